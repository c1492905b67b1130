import MessageStackViewForms

extension ContactSheet {
    static let all =
        SheetKind.all.map { settings(of: $0) } + SheetKind.all.compactMap { texts(of: $0) }
        + SheetKind.all.map {
            ContactSheet(name: "\($0.name)-motion", cells: [Cell(name: "motion", post: $0.post)], isMotion: true)
        } + [languages]

    /// The sheet of a form in each language. Its labels, the title of its second button and its errors are the library's texts.
    private static let languages = ContactSheet(
        name: "languages",
        cells: LanguageChoice.tags.map { language in
            let form = FormMessage(language, fields: [.email(), .password(), .name()], submit: "")
            return Cell(name: language, language: language, post: SheetPost(.form, form))
        }, columns: 8, scale: 1)

    /// Returns the sheet of a kind in the settings in which its look differs.
    private static func settings(of kind: SheetKind) -> ContactSheet {
        let settings: [PictureSetting] = [
            .light, .dark, .increasedContrast, .increasedContrastDark, .accessibilityText, .rightToLeft, .smallDevice,
        ]
        let cells = settings.map { Cell(name: $0.rawValue, setting: $0, post: kind.post) }
        return ContactSheet(name: kind.name, cells: cells + [Cell(name: "glass", post: kind.post.onGlass)])
    }

    /// Returns the sheet of a kind with long and unusual texts; nil if the kind has none.
    private static func texts(of kind: SheetKind) -> ContactSheet? {
        guard let makePost = kind.makePost else { return nil }
        var cells = SheetText.all.map { text in
            Cell(
                name: text.name, setting: text.name == "Arabic" ? PictureSetting.rightToLeft : .light,
                post: makePost(text, nil))
        }
        for setting in [PictureSetting.largestText, .landscape, .splitView] {
            cells.append(Cell(name: setting.rawValue, setting: setting, post: makePost(.english, nil)))
        }
        if kind.hasThreeButtons { cells.append(Cell(name: "three buttons", post: makePost(.english, 3))) }
        return ContactSheet(name: "\(kind.name)-texts", cells: cells)
    }
}
