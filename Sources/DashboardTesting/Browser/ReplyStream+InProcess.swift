internal import HTTPDaemon

extension ReplyStream {
    /// Reads an answer that was made in this process; its producer works in a task that ends when the reader leaves.
    convenience init(reading response: Response) {
        let (parts, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
        let body = response.body
        let task = Task {
            do {
                switch body {
                case .stream(let produce):
                    try await produce(
                        ResponseStream { bytes in
                            if Task.isCancelled { throw ClientGone() }
                            continuation.yield(bytes)
                        }
                    )
                case .bytes(let bytes): continuation.yield(bytes)
                case .empty, .runs, .file: break
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        self.init(response.status, headers: response.headers, from: .memory(parts, task))
    }
}
