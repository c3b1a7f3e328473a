extension FrameWords {
    static let japanese = FrameWords(
        screens: ScreenNames(
            today: "今日",
            weather: "天気",
            body: "からだ",
            stories: "読みもの",
            server: "サーバー",
            settings: "設定"
        ),
        bar: BarWords(
            screens: "ページ一覧",
            views: "表示",
            skip: "本文へ移動",
            skipToForm: "フォームへ移動",
            promise: "このページが問い合わせるのは、このサーバーだけです。",
            signedInAs: { "\($0)としてサインイン中" },
            signOut: "サインアウト",
            backTo: { "「\($0)」に戻る" },
            previous: "前へ",
            next: "次へ",
            sampleData: "サンプルデータ",
            oneFragment: "断片をひとつだけ表示：",
            allFragments: "すべての断片"
        ),
        card: CardWords(
            hide: { "「\($0)」を隠す" },
            show: ("", "を表示する"),
            hidden: "非表示",
            hiddenWidgets: "非表示のカード",
            asking: { "\($0)に問い合わせ中" },
            loading: { "「\($0)」を読み込み中" },
            asOf: { "\($0)現在" },
            dataBy: "データ提供：",
            comma: "、",
            fullStop: "。",
            remark: { "\($0)：\($1)" },
            showAsTable: "表で見る",
            table: { "\($0)（表）" }
        ),
        trouble: TroubleWords(
            seconds: .always("#秒"),
            minutes: .always("#分"),
            lastAnswer: { seconds in
                seconds < 60 ? "最後に届いた回答です。" : "最後に届いた\(Words.japanese.ages.age(seconds: seconds))の回答です。"
            },
            soon: "まもなく再開します",
            againIn: { "\($0)後にもう一度問い合わせます。" },
            againEvery: { "\($0)ごとに問い合わせます。今すぐ試すこともできます。" },
            onlyFor: { "\($0)専用です" },
            nothingFrom: { "\($0)から何も届いていません" },
            nothing: "何も届いていません",
            tryNow: "今すぐ試す",
            overdue: { "\($0)秒たっても何も届いていません。問い合わせは続いています。" },
            lookAgain: "もう一度見る",
            nothingFetched: "何も取得していません",
            unusable: "使える回答がありませんでした。",
            broken: { "\($0)から使える回答がありませんでした。" },
            slow: { "\($0)の回答に時間がかかりすぎました。" },
            busy: { "\($0)は今、問い合わせを受け付けていません。" },
            unauthorised: { "これは\($0)のデータです。何も取得していません。" }
        ),
        door: DoorWords(
            motto: "天気とからだと一日を、ひとつのページに。",
            signIn: "サインイン",
            asked: ("ご希望のページ：", "。サインインするとすぐに開きます。"),
            opens: "サインインするとすぐに開きます。",
            name: "名前",
            passphrase: "パスフレーズ",
            forgotten: "お忘れですか？サーバーの管理者が新しいパスフレーズを設定できます。",
            mismatch: "名前とパスフレーズが一致しません。",
            triesLeft: { "あと\($0)回試せます。" },
            nextTry: { "次に試せるのは\($0)です。" },
            tooManyTries: { "試行回数が多すぎるため、今回は確認していません。次に試せるのは\($0)です。" },
            busy: { "ほかの方がサインイン中のため、今回は確認していません。\($0)にもう一度お試しください。" },
            notKept: "サインインを保存できませんでした。もう一度お試しください。",
            wait: { seconds in seconds < 60 ? "\(max(1, seconds))秒後" : "\((seconds + 59) / 60)分後" }
        ),
        errors: ErrorWords(
            signInFirst: ("先にサインインしてください", "ここにあるのは個人のデータです。何も取得していません。"),
            notAllowed: ("ここでは許可されていません", "誰がどうすれば見られるかは、下にあります。"),
            notFound: ("ここにはページがありません", "アドレスが間違っているか、ページが移動した可能性があります。"),
            notSo: ("ここではその操作はできません", "このアドレスは、この方法では応答しません。"),
            ours: ("問題が発生しました", "サーバー側の問題です。しばらくしてからもう一度お試しください。"),
            other: ("このリクエストには応答できません", "送られた内容を、このサーバーは受け付けられません。"),
            whatHappened: "起きたこと",
            toFrontPage: "トップページへ",
            request: { "リクエスト \($0)" },
            nameless: "このリクエストには名前がありませんでした"
        ),
        settings: SettingsWords(
            headline: "言語・単位・時計",
            introduction: "ここで選んだことは、すべてのページとウィンドウに反映され、再起動後も残ります。",
            language: "言語",
            asBrowser: "ブラウザーに合わせる",
            unitsAndClock: "単位と時計",
            temperature: "気温",
            wind: "風",
            precipitation: "雨と雪",
            pressure: "気圧",
            distance: "距離",
            clock: "時計",
            asHouse: { "このサーバーの標準：\($0)" },
            save: "保存",
            foot: "このサーバーに保存されます"
        )
    )
}
