@testable import DashboardCore
import Testing

@Suite("The hours to come, as people say them")
struct OutlineSentenceTests {
    /// What is said in English, German, French, Spanish and Japanese; `_` is a narrow space.
    static let expected: [(situation: String, sentences: [String])] = [
        (
            "a day of sun and clouds",
            [
                "Dry, with some sun.",
                "Trocken, ab und zu Sonne.",
                "Temps sec avec des éclaircies.",
                "Seco, con ratos de sol.",
                "時々日が差し、雨の心配はありません。",
            ]
        ),
        (
            "a clear night",
            [
                "A clear and dry night.",
                "Eine klare, trockene Nacht.",
                "Nuit claire et sèche.",
                "Noche despejada y seca.",
                "よく晴れた夜になります。",
            ]
        ),
        (
            "fog that lifts",
            [
                "Fog until about noon.",
                "Nebel bis gegen Mittag.",
                "Brouillard jusque vers midi.",
                "Niebla hasta el mediodía.",
                "正午ごろまで霧が残ります。",
            ]
        ),
        (
            "rain until the afternoon",
            [
                "Rain until about four, heaviest around noon.",
                "Regen bis gegen vier Uhr, am stärksten gegen Mittag.",
                "Pluie jusque vers seize heures, surtout vers midi.",
                "Lluvia hasta las cuatro, con más fuerza hacia el mediodía.",
                "午後四時ごろまで雨、正午ごろがピークです。",
            ]
        ),
        (
            "rain that comes back",
            [
                "Rain until about eleven, and again from about four.",
                "Regen bis gegen elf Uhr und dann wieder ab etwa vier Uhr.",
                "Pluie jusque vers onze heures, puis de nouveau à partir de seize heures.",
                "Lluvia hasta las once y de nuevo a partir de las cuatro.",
                "雨は午前十一時ごろにいったんやみ、午後四時ごろからまた降ります。",
            ]
        ),
        (
            "rain that passes",
            [
                "Rain from about four, clearing by eight in the evening. Take an umbrella.",
                "Ab etwa vier Uhr Regen, gegen acht Uhr abends klart es auf. Ein Schirm lohnt sich.",
                "Pluie à partir de seize heures, éclaircies vers vingt heures. Un parapluie sera utile.",
                "Lluvia a partir de las cuatro; se despeja hacia las ocho de la noche. Conviene llevar paraguas.",
                "午後四時ごろから雨、午後八時ごろには晴れてきます。傘があると安心です。",
            ]
        ),
        (
            "showers tomorrow",
            [
                "Dry until about nine tomorrow morning, then showers.",
                "Trocken bis morgen früh gegen neun Uhr, dann Schauer.",
                "Temps sec jusqu’à demain vers neuf heures, puis averses.",
                "Seco hasta las nueve de la mañana; después, chubascos.",
                "明日の午前九時ごろからにわか雨になります。",
            ]
        ),
        (
            "a wind that no umbrella bears",
            [
                "Dry until about one, then rain. The wind picks up around one. Too windy for an umbrella.",
                "Trocken bis gegen ein Uhr, dann Regen. Gegen ein Uhr frischt der Wind auf. Für einen "
                    + "Schirm ist es zu windig.",
                "Temps sec jusque vers treize heures, puis pluie. Le vent se renforce vers treize "
                    + "heures. Trop de vent pour un parapluie.",
                "Seco hasta la una; después, lluvia. El viento arrecia hacia la una. Demasiado viento "
                    + "para un paraguas.",
                "午後一時ごろから雨になります。午後一時ごろから風が強まります。風が強く、傘は役に立ちません。",
            ]
        ),
        (
            "rain that becomes snow",
            [
                "Rain until about two, then snow until about six.",
                "Regen bis gegen zwei Uhr, dann Schnee bis gegen sechs Uhr.",
                "Pluie jusque vers quatorze heures, puis neige jusque vers dix-huit heures.",
                "Lluvia hasta las dos; después, nieve hasta las seis.",
                "午後二時ごろまで雨、その後雪、午後六時ごろにはやみます。",
            ]
        ),
        (
            "thunder in the rain",
            [
                "Rain until about five, heaviest around noon. Thunder around noon: keep out of the open.",
                "Regen bis gegen fünf Uhr, am stärksten gegen Mittag. Gegen Mittag Gewitter: im Freien "
                    + "ist es dann nicht sicher.",
                "Pluie jusque vers dix-sept heures, surtout vers midi. Orage vers midi_: mieux vaut être à l’abri.",
                "Lluvia hasta las cinco, con más fuerza hacia el mediodía. Tormenta hacia el mediodía: "
                    + "mejor ponerse a cubierto.",
                "午後五時ごろまで雨、正午ごろがピークです。正午ごろは雷のおそれがあり、屋外は避けた方が安全です。",
            ]
        ),
        (
            "an evening that clears",
            [
                "Rain until about six. The evening clears and the wind drops.",
                "Regen bis gegen sechs Uhr. Am Abend klart es auf, und der Wind lässt nach.",
                "Pluie jusque vers dix-huit heures. Le ciel se dégage en soirée et le vent faiblit.",
                "Lluvia hasta las seis. Al anochecer se despeja y amaina el viento.",
                "午後六時ごろまで雨が続きます。夜には晴れて、風も弱まります。",
            ]
        ),
        (
            "a storm that comes",
            [
                "Grey, but dry. A storm from about three: better stay in.",
                "Grau, aber trocken. Ab etwa drei Uhr schwerer Sturm: besser im Haus bleiben.",
                "Temps gris mais sec. Tempête à partir de quinze heures_: mieux vaut rester chez soi.",
                "Gris, pero seco. Vendaval a partir de las tres: mejor no salir de casa.",
                "曇り空ですが、雨は降りません。午後三時ごろから暴風となり、外出は控えた方が安全です。",
            ]
        ),
        (
            "great heat",
            [
                "Dry and sunny. Dangerous heat, up to 38°: stay in the cool and drink. Much warmer than yesterday.",
                "Trocken und sonnig. Gefährliche Hitze, bis zu 38°: im Kühlen bleiben und viel "
                    + "trinken. Viel wärmer als gestern.",
                "Temps sec et ensoleillé. Chaleur dangereuse, jusqu’à 38°_: rester au frais et boire "
                    + "beaucoup. Nettement plus chaud qu’hier.",
                "Seco y soleado. Calor peligroso, hasta 38°: conviene quedarse al fresco y beber "
                    + "mucho. Mucho más caluroso que ayer.",
                "よく晴れて、雨の心配はありません。38°まで上がる危険な暑さで、涼しい場所と十分な水分が必要です。昨日よりかなり暑いです。",
            ]
        ),
        (
            "frost on wet roads",
            [
                "Rain until about seven. Frost on the way, down to −2°: what is wet will freeze.",
                "Regen bis gegen sieben Uhr. Es gibt Frost, bis −2°: Nässe gefriert.",
                "Pluie jusque vers dix-neuf heures. Gel à venir, jusqu’à −2°_: ce qui est mouillé gèlera.",
                "Lluvia hasta las siete. Habrá heladas, hasta −2°: lo mojado se helará.",
                "午後七時ごろまで雨が続きます。−2°まで冷え込み、ぬれた路面は凍ります。",
            ]
        ),
        (
            "much colder than yesterday",
            [
                "Dry and sunny. Much colder than yesterday.",
                "Trocken und sonnig. Viel kälter als gestern.",
                "Temps sec et ensoleillé. Nettement plus froid qu’hier.",
                "Seco y soleado. Mucho más frío que ayer.",
                "よく晴れて、雨の心配はありません。昨日よりかなり寒いです。",
            ]
        ),
    ]

