internal import Health
internal import XML

/// Who has noted the samples of an export.
struct SourceTable {
    private static let most = 10_000

    /// The sources met so far; their numbers are their places.
    private(set) var sources: [HealthSource] = []
    private var names = ByteTable(capacity: most, longest: 512)
    private var devices = ByteTable(capacity: most, longest: 1_024)
    private var numbers: [UInt64: Int32] = [:]
    private var last: (pair: UInt64, number: Int32)?
    private var scratch: [UInt8] = []
    /// The device that came last, as it was written.
    private var lastDevice: (written: [UInt8], number: Int32?) = ([], nil)

    mutating func name(_ bytes: Span<UInt8>) -> Int32? { names.number(of: bytes) }

    /// A device by its description, without what differs between two that are the same: where it lay in the phone's memory,
    /// and what was installed on it since.
    ///
    /// `<<HKDevice: 0x2830a1e40>, name:Watch, model:Watch, software:10.3>` is `name:Watch, model:Watch`.
    mutating func device(_ bytes: Span<UInt8>) -> Int32? {
        guard bytes.begins(with: "<<HKDevice: ") else { return devices.number(of: bytes) }
        if lastDevice.written.count == bytes.count, bytes.stand(in: lastDevice.written) { return lastDevice.number }
        lastDevice = (bytes.array, clean(bytes))
        return lastDevice.number
    }

    private mutating func clean(_ bytes: Span<UInt8>) -> Int32? {
        var start = 12
        while start < bytes.count, bytes[start] != UInt8(ascii: ">") { start += 1 }
        start += 1
        if start + 1 < bytes.count, bytes[start] == UInt8(ascii: ","), bytes[start + 1] == UInt8(ascii: " ") {
            start += 2
        }
        let end = bytes.count > 0 && bytes[bytes.count - 1] == UInt8(ascii: ">") ? bytes.count - 1 : bytes.count
        scratch.removeAll(keepingCapacity: true)
        var index = start
        while index < end {
            if bytes[index] == UInt8(ascii: ","), Self.beginsTransient(bytes, at: index) { break }
            scratch.append(bytes[index])
            index += 1
        }
        // Taken out for so long, so that it is not copied.
        var cleaned: [UInt8] = []
        swap(&cleaned, &scratch)
        defer { swap(&cleaned, &scratch) }
        return devices.number(of: cleaned.span)
    }

    /// The number of a source; nothing where there are too many.
    mutating func number(name: Int32, device: Int32) -> Int32? {
        let pair = UInt64(UInt32(bitPattern: name)) << 32 | UInt64(UInt32(bitPattern: device))
        if let last, last.pair == pair { return last.number }
        let number: Int32
        if let known = numbers[pair] {
            number = known
        } else {
            guard sources.count < Self.most else { return nil }
            number = Int32(sources.count)
            sources.append(
                HealthSource(name < 0 ? "" : names.word(name), device: device < 0 ? "" : devices.word(device))
            )
            numbers[pair] = number
        }
        last = (pair, number)
        return number
    }

    private static func beginsTransient(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        let rest = bytes.extracting(index..<bytes.count)
        return rest.begins(with: ", software:") || rest.begins(with: ", creation date:")
    }
}
