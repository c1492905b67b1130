extension LanguageTexts {
    static let de = """
        dismiss: Schließen
        dismissPost: „%@“ schließen
        information: Information
        success: Erfolg
        warning: Warnung
        error: Fehler
        available: %@ verfügbar
        times.other: %d-mal
        ok: OK
        cancel: Abbrechen
        email: E-Mail
        password: Passwort
        oneTimeCode: Code
        name: Name
        choose: Auswählen
        requiredField: Dieses Feld ist erforderlich
        invalidEmail: Geben Sie eine gültige E-Mail-Adresse ein
        invalidNumber: Geben Sie eine Zahl ein
        rating: %1$d von %2$d
        unrated: Nicht bewertet
        undo: Widerrufen
        inProgress: Wird ausgeführt
        more.other: %d weitere
        showLess: Weniger anzeigen
        showMore: Mehr anzeigen
        noInternetTitle: Keine Internetverbindung
        noInternetSubtitle: Prüfen Sie die Verbindung und versuchen Sie es erneut
        """
}
