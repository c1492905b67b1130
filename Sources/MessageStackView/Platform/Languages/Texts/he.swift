extension LanguageTexts {
    static let he = """
        dismiss: סגירה
        dismissPost: סגירת ”%@”
        information: מידע
        success: הצלחה
        warning: אזהרה
        error: שגיאה
        available: %@ זמין
        times.two: פעמיים
        times.other: %d פעמים
        ok: אישור
        cancel: ביטול
        email: דוא״ל
        password: סיסמה
        oneTimeCode: קוד
        name: שם
        choose: בחירה
        requiredField: זהו שדה חובה
        invalidEmail: יש להזין כתובת דוא״ל תקינה
        invalidNumber: יש להזין מספר
        rating: %1$d מתוך %2$d
        unrated: ללא דירוג
        undo: ביטול
        copy: העתקה
        inProgress: בתהליך
        more.other: עוד %d
        showLess: הצגת פחות
        showMore: הצגת עוד
        clearAll: ניקוי הכול
        noInternetTitle: אין חיבור לאינטרנט
        noInternetSubtitle: יש לבדוק את החיבור ולנסות שוב
        """
}
