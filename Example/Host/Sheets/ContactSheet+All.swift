import MessageStackViewForms

extension ContactSheet {
    static let all =
        SheetKind.allCases.map { settings(of: $0) } + SheetKind.allCases.compactMap { texts(of: $0) }
        + SheetKind.allCases.map {
            ContactSheet(name: "\($0.rawValue)-motion", cells: [Cell(name: "motion", post: $0.post)], isMotion: true)
        } + [languages]

    /// The sheet of a form in each language. Its labels, the title of its second button and its errors are the library's texts.
    private static let languages = ContactSheet(
        name: "languages",
        cells: LanguageChoice.tags.map { language in
            let form = FormMessage(title: language, fields: [.email(), .password(), .name()], submit: "")
            return Cell(name: language, language: language, post: SheetPost(.form, form))
        }, columns: 8, scale: 1)

    /// Returns the sheet of a kind in the settings in which its look differs.
    private static func settings(of kind: SheetKind) -> ContactSheet {
        let settings: [PictureSetting] = [
            .light, .dark, .increasedContrast, .increasedContrastDark, .accessibilityText, .rightToLeft, .smallDevice,
        ]
        let cells = settings.map { Cell(name: $0.rawValue, setting: $0, post: kind.post) }
        return ContactSheet(name: kind.rawValue, cells: cells + [Cell(name: "glass", post: kind.post.onGlass)])
    }

    /// Returns the sheet of a kind with long and unusual texts; nil if the kind has none.
    private static func texts(of kind: SheetKind) -> ContactSheet? {
        var cells = SheetText.all.map { text in
            (text.name, text.name == "Arabic" ? PictureSetting.rightToLeft : .light, kind.post(text))
        }
        for setting in [PictureSetting.largestText, .landscape, .splitView] {
            cells.append((setting.rawValue, setting, kind.post(.english)))
        }
        if [.messageWithActions, .popup].contains(kind) {
            cells.append(("three buttons", .light, kind.post(.english, buttonCount: 3)))
        }
        let sheet = ContactSheet(
            name: "\(kind.rawValue)-texts",
            cells: cells.compactMap { name, setting, post in post.map { Cell(name: name, setting: setting, post: $0) } }
        )
        return sheet.cells.isEmpty ? nil : sheet
    }
}
