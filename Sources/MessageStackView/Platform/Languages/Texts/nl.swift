extension LanguageTexts {
    static let nl = """
        dismiss: Sluit
        dismissPost: Sluit ‘%@’
        information: Informatie
        success: Gelukt
        warning: Waarschuwing
        error: Fout
        available: %@ beschikbaar
        times.other: %d keer
        ok: OK
        cancel: Annuleer
        email: E-mail
        password: Wachtwoord
        oneTimeCode: Code
        name: Naam
        choose: Kies
        requiredField: Dit veld is verplicht
        invalidEmail: Voer een geldig e-mailadres in
        invalidNumber: Voer een getal in
        rating: %1$d van %2$d
        unrated: Niet beoordeeld
        undo: Herstel
        copy: Kopieer
        inProgress: Bezig
        more.other: Nog %d
        showLess: Toon minder
        showMore: Toon meer
        clearAll: Wis alles
        noInternetTitle: Geen internetverbinding
        noInternetSubtitle: Controleer je verbinding en probeer het opnieuw
        """
}
