import CMHD
import Glibc

// One of the two files of this module that leave the memory-safe part of the language; the other one is POSIX.swift.
// Everything that libmicrohttpd calls, and everything that calls it, stands here.

/// A running libmicrohttpd.
@safe
final class NativeDaemon {
    private var daemon: OpaquePointer?
    private let core: Unmanaged<DaemonCore>
    private let socket: Int32

    /// Starts the worker threads on a socket that listens already.
    init(core: DaemonCore, socket: Int32, threads: Int, tls: TLSIdentity?) throws(DaemonError) {
        unsafe self.core = .passRetained(core)
        self.socket = socket
        let limits = core.limits
        var settings = unsafe daybook_mhd_settings()
        unsafe settings.listening_socket = socket
        unsafe settings.threads = UInt32(threads)
        // The table keeps the limit; libmicrohttpd gets enough room that no worker stops accepting before it.
        unsafe settings.connection_limit = UInt32((limits.connections + 256) * threads)
        unsafe settings.idle_seconds = UInt32(clamping: limits.idleTime.components.seconds)
        // Room for the largest head, what libmicrohttpd notes of it, and the head of the answer. A kept connection
        // costs all of it, because libmicrohttpd clears it after each request.
        unsafe settings.memory_per_connection = limits.headerBytes * 3 / 2 + 4 * 1024
        unsafe settings.context = self.core.toOpaque()
        unsafe settings.on_request = requestCallback
        unsafe settings.on_target = targetCallback
        unsafe settings.on_completed = completedCallback
        unsafe settings.on_connection = connectionCallback
        if let tls {
            unsafe daemon = tls.certificate.withCString { certificate in
                unsafe tls.privateKey.withCString { key in
                    unsafe settings.certificate = certificate
                    unsafe settings.private_key = key
                    return unsafe daybook_mhd_start(&settings)
                }
            }
        } else {
            unsafe daemon = daybook_mhd_start(&settings)
        }
        guard unsafe daemon != nil else {
            unsafe self.core.release()
            throw .cannotStart(isSecure: tls != nil)
        }
    }

    /// Takes no new connections from here on; the listening socket is closed.
    ///
    /// MHD_quiesce_daemon would do that, but it races with the workers for the removal of the socket from their epoll
    /// sets, and whoever comes second aborts the process.
    func stopListening() {
        Socket.stopListening(socket)
    }

    /// Ends the worker threads.
    ///
    /// No connection may be parked any more.
    func stop() {
        guard let daemon = unsafe daemon else { return }
        unsafe MHD_stop_daemon(daemon)
        unsafe self.daemon = nil
        unsafe core.release()
    }
}

/// A connection of libmicrohttpd, valid until its request is completed.
// Safe because libmicrohttpd lets any thread resume a connection; everything else is done on the connection's own.
@safe
struct ConnectionHandle: @unchecked Sendable {
    fileprivate let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) {
        unsafe self.pointer = pointer
    }

    func suspend() { unsafe MHD_suspend_connection(pointer) }

    func resume() { unsafe MHD_resume_connection(pointer) }
}

/// An answer in libmicrohttpd's form, which can be sent any number of times.
// Safe because libmicrohttpd counts references under a lock of its own, and nothing is changed after init.
@safe
final class NativeResponse: @unchecked Sendable {
    fileprivate let pointer: OpaquePointer

    deinit { unsafe MHD_destroy_response(pointer) }

    /// Makes the answer; nothing where its file cannot be opened.
    init?(_ response: Response, with standing: [Headers.Field], stream: StreamReader? = nil) {
        guard let made = unsafe Self.make(response.body, stream: stream) else { return nil }
        unsafe pointer = made
        for field in response.headers {
            unsafe MHD_add_response_header(made, field.name.text, field.value.text)
        }
        for field in standing {
            unsafe MHD_add_response_header(made, field.name.text, field.value.text)
        }
        if response.closesConnection { unsafe MHD_add_response_header(made, "Connection", "close") }
    }

