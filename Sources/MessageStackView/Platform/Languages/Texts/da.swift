extension LanguageTexts {
    static let da = """
        dismiss: Luk
        dismissPost: Luk “%@”
        information: Information
        success: Udført
        warning: Advarsel
        error: Fejl
        available: %@ er tilgængelig
        times.other: %d gange
        ok: OK
        cancel: Annuller
        email: E-mail
        password: Adgangskode
        oneTimeCode: Kode
        name: Navn
        choose: Vælg
        requiredField: Feltet skal udfyldes
        invalidEmail: Skriv en gyldig e-mailadresse
        invalidNumber: Skriv et tal
        rating: %1$d af %2$d
        unrated: Ikke bedømt
        undo: Fortryd
        copy: Kopier
        inProgress: I gang
        more.one: %d mere
        more.other: %d flere
        showLess: Vis mindre
        showMore: Vis mere
        clearAll: Ryd alle
        noInternetTitle: Ingen internetforbindelse
        noInternetSubtitle: Kontroller forbindelsen, og prøv igen
        """
}
