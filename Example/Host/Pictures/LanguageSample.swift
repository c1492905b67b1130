import MessageStackView
import MessageStackViewForms

/// Sample texts of an app in one language, for the documentation's pictures of the library's texts.
struct LanguageSample: Sendable {
    /// The tag of the language.
    let language: String
    /// The name of the language, in the language.
    let name: String
    let alert: (title: String, text: String, delete: String, keep: String)
    let form: (title: String, submit: String)
    /// The text of a message that can be undone.
    let done: String

    /// The kinds of posts, with their names.
    var posts: [(kind: String, post: SheetPost)] {
        let alertMessage = AlertMessage(
            alert.title, text: alert.text, actions: [.cancel(alert.keep), .destructive(alert.delete)])
        let formMessage = FormMessage(form.title, fields: [.email(), .password()], submit: form.submit)
        let deck = [alert.text, form.title, done].map { text in
            GalleryPost(.card(.top), Message(text, icon: "bell.fill"))
        }
        return [
            ("alert", SheetPost(.alert, alertMessage)),
            ("form", SheetPost(.form, formMessage)),
            ("deck", .sample(GallerySample("", "", deck: PostDeck(), deck[0], deck[1], deck[2]))),
            ("undo", .sample(GallerySample("", "", GalleryPost(.card(.bottom), undoable: done)))),
        ]
    }
}

extension LanguageSample {
    static let all = [
        LanguageSample(
            language: "ar", name: "العربية",
            alert: ("هل تريد حذف الصور؟", "ستُحذف من جميع أجهزتك.", "حذف", "احتفاظ"),
            form: ("تسجيل الدخول", "دخول"), done: "حُذفت الصور"),
        LanguageSample(
            language: "de", name: "Deutsch",
            alert: ("12 Fotos löschen?", "Sie werden von allen Ihren Geräten entfernt.", "Löschen", "Behalten"),
            form: ("Anmelden", "Anmelden"), done: "12 Fotos gelöscht"),
        LanguageSample(
            language: "hi", name: "हिन्दी",
            alert: ("तस्वीरें हटाएँ?", "ये आपके सभी डिवाइस से हटा दी जाएँगी।", "हटाएँ", "रखें"),
            form: ("साइन इन करें", "साइन इन"), done: "तस्वीरें हटाई गईं"),
        LanguageSample(
            language: "ja", name: "日本語",
            alert: ("写真を削除しますか？", "すべてのデバイスから削除されます。", "削除", "残す"),
            form: ("サインイン", "サインイン"), done: "写真を削除しました"),
        LanguageSample(
            language: "ru", name: "Русский",
            alert: ("Удалить 12 фото?", "Они исчезнут со всех Ваших устройств.", "Удалить", "Оставить"),
            form: ("Вход", "Войти"), done: "Удалено 12 фото"),
        LanguageSample(
            language: "th", name: "ไทย",
            alert: ("ลบรูปภาพหรือไม่", "รูปภาพจะถูกลบออกจากอุปกรณ์ทั้งหมดของคุณ", "ลบ", "เก็บไว้"),
            form: ("ลงชื่อเข้า", "ลงชื่อเข้า"), done: "ลบรูปภาพแล้ว"),
    ]
}
