extension LanguageTexts {
    static let fr = """
        dismiss: Fermer
        dismissPost: Fermer «\u{A0}%@\u{A0}»
        information: Information
        success: Succès
        warning: Avertissement
        error: Erreur
        available: %@ disponible
        times.other: %d fois
        ok: OK
        cancel: Annuler
        email: E-mail
        password: Mot de passe
        oneTimeCode: Code
        name: Nom
        choose: Choisir
        requiredField: Ce champ est obligatoire
        invalidEmail: Saisissez une adresse e-mail valide
        invalidNumber: Saisissez un nombre
        rating: %1$d sur %2$d
        unrated: Aucune note
        undo: Annuler
        copy: Copier
        inProgress: En cours
        more.one: %d autre
        more.other: %d autres
        showLess: Afficher moins
        showMore: Afficher plus
        clearAll: Tout effacer
        noInternetTitle: Aucune connexion Internet
        noInternetSubtitle: Vérifiez votre connexion et réessayez
        """
}