    private static func make(_ body: ResponseBody, stream: StreamReader?) -> OpaquePointer? {
        switch body {
        case .empty:
            return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes):
            return unsafe lend(bytes[...])
        case .runs(let runs):
            return unsafe make(runs.filter { !$0.isEmpty })
        case .file(let slice):
            guard let descriptor = Process.open(slice.path) else { return nil }
            return unsafe MHD_create_response_from_fd_at_offset64(UInt64(slice.count), descriptor, UInt64(slice.offset))
        case .stream:
            // For HEAD. With chunks libmicrohttpd would send the last one, which the client takes for the next answer.
            guard let stream else { return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT) }
            let context = unsafe Unmanaged.passRetained(stream).toOpaque()
            return unsafe MHD_create_response_from_callback(
                daybook_mhd_size_unknown,
                16 * 1024,
                streamCallback,
                context,
                releaseStream
            )
        }
    }

    /// Lends runs to libmicrohttpd without copying them: they are kept alive, unchanged, until the answer is freed.
    private static func make(_ runs: [ArraySlice<UInt8>]) -> OpaquePointer? {
        if runs.count == 1 { return unsafe lend(runs[0]) }
        let loan = RunLoan(runs)
        let context = unsafe Unmanaged.passRetained(loan).toOpaque()
        let vectors = unsafe loan.runs.map { run in
            unsafe run.withUnsafeBytes { unsafe MHD_IoVec(iov_base: $0.baseAddress, iov_len: $0.count) }
        }
        return unsafe MHD_create_response_from_iovec(vectors, UInt32(vectors.count), releaseLoan, context)
    }

    private static func lend(_ run: ArraySlice<UInt8>) -> OpaquePointer? {
        let loan = RunLoan(run)
        let context = unsafe Unmanaged.passRetained(loan).toOpaque()
        return unsafe loan.only.withUnsafeBytes { bytes in
            unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                releaseLoan,
                context
            )
        }
    }
}

/// Keeps byte runs where they are while libmicrohttpd sends from them.
private final class RunLoan: Sendable {
    let only: ArraySlice<UInt8>
    let runs: [ArraySlice<UInt8>]

    init(_ runs: [ArraySlice<UInt8>]) {
        self.runs = runs
        only = []
    }

    /// One run needs no list.
    init(_ only: ArraySlice<UInt8>) {
        self.only = only
        runs = []
    }
}

/// Joins an outbox to the connection that reads it.
final class StreamReader {
    let outbox: Outbox
    unowned let connection: Connection

    init(outbox: Outbox, connection: Connection) {
        self.outbox = outbox
        self.connection = connection
    }
}

private func connection(_ pointer: OpaquePointer?) -> Connection? {
    guard let pointer = unsafe pointer, let context = unsafe daybook_mhd_connection_context(pointer) else { return nil }
    return unsafe Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue()
}

// MARK: - What libmicrohttpd calls

private let connectionCallback: MHD_NotifyConnectionCallback = { context, pointer, slot, event in
    guard let context = unsafe context, let pointer = unsafe pointer, let slot = unsafe slot else { return }
    let core = unsafe Unmanaged<DaemonCore>.fromOpaque(context).takeUnretainedValue()
    if event == .CONNECTION_NOTIFY_STARTED {
        let connection = Connection(
            core: core,
            handle: unsafe ConnectionHandle(pointer),
            descriptor: unsafe daybook_mhd_socket(pointer),
            peer: unsafe IPAddress(daybook_mhd_peer(pointer))?.description ?? "unknown"
        )
        unsafe slot.pointee = Unmanaged.passRetained(connection).toOpaque()
        core.table.insert(connection.watch)
    } else if let kept = unsafe slot.pointee {
        let connection = unsafe Unmanaged<Connection>.fromOpaque(kept).takeRetainedValue()
        unsafe slot.pointee = nil
        core.table.remove(connection.watch)
    }
}

