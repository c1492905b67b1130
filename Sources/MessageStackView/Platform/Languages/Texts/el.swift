extension LanguageTexts {
    static let el = """
        dismiss: Κλείσιμο
        dismissPost: Κλείσιμο «%@»
        information: Πληροφορίες
        success: Επιτυχία
        warning: Προειδοποίηση
        error: Σφάλμα
        available: Διαθέσιμο: %@
        times.other: %d φορές
        ok: OK
        cancel: Ακύρωση
        email: Email
        password: Συνθηματικό
        oneTimeCode: Κωδικός
        name: Όνομα
        choose: Επιλογή
        requiredField: Αυτό το πεδίο είναι υποχρεωτικό
        invalidEmail: Εισαγάγετε μια έγκυρη διεύθυνση email
        invalidNumber: Εισαγάγετε έναν αριθμό
        rating: %1$d από %2$d
        unrated: Χωρίς βαθμολογία
        undo: Αναίρεση
        copy: Αντιγραφή
        inProgress: Σε εξέλιξη
        more.other: %d ακόμη
        showLess: Λιγότερα
        showMore: Περισσότερα
        clearAll: Εκκαθάριση όλων
        noInternetTitle: Δεν υπάρχει σύνδεση στο διαδίκτυο
        noInternetSubtitle: Ελέγξτε τη σύνδεση και δοκιμάστε ξανά
        """
}
