import Markup

/// Why figures are what they are, folded away until somebody asks.
struct EvidenceView: Markup {
    let evidence: [Evidence]

    var content: some Markup {
        if !evidence.isEmpty {
            details(.class("why small")) {
                summary { "Why these numbers" }
                evidence.map { EvidenceTable(item: $0) }
            }
        }
    }
}

/// Who was believed when, for one figure.
private struct EvidenceTable: Markup {
    /// As many rows as one reads; the others are in the JSON.
    private static let most = 24

    let item: Evidence

    var content: some Markup {
        h3 { item.name }
        p(.class("soft")) { item.rule }
        if !item.rows.isEmpty {
            div(.class("table"), .tabIndex(0), .role(.region), .ariaLabel("Why: \(item.name)")) {
                table {
                    thead {
                        tr {
                            for name in ["When", "Believed", "Counted", "Put aside"] { th(.scope(.column)) { name } }
                        }
                    }
                    tbody { item.rows.prefix(Self.most).map { EvidenceRow(row: $0) } }
                }
            }
        }
        if item.rows.count > Self.most { p(.class("soft")) { "And \(item.rows.count - Self.most) more in the JSON." } }
    }
}

/// One time of it.
private struct EvidenceRow: Markup {
    let row: Evidence.Row

    var content: some Markup {
        tr {
            th(.scope(.row)) { row.time }
            td { row.source }
            td { row.amount }
            td { row.ignored.isEmpty ? "–" : row.ignored }
        }
    }
}
