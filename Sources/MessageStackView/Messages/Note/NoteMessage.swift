public import UIKit

/// A short text with a small accessory, such as an activity indicator.
///
/// ```swift
/// postView.post(NoteMessage("Connecting …", accessory: .activity), as: .statusLine)
/// postView.post(NoteMessage("Anna is typing", accessory: .image(animatedDots)))
/// ```
///
/// Text and accessory are centered together. A long text wraps. The text is small, and grows with the text size.
///
/// The post lasts as long as the manager's defaults say, which is long enough to read the text. With an activity indicator it
/// stays until it is removed, since the end of the activity isn't known.
public struct NoteMessage: Sendable {
    /// The view at the trailing side of the text.
    public enum Accessory: Sendable {
        /// An image that is 20 points high at the default text size, and at most three times as wide. A template image and
        /// a symbol are drawn in the tint color.
        ///
        /// An animated image moves for at most 5 seconds, as criterion 2.2.2, *Pause, Stop, Hide*, of WCAG 2.2 asks. It
        /// repeats as often as that allows, and then shows its first frame. An image whose duration is longer than 5 seconds
        /// doesn't move, nor does any image while Reduce Motion is on. VoiceOver speaks the `accessibilityLabel` of an
        /// image that isn't a symbol before the text.
        case image(UIImage)
        /// An activity indicator.
        case activity
        /// A small view of the app, which keeps its size up to a width of 160 points. A view without constraints and
        /// intrinsic size keeps the size of its frame. If the view is, or contains, a control that does more than close the
        /// post, a post with an automatic duration doesn't time out.
        ///
        /// The closure is called when the view of the note is made, and for each update. If it returns the same view again,
        /// that view stays.
        case view(@MainActor @Sendable () -> UIView)
    }

    /// The text; empty for none.
    public var text: String

    /// The view at the trailing side of the text; nil for none.
    public var accessory: Accessory?

    /// The severity; nil, the default, for none. It selects the `PostTheme.Palette` for the colors and the icon before the text, and
    /// determines the haptic and the word that VoiceOver speaks first. A style with a background replaces the colors.
    public var severity: PostSeverity?

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - accessory: The view at the trailing side of the text; nil, the default, for none.
    public init(_ text: String, accessory: Accessory? = nil) {
        self.text = text
        self.accessory = accessory
    }
}

// MARK: - Postable

extension NoteMessage: Postable {
    /// The duration `.untilRemoved` with an activity indicator; otherwise nil, for the manager's default.
    nonisolated public var duration: PostDuration? {
        if case .activity = accessory { .untilRemoved } else { nil }
    }

    nonisolated public var summary: String? { text }

    @MainActor
    public func makeView() -> UIView {
        let view = NoteMessageView()
        view.set(note: self)
        return view
    }

    /// Shows the note in an existing note view, which reuses its views for an image and an activity indicator.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? NoteMessageView else { return false }
        view.set(note: self)
        return true
    }
}

extension NoteMessage: PostNotice {
    /// Whether the note has a view, which may have controls.
    var mayHaveActions: Bool {
        if case .view = accessory { true } else { false }
    }
}

// MARK: - Equatable

/// Two notes are equal if their text, severity and accessory are equal. Any two `.view` accessories are equal, because closures
/// can't be compared.
extension NoteMessage: Equatable {
    public static func == (one: NoteMessage, other: NoteMessage) -> Bool {
        let hasSameAccessory =
            switch (one.accessory, other.accessory) {
            case (.image(let image), .image(let other)): image == other
            case (.activity, .activity), (.view, .view), (nil, nil): true
            default: false
            }
        return hasSameAccessory && one.text == other.text && one.severity == other.severity
    }
}
