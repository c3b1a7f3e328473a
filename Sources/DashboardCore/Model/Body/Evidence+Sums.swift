extension Evidence {
    /// What one source comes to on the whole.
    struct Sum: Hashable, Sendable {
        let source: Source
        fileprivate(set) var amount: Amount
        /// In how many rows it was believed.
        fileprivate(set) var count = 1
    }

    /// What each source comes to, the one that counted most first; nil where amounts do not add up.
    var sums: [Sum]? {
        var sums: [Source: Sum] = [:]
        for row in rows {
            guard var sum = sums[row.source] else {
                guard row.amount.size != nil else { return nil }
                sums[row.source] = Sum(source: row.source, amount: row.amount)
                continue
            }
            guard let amount = sum.amount + row.amount else { return nil }
            sum.amount = amount
            sum.count += 1
            sums[row.source] = sum
        }
        return sums.values.sorted { one, other in
            (other.amount.size ?? 0, one.source.name ?? "") < (one.amount.size ?? 0, other.source.name ?? "")
        }
    }
}
