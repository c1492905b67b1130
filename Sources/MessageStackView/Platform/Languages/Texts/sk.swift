extension LanguageTexts {
    static let sk = """
        dismiss: Zavrieť
        dismissPost: Zavrieť „%@“
        information: Informácia
        success: Úspech
        warning: Upozornenie
        error: Chyba
        available: %@ k dispozícii
        times.other: %d-krát
        ok: OK
        cancel: Zrušiť
        email: E-mail
        password: Heslo
        oneTimeCode: Kód
        name: Meno
        choose: Vybrať
        requiredField: Toto pole je povinné
        invalidEmail: Zadajte platnú e-mailovú adresu
        invalidNumber: Zadajte číslo
        rating: %1$d z %2$d
        unrated: Bez hodnotenia
        undo: Odvolať
        copy: Kopírovať
        inProgress: Prebieha
        more.one: %d ďalšie
        more.few: %d ďalšie
        more.other: %d ďalších
        showLess: Zobraziť menej
        showMore: Zobraziť viac
        clearAll: Vymazať všetko
        noInternetTitle: Žiadne pripojenie na internet
        noInternetSubtitle: Skontrolujte pripojenie a skúste to znova
        """
}
