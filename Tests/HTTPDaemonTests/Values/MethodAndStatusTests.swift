import HTTPDaemon
import Testing

@Suite("Methods and statuses")
struct MethodAndStatusTests {
    @Test("Any token is a method", arguments: ["GET", "get", "M-SEARCH", "PROPFIND", "a!#$%&'*+.^_`|~1"])
    func tokens(name: String) throws {
        #expect(try Method(name).name == name)
    }

    @Test("What is no token is no method", arguments: ["", "G ET", "GET\r", "GÉT", "GET/", "G\u{0}T", "(GET)", "GET:"])
    func refused(name: String) {
        #expect(throws: ParseError.self) { try Method(name) }
    }

    @Test("A method is bounded in length")
    func length() throws {
        #expect(try Method(String(repeating: "A", count: 32)).name.utf8.count == 32)
        #expect(throws: ParseError.self) { try Method(String(repeating: "A", count: 33)) }
    }

    @Test("Methods differ by case, and know whether they are safe")
    func comparison() throws {
        #expect(try Method("GET") == .get)
        #expect(try Method("get") != .get)
        let all: [Method] = [.get, .head, .post, .put, .patch, .delete, .options]
        #expect(all.filter(\.isSafe) == [.get, .head, .options])
    }

    @Test(
        "A status says its words",
        arguments: [(Status.ok, "200 OK"), (.notFound, "404 Not Found"), (Status(299), "299")]
    )
    func words(status: Status, text: String) {
        #expect(status.description == text)
    }

    @Test("A status knows whether it is an error and can have a body")
    func kinds() {
        #expect(Status.notFound.isError)
        #expect(!Status.notModified.isError)
        #expect(!Status.notModified.allowsBody)
        #expect(!Status.noContent.allowsBody)
        #expect(Status.ok.allowsBody)
    }
}
