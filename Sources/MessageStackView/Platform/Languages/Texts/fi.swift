extension LanguageTexts {
    static let fi = """
        dismiss: Sulje
        dismissPost: Sulje ”%@”
        information: Tiedoksi
        success: Onnistui
        warning: Varoitus
        error: Virhe
        available: %@ käytettävissä
        times.other: %d kertaa
        ok: OK
        cancel: Peruuta
        email: Sähköposti
        password: Salasana
        oneTimeCode: Koodi
        name: Nimi
        choose: Valitse
        requiredField: Tämä kenttä on pakollinen
        invalidEmail: Anna kelvollinen sähköpostiosoite
        invalidNumber: Anna luku
        rating: %1$d/%2$d
        unrated: Ei arviota
        undo: Kumoa
        copy: Kopioi
        inProgress: Käynnissä
        more.other: %d lisää
        showLess: Näytä vähemmän
        showMore: Näytä lisää
        clearAll: Tyhjennä kaikki
        noInternetTitle: Ei internetyhteyttä
        noInternetSubtitle: Tarkista yhteys ja yritä uudelleen
        """
}
