extension LanguageTexts {
    static let hu = """
        dismiss: Bezárás
        dismissPost: „%@” bezárása
        information: Információ
        success: Sikerült
        warning: Figyelmeztetés
        error: Hiba
        available: %@ elérhető
        times.other: %d alkalommal
        ok: OK
        cancel: Mégsem
        email: E-mail
        password: Jelszó
        oneTimeCode: Kód
        name: Név
        choose: Kiválasztás
        requiredField: Ez a mező kötelező
        invalidEmail: Adjon meg egy érvényes e-mail-címet
        invalidNumber: Adjon meg egy számot
        rating: %1$d/%2$d
        unrated: Nincs értékelés
        undo: Visszavonás
        copy: Másolás
        inProgress: Folyamatban
        more.other: Még %d
        showLess: Kevesebb
        showMore: Több
        clearAll: Összes törlése
        noInternetTitle: Nincs internetkapcsolat
        noInternetSubtitle: Ellenőrizze a kapcsolatot, és próbálja újra
        """
}
