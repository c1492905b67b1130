extension LanguageTexts {
    static let it = """
        dismiss: Chiudi
        dismissPost: Chiudi «%@»
        information: Informazione
        success: Completato
        warning: Avviso
        error: Errore
        available: %@ disponibile
        times.other: %d volte
        ok: OK
        cancel: Annulla
        email: Email
        password: Password
        oneTimeCode: Codice
        name: Nome
        choose: Scegli
        requiredField: Questo campo è obbligatorio
        invalidEmail: Inserisci un indirizzo email valido
        invalidNumber: Inserisci un numero
        rating: %1$d su %2$d
        unrated: Nessuna valutazione
        undo: Annulla
        copy: Copia
        inProgress: In corso
        more.one: %d altro
        more.other: Altri %d
        showLess: Mostra meno
        showMore: Mostra altro
        clearAll: Cancella tutto
        noInternetTitle: Nessuna connessione a Internet
        noInternetSubtitle: Verifica la connessione e riprova
        """
}
