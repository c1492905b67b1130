import MessageStackView

/// A text in the cells of contact sheets that is long, or unusual for a layout.
struct SheetText: Sendable {
    /// The language or the special feature.
    let name: String
    let title: String
    let text: String
    let buttons: (preferred: String, other: String, cancel: String)
    /// The labels of a form's fields.
    let fields: (text: String, toggle: String)

    /// Returns two or three actions.
    func actions(_ count: Int) -> [PostAction] {
        let preferred = PostAction(buttons.preferred, isPreferred: true)
        return [preferred] + (count > 2 ? [PostAction(buttons.other)] : []) + [.cancel(buttons.cancel)]
    }
}

extension SheetText {
    /// One text for each language or feature, without English.
    static let all = [german, arabic, thai, hindi, japanese, word, emoji]

    static let english = SheetText(
        name: "English", title: "Your subscription ends on Friday",
        text: "You can read what you have downloaded until the end of the month. Then only the free titles remain.",
        buttons: ("Renew for Another Year", "Choose a Different Plan", "Remind Me Tomorrow"),
        fields: ("Name on the membership card", "Send a reminder a week before the end"))

    private static let german = SheetText(
        name: "German", title: "Rechtsschutzversicherungsgesellschaft benachrichtigen?",
        text: """
            Ihre Kraftfahrzeughaftpflichtversicherung zahlt erst, wenn die Schadensregulierungsbeauftragte den \
            Unfallhergang bestätigt hat.
            """,
        buttons: (
            "Versicherungsgesellschaft benachrichtigen", "Versicherungsbedingungen anzeigen",
            "Benachrichtigung verschieben"
        ),
        fields: ("Kraftfahrzeugkennzeichen", "Schadensregulierungsbenachrichtigungen per E-Mail erhalten"))

    private static let arabic = SheetText(
        name: "Arabic", title: "هل تريد حذف الصور المحددة؟",
        text: "ستُحذف الصور من جميع أجهزتك، ولن تتمكن من استعادتها بعد مرور 30 يومًا.",
        buttons: ("حذف الصور من كل الأجهزة", "حذف الصور من هذا الجهاز فقط", "الاحتفاظ بالصور"),
        fields: ("الاسم الكامل", "إرسال تنبيه عبر البريد الإلكتروني"))

    private static let thai = SheetText(
        name: "Thai", title: "ต้องการลบรูปภาพที่เลือกหรือไม่",
        text: "รูปภาพจะถูกลบออกจากอุปกรณ์ทั้งหมดของคุณ และจะไม่สามารถกู้คืนได้หลังจาก 30 วัน",
        buttons: ("ลบออกจากอุปกรณ์ทั้งหมด", "ลบออกจากอุปกรณ์นี้เท่านั้น", "เก็บรูปภาพไว้"),
        fields: ("ชื่อและนามสกุล", "แจ้งเตือนฉันทางอีเมล"))

    private static let hindi = SheetText(
        name: "Hindi", title: "चुनी गई तस्वीरें हटाएँ?",
        text: "ये तस्वीरें आपके सभी डिवाइस से हटा दी जाएँगी और 30 दिनों के बाद इन्हें वापस नहीं लाया जा सकेगा।",
        buttons: ("सभी डिवाइस से हटाएँ", "केवल इस डिवाइस से हटाएँ", "तस्वीरें रखें"),
        fields: ("पूरा नाम", "मुझे ईमेल से सूचित करें"))

    private static let japanese = SheetText(
        name: "Japanese", title: "選択した写真を削除しますか?",
        text: "写真はすべてのデバイスから削除され、30日が経過すると元に戻すことはできません。",
        buttons: ("すべてのデバイスから削除", "このデバイスからのみ削除", "写真を残す"),
        fields: ("氏名", "メールで通知を受け取る"))

    /// A title, a text and a button of one word with 60 letters.
    private static let word: SheetText = {
        let word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsakt"
        return SheetText(
            name: "word of 60 letters", title: word, text: word, buttons: (word, "Anzeigen", "Später"),
            fields: (word, word + " anzeigen"))
    }()

    private static let emoji = SheetText(
        name: "emoji", title: "🎉🎂🥳", text: "👩‍👩‍👧‍👦🇪🇺🏳️‍🌈👍🏽🧑🏻‍🚀🐈‍⬛🍝🚲🏖️🎈", buttons: ("👍", "🤔", "👎"),
        fields: ("📧", "🔔"))
}
