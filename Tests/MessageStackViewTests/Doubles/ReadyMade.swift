import MessageStackView
import UIKit

/// A kind of ready-made post.
///
/// `all` has an entry for each kind. The example makes its content in the playground, its sample in the gallery, the picture of
/// that sample and its contact sheets. The tests of the library, which link to this file, make posts for the rules that hold
/// for all kinds, and for random runs.
struct ReadyMade: Sendable {
    /// The content that a post can show. Each kind uses the parts that it has.
    struct Content: Sendable {
        var title: String
        var text: String?
        var severity: PostSeverity?
        var icon: PostIcon?
        var actions: [PostAction] = []
        /// The titles of two answers, such as the button that submits and the one that cancels; nil for those of the kind.
        var answers: (yes: String, no: String)?
    }

    /// The Swift code of the parts of a content, without the labels of arguments.
    struct Code {
        let title: String
        let text: String
        let severity: String?
        let icon: String?
        /// The code of the argument `actions`, with its label.
        let actions: String?
    }

    /// A sample in the gallery, of which the documentation and the contact sheets show pictures.
    struct Sample: Sendable {
        /// The title of the section in the gallery.
        let section: String
        let presentation: PostPresentation
        /// The code in the gallery.
        let code: String
        /// Whether there are also pictures from right to left, with the largest text, on a small device and in landscape.
        var isInAllSettings = false
        let content: Content
    }

    enum Feature {
        /// The playground can choose a text below the title, a severity, an icon or actions.
        case text, severity, icon, actions
        /// A post blocks the app.
        case blocksApp
        /// A post of a content without actions stays until it is removed.
        case stays
        /// A wheel turns.
        case turns
        /// A post of a content without actions and severity is a notice, which expires if it can't be shown for half a minute.
        case expires
    }

    /// The name in the playground and the gallery. The names of pictures and of contact sheets are made from it.
    var title: String
    var features: Set<Feature> = []
    /// The preset with which the playground starts; nil for none.
    var preset: PlaygroundPreset?
    /// The sample in the gallery; nil if the gallery has others, or none.
    var sample: Sample?
    /// The code in a closure behind the arguments; empty for none.
    var handler = ""
    /// Returns a value with a content.
    let value: @Sendable (Content) -> any Postable
    /// Returns the arguments of the code that makes the value; nil if the playground doesn't have the kind.
    var arguments: (@Sendable (Code) -> [String?])?
}

/// Two kinds are equal if they have the same title.
extension ReadyMade: Equatable, CustomStringConvertible {
    static func == (one: ReadyMade, other: ReadyMade) -> Bool { one.title == other.title }

    var description: String { title }
}
