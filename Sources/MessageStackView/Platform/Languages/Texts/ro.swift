extension LanguageTexts {
    static let ro = """
        dismiss: Închide
        dismissPost: Închide „%@”
        information: Informații
        success: Succes
        warning: Avertisment
        error: Eroare
        available: Disponibil: %@
        times.few: de %d ori
        times.other: de %d de ori
        ok: OK
        cancel: Anulează
        email: E-mail
        password: Parolă
        oneTimeCode: Cod
        name: Nume
        choose: Alege
        requiredField: Acest câmp este obligatoriu
        invalidEmail: Introdu o adresă de e-mail validă
        invalidNumber: Introdu un număr
        rating: %1$d din %2$d
        unrated: Fără evaluare
        undo: Anulează
        copy: Copiază
        inProgress: În curs
        more.other: Încă %d
        showLess: Afișează mai puțin
        showMore: Afișează mai multe
        clearAll: Șterge tot
        noInternetTitle: Fără conexiune la internet
        noInternetSubtitle: Verifică conexiunea și încearcă din nou
        """
}
