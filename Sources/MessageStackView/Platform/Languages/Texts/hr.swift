extension LanguageTexts {
    static let hr = """
        dismiss: Zatvori
        dismissPost: Zatvori „%@“
        information: Informacije
        success: Uspješno
        warning: Upozorenje
        error: Greška
        available: Dostupno: %@
        times.one: %d put
        times.other: %d puta
        ok: U redu
        cancel: Odustani
        email: E-mail
        password: Lozinka
        oneTimeCode: Kod
        name: Ime
        choose: Odaberi
        requiredField: Ovo je polje obavezno
        invalidEmail: Unesite valjanu e-mail adresu
        invalidNumber: Unesite broj
        rating: %1$d od %2$d
        unrated: Bez ocjene
        undo: Poništi
        copy: Kopiraj
        inProgress: U tijeku
        more.other: Još %d
        showLess: Prikaži manje
        showMore: Prikaži više
        clearAll: Obriši sve
        noInternetTitle: Nema internetske veze
        noInternetSubtitle: Provjerite vezu i pokušajte ponovno
        """
}
