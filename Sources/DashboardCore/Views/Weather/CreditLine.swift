import Markup

/// Who owns the data that are shown, with the way to them and to their licence.
struct CreditLine: Markup {
    let credit: Credit
    var words = Words.in(.english).frame.card

    var content: some Markup {
        words.dataBy
        a(.href(credit.page), .rel(.noreferrer)) { credit.owner }
        words.comma
        a(.href(credit.terms), .rel(.noreferrer)) { credit.licence }
    }
}
