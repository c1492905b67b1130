extension LanguageTexts {
    static let cs = """
        dismiss: Zavřít
        dismissPost: Zavřít „%@“
        information: Informace
        success: Úspěch
        warning: Varování
        error: Chyba
        available: %@ k dispozici
        times.other: %dkrát
        ok: OK
        cancel: Zrušit
        email: E-mail
        password: Heslo
        oneTimeCode: Kód
        name: Jméno
        choose: Vybrat
        requiredField: Toto pole je povinné
        invalidEmail: Zadejte platnou e-mailovou adresu
        invalidNumber: Zadejte číslo
        rating: %1$d z %2$d
        unrated: Bez hodnocení
        undo: Odvolat
        copy: Kopírovat
        inProgress: Probíhá
        more.one: %d další
        more.few: %d další
        more.other: %d dalších
        showLess: Zobrazit méně
        showMore: Zobrazit více
        clearAll: Vymazat vše
        noInternetTitle: Žádné připojení k internetu
        noInternetSubtitle: Zkontrolujte připojení a zkuste to znovu
        """
}
