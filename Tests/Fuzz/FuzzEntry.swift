import Glibc

/// Every parser of bytes that somebody else wrote, by the name of its corpus.
let targets: [String: @Sendable ([UInt8]) -> Void] = [
    "accept": fuzzAccept,
    "account": fuzzAccount,
    "apple-date": fuzzAppleDate,
    "archive": fuzzArchive,
    "cookie": fuzzCookie,
    "date": fuzzDate,
    "decimal": fuzzDecimal,
    "entity-tag": fuzzEntityTag,
    "form": fuzzForm,
    "gpx": fuzzGPX,
    "header": fuzzHeader,
    "host": fuzzHost,
    "media-type": fuzzMediaType,
    "met-norway": fuzzMETNorway,
    "multipart": fuzzMultipart,
    "open-meteo": fuzzOpenMeteo,
    "open-meteo-air": fuzzAir,
    "path": fuzzPath,
    "pirate-weather": fuzzPirateWeather,
    "prolog": fuzzProlog,
    "push": fuzzPush,
    "query": fuzzQuery,
    "range": fuzzRange,
    "yaml": fuzzYAML,
    "zone": fuzzZone,
]

/// One binary holds all targets, since they share what takes long to build.
let chosen: @Sendable ([UInt8]) -> Void = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = targets[name] else {
        fatalError("FUZZ_TARGET is one of \(targets.keys.sorted().joined(separator: ", "))")
    }
    return target
}()

/// What libFuzzer calls with each input it has thought of.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosen(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

/// The value, or nothing if the parser refuses; any other error does not compile.
func parsed<Value>(_ parse: () throws(ParseError) -> Value) -> Value? {
    do throws(ParseError) {
        return try parse()
    } catch {
        promise(error.got.utf8.count <= 64, "an error stays short")
        promise(error.got.utf8.allSatisfy { !$0.isControl }, "an error is printable")
        return nil
    }
}

func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
}

/// Ends the run with the promise that was broken, which a precondition would not name in an optimised build.
func promise(_ isKept: Bool, _ promise: StaticString) {
    if !isKept { fatalError("broken promise: \(promise)") }
}
