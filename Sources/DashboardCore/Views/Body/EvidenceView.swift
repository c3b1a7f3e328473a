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
                for (index, item) in evidence.enumerated() {
                    EvidenceOfFigure(
                        item: item,
                        // What holds for several figures in a row is said of the first one.
                        saysRule: index == 0 || evidence[index - 1].rule != item.rule,
                        told: told,
                        whole: whole
                    )
                }
            }
        }
    }
}

/// Who was believed when, for one figure.
private struct EvidenceOfFigure: Markup {
    /// As many rows as one reads at a glance.
    private static let few = 6
    /// As many as anybody reads.
    private static let most = 96

    let item: Evidence
    let saysRule: Bool
    let told: Teller
    let whole: Link

    var content: some Markup {
        h3 { item.name(told) }
        if saysRule { p(.class("soft")) { item.rule.text(told) } }
        if item.rows.count <= Self.few {
            EvidenceRows(rows: item.rows[...], told: told)
        } else {
            if let sums = item.sums {
                dl(.class("runs")) { sums.map { EvidenceSum(sum: $0, told: told) } }
            }
            details {
                summary { words.allStretches(item.rows.count) }
                EvidenceRows(rows: item.rows.prefix(Self.most), told: told)
                if item.rows.count > Self.most {
                    p(.class("soft")) {
                        a(.href(whole)) { words.more(item.rows.count - Self.most) }
                    }
                }
            }
        }
    }

    private var words: EvidenceWords { told.words.body.evidence }
}

/// Stretches of time one under the other.
private struct EvidenceRows: Markup {
    let rows: ArraySlice<Evidence.Row>
    let told: Teller

    var content: some Markup {
        if !rows.isEmpty {
            dl(.class("runs")) { rows.map { EvidenceRow(row: $0, told: told) } }
        }
    }
}

/// One stretch of time: when and how much on one line, under it whose it is, and what did not count beside it.
private struct EvidenceRow: Markup {
    let row: Evidence.Row
    let told: Teller

    var content: some Markup {
        div {
            dt { row.times?.text(told) ?? words.allDay }
            dd(.class("amount")) { row.amount.text(told) }
            dd(.class("by")) { SourceName(source: row.source, words: words) }
            if !row.ignored.isEmpty {
                dd(.class("aside")) {
                    told.words.frame.card.remark(words.notCounted, "")
                    for (index, claim) in row.ignored.enumerated() {
                        if index > 0 { words.semicolon }
                        [claim.amount.text(told), claim.times?.text(told)].compactMap { $0 }
                            .joined(separator: told.words.frame.card.comma)
                        words.brackets.open
                        SourceName(source: claim.source, words: words)
                        words.brackets.close
                    }
                }
            }
        }
    }

    private var words: EvidenceWords { told.words.body.evidence }
}

/// What one source comes to in all of its stretches.
private struct EvidenceSum: Markup {
    let sum: Evidence.Sum
    let told: Teller

    var content: some Markup {
        let words = told.words.body.evidence
        div {
            dt { SourceName(source: sum.source, words: words) }
            dd(.class("amount")) { sum.amount.text(told) }
            dd(.class("by")) { words.stretches(sum.count) }
        }
    }
}

/// Whose something is; a name that its owner gave is no language's.
private struct SourceName: Markup {
    let source: Evidence.Source
    let words: EvidenceWords

    var content: some Markup {
        if let name = source.name {
            bdi(.translate(false)) { name }
            if source.isPushed { words.brackets.open + words.pushed + words.brackets.close }
        } else {
            words.unknownSource
        }
    }
}
