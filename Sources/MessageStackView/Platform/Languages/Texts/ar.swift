extension LanguageTexts {
    static let ar = """
        dismiss: إغلاق
        dismissPost: إغلاق ”%@“
        information: معلومات
        success: تم بنجاح
        warning: تحذير
        error: خطأ
        available: %@ متاح
        times.two: مرتين
        times.few: %d مرات
        times.other: %d مرة
        ok: موافق
        cancel: إلغاء
        email: البريد الإلكتروني
        password: كلمة السر
        oneTimeCode: الرمز
        name: الاسم
        choose: اختيار
        requiredField: هذا الحقل مطلوب
        invalidEmail: أدخل عنوان بريد إلكتروني صالحًا
        invalidNumber: أدخل رقمًا
        rating: %1$d من %2$d
        unrated: دون تقييم
        undo: تراجع
        copy: نسخ
        inProgress: قيد التنفيذ
        more.one: واحد آخر
        more.two: اثنان آخران
        more.other: %d أخرى
        showLess: عرض أقل
        showMore: عرض المزيد
        clearAll: مسح الكل
        noInternetTitle: لا يوجد اتصال بالإنترنت
        noInternetSubtitle: تحقق من الاتصال ثم أعد المحاولة
        """
}
