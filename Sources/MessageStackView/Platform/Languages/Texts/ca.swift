extension LanguageTexts {
    static let ca = """
        dismiss: Tancar
        dismissPost: Tancar «%@»
        information: Informació
        success: Correcte
        warning: Avís
        error: Error
        available: %@ disponible
        times.other: %d vegades
        ok: D’acord
        cancel: Cancel·lar
        email: Correu electrònic
        password: Contrasenya
        oneTimeCode: Codi
        name: Nom
        choose: Triar
        requiredField: Aquest camp és obligatori
        invalidEmail: Introdueix una adreça electrònica vàlida
        invalidNumber: Introdueix un número
        rating: %1$d de %2$d
        unrated: Sense valoració
        undo: Desfer
        copy: Copiar
        inProgress: En curs
        more.other: %d més
        showLess: Mostrar menys
        showMore: Mostrar més
        clearAll: Esborrar-ho tot
        noInternetTitle: Sense connexió a internet
        noInternetSubtitle: Comprova la connexió i torna-ho a provar
        """
}