    @Test("Each language says it whole, in its own order", arguments: expected)
    func sentences(situation: String, sentences: [String]) throws {
        let all = OutlineTests.dry + OutlineTests.wet + OutlineTests.extremes
        let forecast = try #require(all.first { $0.name == situation }?.forecast)
        for (language, sentence) in zip(Language.allCases, sentences) {
            let measures = Measures(Units(), in: language)
            let told = measures.words.weather.outline(Outline(of: forecast), measures)
            #expect(told.replacing("\u{202F}", with: "_").replacing("\u{2011}", with: "-") == sentence)
        }
    }

    @Test("Degrees are those of the scale that somebody has chosen")
    func fahrenheit() throws {
        let heat = try #require(OutlineTests.extremes.first { $0.name == "great heat" }?.forecast)
        var units = Units()
        units.temperature = .fahrenheit
        let measures = Measures(units, in: .english)
        #expect(measures.words.weather.outline(Outline(of: heat), measures).contains("up to 100°"))
    }

    @Test(
        "An hour has as much beside it as it takes to know which",
        arguments: [
            (
                .english,
                ["four", "eight in the evening", "three in the morning", "nine tomorrow morning", "noon", "midnight"]
            ),
            (
                .german,
                [
                    "gegen vier Uhr", "gegen acht Uhr abends", "gegen drei Uhr nachts", "morgen früh gegen neun Uhr",
                    "gegen Mittag", "gegen Mitternacht",
                ]
            ),
            (
                .french,
                [
                    "vers seize heures", "vers vingt heures", "vers trois heures du matin", "demain vers neuf heures",
                    "vers midi", "vers minuit",
                ]
            ),
            (
                .spanish,
                [
                    "las cuatro", "las ocho de la noche", "las tres de la madrugada", "las nueve de la mañana",
                    "el mediodía", "la medianoche",
                ]
            ),
            (.japanese, ["午後四時ごろ", "午後八時ごろ", "午前三時ごろ", "明日の午前九時ごろ", "正午ごろ", "午前零時ごろ"]),
        ] as [(Language, [String])]
    )
    func hours(language: Language, names: [String]) {
        let hours = [
            SpokenHour(16), SpokenHour(20, .far), SpokenHour(3, .tonight), SpokenHour(9, .tomorrow), SpokenHour(12),
            SpokenHour(0, .tonight),
        ]
        let said = hours.map { hour in
            switch language {
            case .english: hour.english
            case .german: hour.german
            case .french: hour.french
            case .spanish: hour.spanish
            case .japanese: hour.japanese
            }
        }
        #expect(said == names)
    }
}
