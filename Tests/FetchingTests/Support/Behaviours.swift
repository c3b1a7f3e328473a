import Glibc
import Gzip

/// What a faulty server does, by path.
enum Behaviours {
    static let fine: FaultyServer.Behaviour = { peer, _ in
        peer.send("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nok")
    }

    static let all: [String: FaultyServer.Behaviour] = [
        "/hang": { peer, _ in peer.untilLeft() },
        "/hang-in-head": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-")
            peer.untilLeft()
        },
        "/hang-in-body": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nsome")
            peer.untilLeft()
        },
        "/drip": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\n")
            // Always a sign of life, so that only a limit for the whole time helps.
            while peer.send("x") { poll(nil, 0, 20) }
        },
        "/never-ending": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\n\r\n")
            let block = [UInt8](repeating: UInt8(ascii: "e"), count: 1 << 16)
            while peer.send(block) {}
        },
        "/announced-huge": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n")
            peer.untilLeft()
        },
        "/endless-chunks": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            while peer.send("4\r\nlots\r\n") {}
        },
        "/endless-head": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\n")
            while peer.send("X-More: \(String(repeating: "h", count: 1_000))\r\n") {}
        },
        "/bomb": { peer, _ in
            // A megabyte for each kilobyte.
            let zeros = [UInt8](repeating: 0, count: 20 << 20)
            let packed = Gzip.compress(zeros)
            peer.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n")
            peer.send(packed)
        },
        "/packed": { peer, _ in
            let text = Array(String(repeating: "rain ", count: 1_000).utf8)
            let packed = Gzip.compress(text)
            peer.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n")
            peer.send(packed)
        },
        "/badly-packed": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 8\r\n\r\nnot gzip")
        },
        "/cut-short": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")
            peer.hangUp()
        },
        "/cut-chunk": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\nhalf")
            peer.hangUp()
        },
        "/bad-chunk": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\nhalf\r\n")
            peer.hangUp()
        },
        "/reset": { peer, _ in peer.reset() },
        "/silent-end": { peer, _ in peer.hangUp() },
        "/garbage": { peer, _ in
            peer.send("HTP/9 banana\r\nfoo\r\n\0\r\n\r\n")
            peer.hangUp()
        },
        "/two-lengths": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nwhat")
            peer.hangUp()
        },
        "/hints": { peer, _ in
            peer.send("HTTP/1.1 103 Early Hints\r\nETag: \"early\"\r\n\r\n")
            peer.send("HTTP/1.1 200 OK\r\nLast-Modified: Sun, 06 Nov 1994 08:49:37 GMT\r\nContent-Length: 2\r\n\r\nok")
        },
        "/cookie": { peer, _ in
            peer.send("HTTP/1.1 200 OK\r\nSet-Cookie: id=1; Path=/\r\nContent-Length: 2\r\n\r\nok")
        },
        "/empty": { peer, _ in peer.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") },
        "/503": { peer, _ in peer.send("HTTP/1.1 503 X\r\nRetry-After: 1\r\nContent-Length: 2\r\n\r\nno") },
        "/loop": { peer, _ in
            peer.send("HTTP/1.1 302 Found\r\nLocation: /loop\r\nContent-Length: 0\r\n\r\n")
        },
        "/elsewhere": { peer, _ in
            peer.send("HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/latest\r\nContent-Length: 0\r\n\r\n")
        },
        "/moved": { peer, _ in
            peer.send("HTTP/1.1 301 Moved\r\nLocation: fine?asked=1\r\nContent-Length: 0\r\n\r\n")
        },
    ]
}
