extension LanguageTexts {
    static let lt = """
        dismiss: Užverti
        dismissPost: Užverti „%@“
        information: Informacija
        success: Pavyko
        warning: Įspėjimas
        error: Klaida
        available: Prieinama: %@
        times.one: %d kartą
        times.few: %d kartus
        times.other: %d kartų
        ok: Gerai
        cancel: Atsisakyti
        email: El. paštas
        password: Slaptažodis
        oneTimeCode: Kodas
        name: Vardas
        choose: Pasirinkti
        requiredField: Šis laukas privalomas
        invalidEmail: Įveskite tinkamą el. pašto adresą
        invalidNumber: Įveskite skaičių
        rating: %1$d iš %2$d
        unrated: Neįvertinta
        undo: Atšaukti
        copy: Kopijuoti
        inProgress: Vykdoma
        more.other: Dar %d
        showLess: Rodyti mažiau
        showMore: Rodyti daugiau
        clearAll: Išvalyti viską
        noInternetTitle: Nėra interneto ryšio
        noInternetSubtitle: Patikrinkite ryšį ir bandykite dar kartą
        """
}
