@testable import HTTPDaemon
import Testing

@Suite("Who is at the other end")
struct ClientTests {
    @Test(
        "Only this machine is local, however it is written",
        arguments: [
            ("127.0.0.1", true), ("127.255.0.3", true), ("::1", true), ("::ffff:127.0.0.1", true),
            ("128.0.0.1", false), ("0.0.0.0", false), ("::", false), ("::2", false), ("10.0.0.1", false),
            ("::ffff:10.0.0.1", false), ("localhost", false), ("", false), ("127.0.0.1.example", false),
        ]
    )
    func local(address: String, isLocal: Bool) {
        #expect(Client(address: address, isSecure: false).isLocal == isLocal)
    }

    @Test(
        "A network is what a visitor cannot easily change",
        arguments: [
            ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::9"), ("::ffff:192.0.2.7", "192.0.2.7"),
        ]
    )
    func network(one: String, other: String) {
        #expect(Client(address: one, isSecure: false).network == Client(address: other, isSecure: true).network)
    }

    @Test("Two networks are two")
    func networks() {
        let addresses = ["192.0.2.7", "192.0.2.8", "2001:db8:1:2::1", "2001:db8:1:3::1", "nonsense"]
        #expect(Set(addresses.map { Client(address: $0, isSecure: false).network }).count == addresses.count)
    }
}
