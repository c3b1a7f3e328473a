/// Pages that look like the product's, of the sizes that are compared.
enum Filler {
    static let page = document(bytes: 28_000)
    static let fragment = article(bytes: 3_000)

    private static func document(bytes: Int) -> [UInt8] {
        let head = "<!DOCTYPE html><html lang=\"en\"><head><title>Daybook</title></head><body><main>"
        let foot = "</main></body></html>"
        return Array(head.utf8) + article(bytes: bytes - head.utf8.count - foot.utf8.count) + Array(foot.utf8)
    }

    private static func article(bytes: Int) -> [UInt8] {
        var html = Array("<article class=\"card\"><h2>The week</h2><ol>".utf8)
        let foot = Array("</ol></article>".utf8)
        var day = 1
        while true {
            let row = Array("<li><b>Day \(day)</b> Rain from four, \(day % 17)° and wind from the west</li>".utf8)
            guard html.count + row.count + foot.count <= bytes else { break }
            html += row
            day += 1
        }
        let padding = [UInt8](repeating: UInt8(ascii: " "), count: bytes - html.count - foot.count)
        return html + padding + foot
    }
}
