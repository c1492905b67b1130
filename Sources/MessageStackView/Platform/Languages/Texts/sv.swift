extension LanguageTexts {
    static let sv = """
        dismiss: Stäng
        dismissPost: Stäng ”%@”
        information: Information
        success: Klart
        warning: Varning
        error: Fel
        available: %@ är tillgängligt
        times.other: %d gånger
        ok: OK
        cancel: Avbryt
        email: E-post
        password: Lösenord
        oneTimeCode: Kod
        name: Namn
        choose: Välj
        requiredField: Fältet är obligatoriskt
        invalidEmail: Ange en giltig e-postadress
        invalidNumber: Ange ett tal
        rating: %1$d av %2$d
        unrated: Inget betyg
        undo: Ångra
        copy: Kopiera
        inProgress: Pågår
        more.other: %d till
        showLess: Visa mindre
        showMore: Visa mer
        clearAll: Rensa alla
        noInternetTitle: Ingen internetanslutning
        noInternetSubtitle: Kontrollera anslutningen och försök igen
        """
}
