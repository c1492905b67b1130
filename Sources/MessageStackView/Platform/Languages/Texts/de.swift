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
        invalidEmail: Gültige E-Mail-Adresse eingeben
        invalidNumber: Zahl eingeben
        rating: %1$d von %2$d
        unrated: Nicht bewertet
        undo: Widerrufen
        copy: Kopieren
        inProgress: Wird ausgeführt
        more.other: %d weitere
        showLess: Weniger anzeigen
        showMore: Mehr anzeigen
        clearAll: Alle löschen
        noInternetTitle: Keine Internetverbindung
        noInternetSubtitle: Verbindung prüfen und erneut versuchen
        """
}
