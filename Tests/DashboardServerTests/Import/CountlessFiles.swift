import DashboardTesting
import Foundation

/// An archive of five million files without a name or a byte, of which each takes forty-six bytes of the list.
enum CountlessFiles {
    private static let files = 5_000_000
    private static let file: [UInt8] = [0x50, 0x4B, 1, 2] + [UInt8](repeating: 0, count: 42)

    static func write(to path: String, isLarge: Bool) throws {
        var zip = ZipMaker()
        zip.add("export.xml", Array("<HealthData/>".utf8))
        try Data(zip.bytes()).write(to: URL(filePath: path))
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        let start = Int(try handle.seekToEnd())
        let block = Data([[UInt8]](repeating: file, count: 50_000).joined())
        for _ in 0..<files / 50_000 { try handle.write(contentsOf: block) }
        let list = start..<start + files * file.count
        // Where the number has room for two bytes only, libzip counts for itself.
        try handle.write(contentsOf: Data(ZipMaker.end(files: files, list: list, isLarge: isLarge)))
        try handle.close()
    }
}
