import DashboardCore

extension SampleShelf {
    static func bridge(on day: CalendarDay) -> Story {
        Story(
            "bridge",
            title: "The bridge that counts rain",
            summary: "A footbridge with strings for railings turns every drop into a number. We walked it in the rain.",
            feed: "Field Notes",
            published: day.adding(-2),
            minutes: 6,
            plate: Story.Plate(.footbridge, caption: "Drawn from memory, at about four, when it was heaviest."),
            paragraphs: [
                """
                There is a footbridge below the old mill where the railings are strings. When it rains, and here it \
                mostly rains, each drop that strikes a string moves a small weight, and each weight moves a pen. By \
                evening the drum under the eastern arch has drawn the day.
                """,
                """
                I had read about it and supposed it would be loud. It is not. You hear the river first, then the rain \
                on your own hood, and only when you put a hand to the rail do you feel it counting, a faint and even \
                ticking, like a watch in another room.
                """,
                """
                The keeper comes at eight to change the paper. She told me that the sheets are never thrown away; they \
                are pasted into ledgers, one for each year, and that the wet years are noticeably thicker. She did not \
                say which she preferred.
                """,
                """
                We stood until the heaviest of it had passed. The pen climbed, leaned, and came down again in a long \
                slope that anyone could read without being told how.
                """,
            ]
        )
    }

    static func tram(on day: CalendarDay) -> Story {
        Story(
            "tram",
            title: "A quiet week for the tram",
            summary: "No delays on line 1 for nine days, and what changed.",
            feed: "Bergen Letter",
            published: day.adding(-3),
            minutes: 3,
            paragraphs: [
                """
                For nine days line 1 has left when its timetable says it does. The drivers noticed first, because they \
                had time to drink their coffee at the far end while it was warm.
                """,
                """
                Nothing was built. In March somebody moved the pause from the middle of the line to both of its ends, \
                one minute here and two minutes there, so that a late tram can catch up where nobody is waiting for it.
                """,
                """
                The two old ladies who ride to the market on Thursdays have complained. They used to have eleven \
                minutes at the square, they say, and now they have four, and the bread is on the other side.
                """,
            ]
        )
    }

    static func swift(on day: CalendarDay) -> Story {
        Story(
            "small-machines",
            title: "Swift on small machines",
            summary: "What a two-core box can serve when it only serves what changed.",
            feed: "Own journal",
            published: day.adding(-5),
            minutes: 9,
            paragraphs: [
                """
                The box stands on the shelf beside the dictionaries. It has two cores and no fan, and the cat likes it. \
                For a month now it has answered for everything that I look at in the morning.
                """,
                """
                The trick is no trick. A page is made of parts, and a part that has not changed is not written again; \
                it lies in memory as the bytes that it was, and goes out as those. On most mornings one part of twelve \
                has changed, and that one is the clock.
                """,
                """
                I have stopped looking at the load. It says nought, and when it says something else there is a reason, \
                and the reason has a name in the log. That was worth more to me than being fast.
                """,
            ]
        )
    }

    static func choir(on day: CalendarDay) -> Story {
        Story(
            "choir",
            title: "Choir notes, spring programme",
            summary: "Three pieces, one of them too high.",
            feed: "Own journal",
            published: day.adding(-7),
            minutes: 2,
            paragraphs: [
                """
                We begin with the old hymn in the plain setting, because everybody can breathe in it. Then the round \
                about the ferry, twice, the second time without the piano.
                """,
                """
                The last one is too high for the altos from bar forty on. Signe has written us a line a third lower \
                that nobody will notice and all of us will be grateful for. Bring a pencil.
                """,
            ]
        )
    }

    static func diary(on day: CalendarDay) -> Story {
        Story(
            "weather-diary",
            title: "On keeping a weather diary",
            summary: "Forty years of pencilled pressure readings from a kitchen in Voss.",
            feed: "Field Notes",
            published: day.adding(-9),
            minutes: 11,
            paragraphs: [
                """
                The first entry is from a Tuesday: 1,009, falling, washing brought in. The last one is from a Tuesday, \
                too. Between them lie forty years of the same kitchen, the same barometer and three kinds of pencil.
                """,
                """
                He was no scientist and did not want to be one. He wrote down what the glass said at seven, what the \
                sky did about it, and one thing that had been different because of that: boots, a funeral put off, a \
                cousin who stayed the night.
                """,
                """
                The institute has copied the figures and was glad of them. The family has kept the third column. Read \
                down the page, it is the story of a valley, told by somebody who only ever meant to note the weather.
                """,
                """
                If you would like to begin, begin with the third column. The figures can be had elsewhere.
                """,
            ]
        )
    }
}
