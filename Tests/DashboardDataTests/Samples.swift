import DashboardCore
import Foundation

/// A moment that is so many days after the first one.
func day(_ days: Double) -> Date {
    Date(timeIntervalSince1970: 1_780_000_000 + days * 86_400)
}

func visitor(_ number: Int) -> VisitorKey {
    VisitorKey(token: "visitor \(number)")
}

/// Choices that can be told apart by a number.
func snapshot(_ number: Int) -> StateSnapshot {
    var record = StateRecord(path: "screen/clock")
    record.isHidden = number % 2 == 1
    record.state = ["number": "\(number)"]
    return StateSnapshot([record])
}

/// The number in such choices.
func number(in visitor: SavedVisitor?, _ screen: Identifier = "today") -> Int? {
    visitor?.screens[screen]?.records.first?.state["number"].flatMap { Int($0) }
}
