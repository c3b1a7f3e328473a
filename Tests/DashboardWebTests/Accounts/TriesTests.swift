import Crypto
import DashboardTesting
import Dispatch
@testable import DashboardWeb
import FoundationEssentials
import HTTPDaemon
import Locking
import Testing

@Suite("Guessing a passphrase", .timeLimit(.minutes(2)))
struct TriesTests {
    @Test("Five tries are free, then it is one a minute, as the frozen clock says")
    func slowing() async throws {
        let house = House(account: .ingrid)
        let browser = house.browser
        for left in ["Four tries are", "Three tries are", "Two tries are", "One try is"] {
            #expect(try await browser.signIn("wrong").text.contains("\(left) left."))
        }
        #expect(try await browser.signIn("wrong").text.contains("The next try is possible in a minute."))
        let refused = try await browser.signIn()
        #expect(refused.status == .tooManyRequests)
        #expect(refused[.retryAfter] == "60")
        #expect(refused.text.contains("There were too many tries, so this one was not looked at."))
        #expect(
            refused.text.contains("The next one is possible in a minute.") && refused.text.contains("value=\"ingrid\"")
        )
        house.clock.withLock { $0 = $0.addingTimeInterval(20) }
        let later = try await browser.signIn()
        #expect(later[.retryAfter] == "40" && later.text.contains("possible in 40 seconds."))
        house.clock.withLock { $0 = $0.addingTimeInterval(40) }
        #expect(try await browser.signIn().status == .seeOther)
        #expect(try await browser.signIn("wrong").text.contains("Four tries are left."), "Who was right starts anew")
    }

    @Test("Another network has its own tries, and half of an IPv6 address is one network")
    func networks() {
        var tries = Tries()
        for _ in 0..<5 { _ = tries.take(from: "192.0.2.1", at: 0) }
        #expect(tries.take(from: "192.0.2.1", at: 0) == .refused(seconds: 60))
        #expect(tries.take(from: "192.0.2.2", at: 0) == .granted(left: 4, seconds: 0))
    }

    @Test("From however many networks, it is ten a minute in all, but not for those who were right before")
    func together() {
        var tries = Tries()
        _ = tries.take(from: "friend", at: 0)
        tries.welcome("friend")
        for number in 0..<50 {
            guard case .granted = tries.take(from: "\(number)", at: 0) else {
                Issue.record("try \(number) was refused")
                return
            }
        }
        #expect(tries.take(from: "another", at: 0) == .refused(seconds: 6))
        #expect(tries.take(from: "friend", at: 0) == .granted(left: 4, seconds: 0))
        #expect(tries.take(from: "another", at: 12) == .granted(left: 4, seconds: 0))
    }

    @Test("What is remembered has an end")
    func bounds() {
        var tries = Tries()
        for number in 0..<20_000 { _ = tries.take(from: "\(number)", at: Double(number) * 6) }
        #expect(tries.count <= 4096)
    }

    @Test("A try that was not looked at is given back, and a clock that goes back gives none")
    func givingBack() {
        var tries = Tries()
        for _ in 0..<5 { _ = tries.take(from: "one", at: 1000) }
        tries.giveBack(to: "one")
        #expect(tries.take(from: "one", at: 1000) == .granted(left: 0, seconds: 60))
        #expect(tries.take(from: "one", at: 0) == .refused(seconds: 60))
    }

    @Test("One passphrase is looked at at a time, few wait, and whoever else comes is turned away")
    func desk() async {
        let (running, isOpen) = (Locked(0), DispatchSemaphore(value: 0))
        let desk = PassphraseDesk(room: 3) { passphrase, _ in
            #expect(
                running.withLock {
                    $0 += 1; return $0
                } == 1
            )
            isOpen.wait()
            isOpen.signal()
            running.withLock { $0 -= 1 }
            return passphrase == "right"
        }
        await withTaskGroup(of: Bool?.self) { group in
            for _ in 0..<5 { group.addTask { await desk.matches("right", Account.ingrid.hash) } }
            // Nobody else is answered before the desk opens.
            for _ in 0..<2 { #expect(await group.next() == .some(nil)) }
            isOpen.signal()
            for _ in 0..<3 { #expect(await group.next() == true) }
        }
        #expect(await desk.matches("wrong", Account.ingrid.hash) == false)
    }
}
