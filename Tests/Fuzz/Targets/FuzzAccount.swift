/// An account that was read is one line, and is read again as the same; anything else has a reason in its first lines.
func fuzzAccount(_ bytes: [UInt8]) {
    let account: AccountLine
    do throws(AccountFault) {
        account = try AccountLine(file: bytes)
    } catch {
        promise(!error.reason.isEmpty && (1...2).contains(error.line), "a fault has a place and a reason")
        return
    }
    promise(account.text.utf8.allSatisfy { !$0.isControl }, "an account is one printable line")
    promise(!account.name.isEmpty && !account.name.contains(":"), "a name ends at the first colon")
    promise(account.hash.hasPrefix("$argon2id$"), "a hash says what it is")
    for end in ["", "\n"] {
        let again: AccountLine?
        do throws(AccountFault) { again = try AccountLine(file: Array((account.text + end).utf8)) } catch {
            again = nil
        }
        promise(again == account, "an account survives its own spelling")
    }
    promise(AccountLine(name: account.name, hash: account.hash) == account, "and can be put together")
}
