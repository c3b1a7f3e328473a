package import Markup

/// Says on a page of samples how somebody's own body comes there; nothing at all once it has come.
package final class BringingController: Controller, SourceFollower {
    private let bodySource: any BodySource
    private var isSample: Bool

    package init(for source: any BodySource) {
        bodySource = source
        isSample = source.isSample
        super.init()
    }

    package override var title: String { texts.bring }
    package override var allowsHiding: Bool { false }

    package override var root: FragmentRoot {
        FragmentRoot(.div, classes: isSample ? "bringing c12" : "bringing none")
    }

    package override func willAppear() { followSource() }

    package func followSource() {
        guard isSample != bodySource.isSample else { return }
        isSample = bodySource.isSample
        setNeedsRender()
    }

    package override var content: any Markup { isSample ? BringingView(words: texts) : nil }

    package override var words: String? {
        isSample ? texts.bringing.before + texts.bring + texts.bringing.after + BodyImport.command : nil
    }

    private var texts: BodyDayWords { traits.teller.words.body.days }
}
