extension LanguageTexts {
    static let hi = """
        dismiss: बंद करें
        dismissPost: “%@” बंद करें
        information: जानकारी
        success: सफल
        warning: चेतावनी
        error: त्रुटि
        available: %@ उपलब्ध है
        times.other: %d बार
        ok: ठीक
        cancel: रद्द करें
        email: ईमेल
        password: पासवर्ड
        oneTimeCode: कोड
        name: नाम
        choose: चुनें
        requiredField: यह फ़ील्ड आवश्यक है
        invalidEmail: मान्य ईमेल पता दर्ज करें
        invalidNumber: कोई संख्या दर्ज करें
        rating: %2$d में से %1$d
        unrated: रेटिंग नहीं दी गई
        undo: पूर्ववत् करें
        copy: कॉपी करें
        inProgress: जारी है
        more.other: %d और
        showLess: कम दिखाएँ
        showMore: अधिक दिखाएँ
        clearAll: सभी साफ़ करें
        noInternetTitle: इंटरनेट कनेक्शन नहीं है
        noInternetSubtitle: कृपया कनेक्शन जाँचें और फिर से कोशिश करें
        """
}