private let targetCallback:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
        context,
        target,
        pointer in
        guard let target = unsafe target, let connection = unsafe connection(pointer) else { return nil }
        let bytes = unsafe UnsafeRawBufferPointer(start: target, count: strlen(target))
        let hasQuery = unsafe memchr(target, Int32(UInt8(ascii: "?")), bytes.count) != nil
        connection.targetArrived(TargetBytes(count: bytes.count, copy: hasQuery ? unsafe Array(bytes) : nil))
        return unsafe context
    }

private let requestCallback: MHD_AccessHandlerCallback = { _, pointer, _, method, _, data, size, _ in
    guard let pointer = unsafe pointer, let size = unsafe size, let connection = unsafe connection(pointer) else {
        return .NO
    }
    let step: Connection.Step
    if connection.awaitsHead {
        guard let method = unsafe method else { return .NO }
        // The head lies where libmicrohttpd read it, from its first byte on; only the delimiters are changed.
        let head = unsafe UnsafeRawBufferPointer(start: method, count: daybook_mhd_head_size(pointer))
        let fieldCount = unsafe Int(MHD_get_connection_values(pointer, .HEADER_KIND, nil, nil))
        step = connection.headArrived(unsafe Array(head), fieldCount: fieldCount)
    } else if unsafe size.pointee > 0, let data = unsafe data {
        let bytes = unsafe UnsafeRawBufferPointer(start: data, count: size.pointee)
        let arrival = connection.bodyArrived(unsafe Array(bytes))
        if arrival.isTaken { unsafe size.pointee = 0 }
        step = arrival.step
    } else {
        step = connection.requestEnded()
    }
    switch step {
    case .proceed, .wait: return .YES
    case .abort: return .NO
    case .respond(let response): return unsafe queue(response, on: connection, pointer)
    }
}

private let completedCallback: MHD_RequestCompletedCallback = { _, pointer, _, code in
    unsafe connection(pointer)?.requestCompleted(wasSent: code == .REQUEST_TERMINATED_COMPLETED_OK)
}

private let streamCallback: MHD_ContentReaderCallback = { context, _, buffer, size in
    let failure = Int(MHD_CONTENT_READER_END_WITH_ERROR)
    guard let context = unsafe context, let buffer = unsafe buffer else { return failure }
    let reader = unsafe Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    while true {
        switch reader.outbox.next(atMost: size) {
        case .bytes(let part):
            unsafe part.withUnsafeBytes {
                unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size).copyMemory(from: $0)
            }
            return part.count
        case .end: return Int(MHD_CONTENT_READER_END_OF_STREAM)
        case .failure: return failure
        case .nothingYet:
            if reader.connection.core.isStopping { return failure }
            if reader.connection.waitForStream() { return 0 }
        }
    }
}

private let releaseStream: MHD_ContentReaderFreeCallback = { context in
    if let context = unsafe context { unsafe Unmanaged<StreamReader>.fromOpaque(context).release() }
}

private let releaseLoan: MHD_ContentReaderFreeCallback = { context in
    if let context = unsafe context { unsafe Unmanaged<RunLoan>.fromOpaque(context).release() }
}

/// Hands an answer to libmicrohttpd, in its prepared form where it has one.
private func queue(_ response: Response, on connection: Connection, _ pointer: OpaquePointer) -> MHD_Result {
    let finished = connection.finish(response)
    guard let native = connection.native(finished) else { return .NO }
    return unsafe MHD_queue_response(pointer, UInt32(finished.status.code), native.pointer)
}

extension Connection {
    /// The form in which an answer goes to the wire.
    fileprivate func native(_ response: Response) -> NativeResponse? {
        if let forms = response.forms {
            let make = { [self] in NativeResponse(response, with: standing(response)) }
            return response.closesConnection ? make() : forms.form(isSecure: isSecure, made: make)
        }
        guard case .stream(let produce) = response.body, request?.method != .head else {
            return NativeResponse(response, with: standing(response))
        }
        let reader = StreamReader(outbox: startStream(produce), connection: self)
        return NativeResponse(response, with: standing(response), stream: reader)
    }
}
