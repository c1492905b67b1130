extension LanguageTexts {
    static let et = """
        dismiss: Sulge
        dismissPost: Sulge „%@“
        information: Teave
        success: Õnnestus
        warning: Hoiatus
        error: Viga
        available: %@ on saadaval
        times.other: %d korda
        ok: OK
        cancel: Loobu
        email: E-post
        password: Parool
        oneTimeCode: Kood
        name: Nimi
        choose: Vali
        requiredField: See väli on kohustuslik
        invalidEmail: Sisestage kehtiv e-posti aadress
        invalidNumber: Sisestage arv
        rating: %1$d, maksimum %2$d
        unrated: Hindamata
        undo: Võta tagasi
        copy: Kopeeri
        inProgress: Käimas
        more.other: Veel %d
        showLess: Näita vähem
        showMore: Näita rohkem
        clearAll: Tühjenda kõik
        noInternetTitle: Internetiühendus puudub
        noInternetSubtitle: Kontrollige ühendust ja proovige uuesti
        """
}
