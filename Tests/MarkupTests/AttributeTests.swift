import Markup
import Testing

@Suite struct AttributeTests {
    @Test("Class lists on one element become one, wherever they stand")
    func classes() {
        #expect(rendered { p(.class("a"), .id("x"), .class("b c")) } == #"<p class="a b c" id="x"></p>"#)
        #expect(
            rendered { p(.id("x"), .class("a"), .lang("en"), .class("b")) } == #"<p id="x" class="a b" lang="en"></p>"#
        )
    }

    @Test("A class is carried only where its condition holds", arguments: [true, false])
    func conditionalClass(isOn: Bool) {
        #expect(rendered { p(.class("a", when: isOn)) } == (isOn ? #"<p class="a"></p>"# : "<p></p>"))
        #expect(
            rendered { p(.class("a", when: isOn), .class("b")) }
                == (isOn ? #"<p class="a b"></p>"# : #"<p class="b"></p>"#)
        )
        #expect(
            rendered { p(.class("b"), .class("a", when: isOn)) }
                == (isOn ? #"<p class="b a"></p>"# : #"<p class="b"></p>"#)
        )
    }

    @Test("Any attribute can depend on a condition or on a value", arguments: [true, false])
    func conditions(isOn: Bool) {
        let link: Link? = isOn ? "/there" : nil

        #expect(
            rendered { li(.when(isOn, .ariaCurrent(.date))) }
                == (isOn ? #"<li aria-current="date"></li>"# : "<li></li>")
        )
        #expect(rendered { a(.given(link) { .href($0) }) } == (isOn ? #"<a href="/there"></a>"# : "<a></a>"))
    }

    @Test("An attribute without a value is its name alone")
    func flags() {
        #expect(
            rendered { input(.type(.checkbox), .checked, .required) } == #"<input type="checkbox" checked required>"#
        )
        #expect(rendered { details(.open) { summary { "More" } } } == "<details open><summary>More</summary></details>")
        #expect(rendered { div(.hidden) } == "<div hidden></div>")
    }

    @Test("Attributes of libraries are written by their name")
    func custom() {
        #expect(
            rendered { div(.custom("hx-get", "/fragments/week"), .custom("hx-swap-oob", "true"), .custom("hx-boost")) }
                == #"<div hx-get="/fragments/week" hx-swap-oob="true" hx-boost></div>"#
        )
        #expect(
            rendered { div(.data("view", "week"), .data("count", 3), .data("ready")) }
                == #"<div data-view="week" data-count="3" data-ready></div>"#
        )
    }

    @Test("The words of closed sets are HTML's own")
    func words() {
        #expect(
            rendered { form(.method(.dialog), .encoding(.multipart)) }
                == #"<form method="dialog" enctype="multipart/form-data"></form>"#
        )
        #expect(
            rendered { template(.shadowRootMode(.open)) { slot(.name("week")) { "…" } } }
                == #"<template shadowrootmode="open"><slot name="week">…</slot></template>"#
        )
        #expect(
            rendered { a(.rel(.noopener, .noreferrer), .target(.blank)) }
                == #"<a rel="noopener noreferrer" target="_blank"></a>"#
        )
        #expect(rendered { th(.scope(.column)) } == #"<th scope="col"></th>"#)
        #expect(
            rendered { script(.src("/a.js"), .type(.module), .defer) }
                == #"<script src="/a.js" type="module" defer></script>"#
        )
    }

    @Test("An element may carry twelve attributes")
    func many() {
        let text = rendered {
            input(
                .type(.text),
                .id("a"),
                .class("b"),
                .name("c"),
                .value("d"),
                .placeholder("e"),
                .maxLength(6),
                .minLength(1),
                .autocomplete("off"),
                .required,
                .readOnly,
                .ariaInvalid(true)
            )
        }

        #expect(
            text
                == #"<input type="text" id="a" class="b" name="c" value="d" placeholder="e" maxlength="6" minlength="1""#
                + #" autocomplete="off" required readonly aria-invalid="true">"#
        )
    }

    @Test(
        "An id holds only what needs no quotes",
        arguments: ["", "a b", "a\"b", "a'b", "<a>", "a\nb", "a&b", "ä", "a=b", "a`b", "a#b", "a\0"]
    )
    func illegalIDs(name: String) {
        #expect(ElementID(name) == nil)
    }

    @Test(
        "A fragment's path is an id, and its parts have ids of their own",
        arguments: ["a", "weather/week", "a-b_c.d:1"]
    )
    func ids(name: String) throws {
        let id = try #require(ElementID(name))

        #expect(id.description == name)
        #expect(id.with("title").description == "\(name)-title")
        #expect(rendered { p(.labelledBy(id, id.with("x"))) } == "<p aria-labelledby=\"\(name) \(name)-x\"></p>")
    }

    @Test("A mistake in a literal of the program stops it")
    func literals() async {
        await #expect(processExitsWith: .failure) { _ = ElementID(stringLiteral: "two words") }
        await #expect(processExitsWith: .failure) { _ = Link(stringLiteral: "javascript:alert(1)") }
        await #expect(processExitsWith: .failure) { _ = CustomName(stringLiteral: "onclick") }
        await #expect(processExitsWith: .failure) { _ = CustomName(stringLiteral: "hx-on:click") }
        await #expect(processExitsWith: .failure) { _ = CustomName(stringLiteral: "href") }
        await #expect(processExitsWith: .failure) { _ = DataName(stringLiteral: "Two Words") }
    }
}
