extension LanguageTexts {
    static let pl = """
        dismiss: Zamknij
        dismissPost: Zamknij „%@”
        information: Informacja
        success: Powodzenie
        warning: Ostrzeżenie
        error: Błąd
        available: Dostępne: %@
        times.other: %d razy
        ok: OK
        cancel: Anuluj
        email: E-mail
        password: Hasło
        oneTimeCode: Kod
        name: Imię i nazwisko
        choose: Wybierz
        requiredField: To pole jest wymagane
        invalidEmail: Podaj prawidłowy adres e-mail
        invalidNumber: Podaj liczbę
        rating: %1$d z %2$d
        unrated: Brak oceny
        undo: Cofnij
        copy: Kopiuj
        inProgress: W toku
        more.other: Jeszcze %d
        showLess: Pokaż mniej
        showMore: Pokaż więcej
        clearAll: Wyczyść wszystko
        noInternetTitle: Brak połączenia z Internetem
        noInternetSubtitle: Sprawdź połączenie i spróbuj ponownie
        """
}
