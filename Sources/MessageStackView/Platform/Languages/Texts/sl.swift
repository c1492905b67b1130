extension LanguageTexts {
    static let sl = """
        dismiss: Zapri
        dismissPost: Zapri „%@“
        information: Informacije
        success: Uspešno
        warning: Opozorilo
        error: Napaka
        available: Na voljo: %@
        times.other: %d-krat
        ok: V redu
        cancel: Prekliči
        email: E-pošta
        password: Geslo
        oneTimeCode: Koda
        name: Ime
        choose: Izberi
        requiredField: To polje je obvezno
        invalidEmail: Vnesite veljaven e-poštni naslov
        invalidNumber: Vnesite število
        rating: %1$d od %2$d
        unrated: Brez ocene
        undo: Razveljavi
        copy: Kopiraj
        inProgress: V teku
        more.other: Še %d
        showLess: Prikaži manj
        showMore: Prikaži več
        clearAll: Počisti vse
        noInternetTitle: Ni internetne povezave
        noInternetSubtitle: Preverite povezavo in poskusite znova
        """
}
