import Fetching
import Testing

@Suite struct AddressTests {
    @Test(
        "A text is an address, or it is said what is wrong with it",
        arguments: [
            ("https://api.met.no/a?b=c", nil), ("HTTPS://API.met.no", nil), ("https://api.met.no:8443/", nil),
            ("http://127.0.0.1:9/", nil), ("http://127.255.0.1/", nil), ("http://localhost/", nil),
            ("http://[::1]:80/", nil), ("https://[2001:db8::1]/", nil),
            ("http://api.met.no/", .plain), ("http://10.0.0.1/", .plain), ("http://127.0.0.1.example.org/", .plain),
            ("http://localhost.example.org/", .plain), ("http://0.0.0.0/", .plain), ("http://[::2]/", .plain),
            ("ftp://example.org/", .scheme), ("file:///etc/passwd", .form),
            ("gopher://example.org/", .scheme),
            ("", .form), ("https://", .form), ("https:///path", .form), ("https://me@example.org/", .form),
            ("https://me:secret@example.org/", .form), ("https://example.org/a b", .form),
            ("https://example.org/\r\nHost: evil", .form), ("https://example.org/\u{0}", .form),
            ("https://example.org:0/", .host), ("https://example.org:70000/", .form), ("https://ex ample.org/", .form),
            ("https://zürich.example/", .host), ("https://example.org/zürich", .form), ("api.met.no/x", .form),
        ] as [(String, AddressError?)]
    )
    func parsing(_ text: String, _ error: AddressError?) {
        do {
            _ = try Address(text)
            #expect(error == nil, "\(text)")
        } catch let found {
            #expect(found == error, "\(text)")
        }
    }

    @Test("Plain http may go over a network only where that was said")
    func plain() throws {
        #expect("\(try Address("http://nas.local:8080/x", plain: .anywhere))" == "http://nas.local:8080/x")
    }

    @Test("What is put into an address keeps its meaning")
    func parts() throws {
        let address = try Address("https://api.example/v1/")
            .segments("forecast", "a/b", "47.37,8.54")
            .query("name", "Zürich & Umgebung")
            .query("q", "1=2")
        #expect(
            "\(address)" == "https://api.example/v1/forecast/a%2Fb/47.37,8.54?name=Z%C3%BCrich%20%26%20Umgebung&q=1%3D2"
        )
    }

    @Test("The same address is the same, whoever wrote it")
    func equality() throws {
        #expect(try Address("https://API.example:443/x") == Address("https://api.example").segments("x"))
        #expect(try Address("https://api.example/x") != Address("https://api.example/").segments("y"))
    }

    @Test("A key is sent and never shown")
    func secrets() throws {
        let key = "hunter2"
        let address = try Address("https://api.example").segments("forecast", .secret(key), "47,8")
            .query("appid", .secret(key)).query("units", "si")
        let written = try Address("https://api.example/forecast?appid=hunter2")
        #expect("\(address)" == "https://api.example/forecast/…/47,8?appid=…&units=si")
        #expect("\(written)" == "https://api.example/forecast?…")
        let header = CallHeader("apikey", key)
        let inquiry = Inquiry(address, headers: [header])
        var dumped = ""
        dump([inquiry, Inquiry(written)], to: &dumped)
        dump(Call(address, headers: [header], limit: 1, deadline: .seconds(1)), to: &dumped)
        dump(AddressPart.secret(key), to: &dumped)
        for text in [dumped, "\(inquiry)", String(reflecting: address), "\(header)", "\([AddressPart.secret(key)])"] {
            #expect(!text.contains(key))
        }
    }

    @Test("Whom to write to stands in the request, unless it could not stand there")
    func userAgents() {
        #expect(UserAgent(version: "1.0", contact: "me@example.org")?.description == "Daybook/1.0 (+me@example.org)")
        for contact in ["", "a b", "a)", "a\r\nHost: x", "ü", "\\"] {
            #expect(UserAgent(version: "1.0", contact: contact) == nil, "\(contact)")
        }
    }
}
