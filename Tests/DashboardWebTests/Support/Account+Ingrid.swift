import Crypto
import DashboardTesting
@testable import DashboardWeb
import HTTPDaemon

extension Account {
    /// Somebody with a passphrase that costs next to nothing to look at.
    static let ingrid = ingrid(knowing: "correct horse")

    static func ingrid(knowing passphrase: String) -> Account {
        guard let hash = PassphraseHash(of: passphrase, cost: .least), let account = Account(name: "ingrid", hash: hash)
        else { preconditionFailure("this is an account") }
        return account
    }
}

extension Browser {
    /// Sends the form at the door, as a browser's window does.
    @discardableResult
    func signIn(_ passphrase: String = "correct horse", as name: String = "ingrid", for page: String? = nil)
        async throws
        -> Reply
    {
        var form = [NamedField("name", name), NamedField("passphrase", passphrase)]
        if let page { form.append(NamedField("return", page)) }
        return try await post("/sign-in", form: form, headers: .form)
    }

    /// Sends the form in the bar.
    @discardableResult
    func signOut() async throws -> Reply { try await post("/sign-out", headers: .form) }
}

extension Headers {
    /// What a browser says of a form of one of our pages.
    static var form: Headers {
        [
            .accept: "text/html,application/xhtml+xml,*/*;q=0.8", .secFetchSite: "same-origin",
            .secFetchMode: "navigate", .secFetchDest: "document",
        ]
    }
}
