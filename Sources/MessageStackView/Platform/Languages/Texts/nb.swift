extension LanguageTexts {
    static let nb = """
        dismiss: Lukk
        dismissPost: Lukk «%@»
        information: Informasjon
        success: Vellykket
        warning: Advarsel
        error: Feil
        available: %@ er tilgjengelig
        times.other: %d ganger
        ok: OK
        cancel: Avbryt
        email: E-post
        password: Passord
        oneTimeCode: Kode
        name: Navn
        choose: Velg
        requiredField: Feltet må fylles ut
        invalidEmail: Skriv inn en gyldig e-postadresse
        invalidNumber: Skriv inn et tall
        rating: %1$d av %2$d
        unrated: Ikke vurdert
        undo: Angre
        copy: Kopier
        inProgress: Pågår
        more.other: %d til
        showLess: Vis mindre
        showMore: Vis mer
        clearAll: Fjern alle
        noInternetTitle: Ingen internettforbindelse
        noInternetSubtitle: Kontroller forbindelsen og prøv igjen
        """
}
