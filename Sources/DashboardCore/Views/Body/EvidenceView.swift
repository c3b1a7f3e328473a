import Markup

/// Why figures are what they are, folded away until somebody asks.
struct EvidenceView: Markup {
    let evidence: [Evidence]
    let told: Teller
    /// The same for programs, where all of it stands.
    let whole: Link

    var content: some Markup {
        if !evidence.isEmpty {
            details(.class("why small")) {
                summary { told.words.body.evidence.title }
                evidence.map { EvidenceTable(item: $0, told: told, whole: whole) }
            }
        }
    }
}

/// Who was believed when, for one figure.
private struct EvidenceTable: Markup {
    /// As many rows as one reads.
    private static let most = 24

    let item: Evidence
    let told: Teller
    let whole: Link

    var content: some Markup {
        h3(.given(told.englishTag) { .lang($0) }) { item.name }
        p(.class("soft"), .given(told.englishTag) { .lang($0) }) { item.rule }
        if !item.rows.isEmpty {
            div(.class("table"), .tabIndex(0), .role(.region), .ariaLabel(words.table(item.name))) {
                table {
                    thead {
                        tr {
                            for name in [words.when, words.believed, words.counted, words.putAside] {
                                th(.scope(.column)) { name }
                            }
                        }
                    }
                    tbody(.given(told.englishTag) { .lang($0) }) {
                        item.rows.prefix(Self.most).map { EvidenceRow(row: $0) }
                    }
                }
            }
        }
        if item.rows.count > Self.most {
            p(.class("soft")) {
                a(.href(whole)) { words.more(item.rows.count - Self.most) }
            }
        }
    }

    private var words: EvidenceWords { told.words.body.evidence }
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
