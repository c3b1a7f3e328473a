import DashboardCore
import HTTPDaemon
import Markup

/// A page that is sent while some of its widgets are still loading.
///
/// The arrangement goes first, in a shadow tree of the main element, with the widgets that are ready; the others follow
/// in the order in which they become ready, each into its own slot. A browser needs no script for that.
struct StreamedPage: Sendable {
    let scene: Scene
    /// Nil for the usual one.
    var view: Aspect?
    let stage: Backstage

    func send(into stream: ResponseStream) async throws {
        let assets = try stage.assets()
        scene.session.showSpinners()
        let (chrome, arrangement) = scene.session.enter { root in
            let chrome = PageChrome(of: root, in: view, owner: stage.owner, assets: assets)
            return (chrome, root.shownScreen?.arrangement(in: view) ?? Arrangement())
        }
        scene.session.commit()
        var waiting = arrangement.waiting
        scene.session.startWaiting(for: waiting)
        // Somebody else may have left since the request came, and had loads called back that nobody waited for yet.
        scene.session.resumeLoads()
        do {
            let frame = chrome.rendered(reserving: 2048)
            let middle = frame.holes.first?.offset ?? frame.bytes.count
            try await stream.write(Self.shell(frame.bytes[..<middle], arrangement))
            try await sendArrivals(of: &waiting, into: stream)
            try await stream.write(Array(frame.bytes[middle...]))
        } catch {
            scene.session.stopWaiting(for: waiting, hasLeft: true)
            throw error
        }
    }

    /// Sends each widget when it is ready, and at the end an apology for each that is not.
    private func sendArrivals(of waiting: inout [[Identifier]], into stream: ResponseStream) async throws {
        let changes = scene.session.changes(within: stage.patience.deadline)
        try await sendReady(of: &waiting, into: stream)
        // All may have come between the look at the tree and now, and then there is no change to wait for.
        if waiting.isEmpty { return }
        for await _ in changes {
            try await sendReady(of: &waiting, into: stream)
            if waiting.isEmpty { return }
        }
        try Task.checkCancellation()
        let late = waiting
        guard !late.isEmpty else { return }
        let address = stage.storyboard.address(of: scene.screen, in: view)
        let apologies = scene.session.enter { root in
            root.apologies(to: late, after: stage.patience.deadline, retry: address)
        }
        try await stream.write(apologies.flatMap(\.bytes))
        // They are still wanted: the visitor has been told that they are being asked for.
        scene.session.stopWaiting(for: late, hasLeft: false)
        waiting = []
    }

    private func sendReady(of waiting: inout [[Identifier]], into stream: ResponseStream) async throws {
        let paths = waiting
        guard !paths.isEmpty else { return }
        let arrivals = scene.session.enter { root in root.arrivals(among: paths) }
        guard !arrivals.isEmpty else { return }
        scene.session.commit()
        for arrival in arrivals { try await stream.write(arrival.bytes) }
        let arrived = Set(arrivals.map(\.path))
        scene.session.stopWaiting(for: Array(arrived), hasLeft: false)
        waiting.removeAll { arrived.contains($0) }
    }

    private static func shell(_ head: ArraySlice<UInt8>, _ arrangement: Arrangement) -> [UInt8] {
        var bytes = Array(head)
        bytes += Array(#"<template shadowrootmode="open">"#.utf8)
        for run in arrangement.layout { bytes += run }
        bytes += Array("</template>".utf8)
        for part in arrangement.parts { bytes += part.bytes }
        // A browser may paint when it has read half of this; until it has read here, the stylesheet keeps the page back,
        // which would move with every part that comes above others.
        bytes += Array(#"<i slot="shell" hidden></i>"#.utf8)
        return bytes
    }
}
