import Foundation

/// The documentation's pictures of posts in several languages, one picture for each kind of post.
@MainActor
struct PicturesOfLanguages {
    private static let kinds = ["alert", "form", "deck", "undo"]

    /// Writes the PNG files into `directory`, and creates the directory if needed.
    func write(to directory: URL) throws(HostError) {
        let pictures = PictureSetting.appearances.flatMap { setting in
            Self.kinds.map { ("languages-\($0)\(setting.suffix)", sheet(of: $0, in: setting).picture()) }
        }
        try pictures.write(to: directory)
    }

    private func sheet(of kind: String, in setting: PictureSetting) -> ContactSheet {
        let cells = LanguageSample.all.flatMap { sample in
            sample.posts.filter { $0.kind == kind }.map {
                ContactSheet.Cell(name: sample.name, setting: setting, language: sample.language, post: $0.post)
            }
        }
        return ContactSheet(name: kind, cells: cells, columns: 3, scale: 1)
    }
}
