import Markup

/// Who owns the data that are shown, with the way to them and to their licence.
struct CreditLine: Markup {
    let credit: Credit

    var content: some Markup {
        "Data by "
        a(.href(credit.page), .rel(.noreferrer)) { credit.owner }
        ", "
        a(.href(credit.terms), .rel(.noreferrer)) { credit.licence }
    }
}
