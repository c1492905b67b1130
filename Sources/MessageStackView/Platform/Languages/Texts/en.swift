extension LanguageTexts {
    static let en = """
        dismiss: Dismiss
        dismissPost: Dismiss “%@”
        information: Information
        success: Success
        warning: Warning
        error: Error
        available: %@ available
        times.other: %d times
        ok: OK
        cancel: Cancel
        email: Email
        password: Password
        oneTimeCode: Code
        name: Name
        choose: Choose
        requiredField: This field is required
        invalidEmail: Enter a valid email address
        invalidNumber: Enter a number
        rating: %1$d of %2$d
        unrated: Not rated
        undo: Undo
        copy: Copy
        inProgress: In progress
        more.other: %d more
        showLess: Show less
        showMore: Show more
        clearAll: Clear All
        noInternetTitle: No Internet Connection
        noInternetSubtitle: Please check your connection and try again
        """
}
