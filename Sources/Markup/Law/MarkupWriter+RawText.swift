// Elements whose content is not parsed for entities have rules of their own.
extension MarkupWriter {
    /// Appends JSON so that it can stand inside `<script>`.
    mutating func append(json text: String) {
        append(text) { rest in
            switch rest.first {
            case UInt8(ascii: "<"): ("\\u003C", 1)
            case UInt8(ascii: ">"): ("\\u003E", 1)
            case UInt8(ascii: "&"): ("\\u0026", 1)
            case 0: ("\\u0000", 1)
            // U+2028 and U+2029 end a line in older JavaScript, though not in JSON.
            case 0xE2 where rest.starts(with: [0xE2, 0x80, 0xA8]): ("\\u2028", 3)
            case 0xE2 where rest.starts(with: [0xE2, 0x80, 0xA9]): ("\\u2029", 3)
            default: nil
            }
        }
    }

    /// Appends a program so that it can stand inside `<script>`.
    mutating func append(javaScript text: String) {
        append(text) { rest in
            switch rest.first {
            case 0: ("\u{FFFD}", 1)
            case UInt8(ascii: "<")
            where Self.begins(rest, with: "</script") || Self.begins(rest, with: "<script")
                || Self.begins(rest, with: "<!--"):
                ("\\x3C", 1)
            default: nil
            }
        }
    }

    /// Appends style rules so that they can stand inside `<style>`.
    mutating func append(styleSheet text: String) {
        append(text) { rest in
            switch rest.first {
            case 0: ("\u{FFFD}", 1)
            case UInt8(ascii: "<") where Self.begins(rest, with: "</") || Self.begins(rest, with: "<!--"): ("<\\", 1)
            default: nil
            }
        }
    }

    /// Appends `text`, asking at each byte what is to be written instead and of how many bytes.
    private mutating func append(
        _ text: String,
        replacing replacement: (ArraySlice<UInt8>) -> (StaticString, length: Int)?
    ) {
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            if let (instead, length) = replacement(bytes[index...]) {
                append(instead)
                index += length
            } else {
                append(byte: bytes[index])
                index += 1
            }
        }
    }

    /// Compares without regard to the case of ASCII letters, as HTML parsers do.
    private static func begins(_ bytes: ArraySlice<UInt8>, with word: String) -> Bool {
        bytes.count >= word.utf8.count
            && zip(bytes, word.utf8).allSatisfy { byte, letter in
                byte == letter || (0x41...0x5A).contains(byte) && byte + 0x20 == letter
            }
    }
}
