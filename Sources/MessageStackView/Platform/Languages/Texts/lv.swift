extension LanguageTexts {
    static let lv = """
        dismiss: Aizvērt
        dismissPost: Aizvērt “%@”
        information: Informācija
        success: Izdevās
        warning: Brīdinājums
        error: Kļūda
        available: Pieejams: %@
        times.zero: %d reižu
        times.one: %d reizi
        times.other: %d reizes
        ok: Labi
        cancel: Atcelt
        email: E-pasts
        password: Parole
        oneTimeCode: Kods
        name: Vārds
        choose: Izvēlēties
        requiredField: Šis lauks ir obligāts
        invalidEmail: Ievadiet derīgu e-pasta adresi
        invalidNumber: Ievadiet skaitli
        rating: %1$d no %2$d
        unrated: Nav vērtējuma
        undo: Atsaukt
        copy: Kopēt
        inProgress: Notiek izpilde
        more.other: Vēl %d
        showLess: Rādīt mazāk
        showMore: Rādīt vairāk
        clearAll: Notīrīt visu
        noInternetTitle: Nav interneta savienojuma
        noInternetSubtitle: Pārbaudiet savienojumu un mēģiniet vēlreiz
        """
}
