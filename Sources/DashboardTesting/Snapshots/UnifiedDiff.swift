/// The difference of two texts by lines, as `diff -u` shows it.
struct UnifiedDiff {
    private enum Line {
        case both(String)
        case old(String)
        case new(String)

        var isChange: Bool {
            if case .both = self { false } else { true }
        }

        var text: String {
            switch self {
            case .both(let text): " " + text
            case .old(let text): "-" + text
            case .new(let text): "+" + text
            }
        }
    }

    /// Nothing but the lines that differ and three around them; empty for equal texts.
    static func text(from old: String, to new: String, context: Int = 3) -> String {
        let lines = lines(from: split(old), to: split(new))
        var shown = [Bool](repeating: false, count: lines.count)
        for (index, line) in lines.enumerated() where line.isChange {
            for near in max(0, index - context)..<min(lines.count, index + context + 1) { shown[near] = true }
        }
        var text: [String] = []
        var oldNumber = 1
        var newNumber = 1
        for (index, line) in lines.enumerated() {
            if shown[index] {
                if index == 0 || !shown[index - 1] { text.append("@@ -\(oldNumber) +\(newNumber) @@") }
                text.append(line.text)
            }
            switch line {
            case .both:
                oldNumber += 1
                newNumber += 1
            case .old: oldNumber += 1
            case .new: newNumber += 1
            }
        }
        return text.joined(separator: "\n")
    }

    private static func lines(from old: [String], to new: [String]) -> [Line] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
        var lines: [Line] = []
        var oldIndex = 0
        var newIndex = 0
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(.old(old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(.new(new[newIndex]))
                newIndex += 1
            } else {
                lines.append(.both(old[oldIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return lines
    }

    private static func offset(of change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func split(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines
    }
}
