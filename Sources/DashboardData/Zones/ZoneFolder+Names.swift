import DashboardCore
import FoundationEssentials

extension ZoneFolder {
    /// The zones that people choose from, in the order of the alphabet, as the folder's own list has them.
    package var names: [String] {
        guard let data = FileManager.default.contents(atPath: "\(path)/zone.tab") else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let names = lines.filter { !$0.hasPrefix("#") }.compactMap { line -> String? in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            return columns.count > 2 ? ZoneName(String(columns[2]))?.text : nil
        }
        return names.sorted()
    }
}
