public import UIKit

/// A message with a short text and a small view beside it (an accessory), such as an activity indicator.
///
/// ```swift
/// postView.post(NoteMessage("Connecting …", accessory: .activity), as: .statusLine)
/// postView.post(NoteMessage("Anna is typing", accessory: .image(animatedDots)))
/// ```
///
/// The text and the accessory are centered together. A long text wraps. The text is small, and grows with the text size.
///
/// A note with an activity indicator stays until it is removed, because the end of the activity isn't known. The duration of
/// any other note is that of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise the time that it
/// takes to read the text.
public struct NoteMessage: Sendable {
    /// A small view at the trailing side of a note's text.
    public enum Accessory: Sendable {
        /// An image that is 20 points high at the default text size, and at most three times as wide. A template image and a
        /// symbol are drawn in the tint color. If the image isn't a symbol and has an `accessibilityLabel`, VoiceOver speaks
        /// that label before the text.
        ///
        /// An animated image moves for at most 5 seconds, as criterion 2.2.2, *Pause, Stop, Hide*, of WCAG 2.2 requires. Within
        /// that time, the animation repeats as often as it completely fits, and then the first frame is shown. An animation that
        /// takes longer than 5 seconds doesn't start. If `PostTheme.repeatsAnimatedImages` is true, the animation repeats for as
        /// long as the image is shown. While Reduce Motion is on, no animation starts.
        case image(UIImage)
        /// An activity indicator. A note with this accessory stays until it is removed.
        case activity
        /// A small view of the app, which has an intrinsic size, or constraints for its size.
        ///
        /// The closure, which returns the view, is called when the view of the note is made, and for each update of the post. If it
        /// returns the same view again for an update, the note keeps this view. If the view is, or contains, a control that does
        /// more than close the post, a post with the duration `PostDuration.automatic` doesn't time out.
        case view(@MainActor @Sendable () -> UIView)
    }

    /// The text. If it is empty, the note shows only its accessory.
    public var text: String

    /// The small view at the trailing side of the text. The default is nil, with which the note shows only its text.
    public var accessory: Accessory?

    /// The severity of the note. The default is nil, for a note without a severity.
    ///
    /// The severity determines the haptic and the word that VoiceOver speaks first. The colors of the note, and the icon before
    /// the text, are those that the post's ``PostTheme`` has for the severity. If the ``PostStyle`` of the post has a background,
    /// the style determines the colors.
    public var severity: PostSeverity?

    /// Creates a note.
    ///
    /// - Parameters:
    ///   - text: The text of the note. If it is empty, the note shows only its accessory.
    ///   - severity: The severity, which determines the colors, the icon, the haptic and the word that VoiceOver speaks first.
    ///     The default is nil, for a note without a severity.
    ///   - accessory: The view at the trailing side of the text. The default is nil, which shows only the text.
    public init(_ text: String, severity: PostSeverity? = nil, accessory: Accessory? = nil) {
        self.text = text
        self.severity = severity
        self.accessory = accessory
    }
}

// MARK: - Postable

extension NoteMessage: Postable {
    /// The time on screen: `.untilRemoved` for a note with an activity indicator. For any other note it is nil, which uses
    /// the duration of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise `.automatic`.
    nonisolated public var duration: PostDuration? {
        if case .activity = accessory { .untilRemoved } else { nil }
    }

    /// The text of the note, which isn't nil but can be empty. `Post.text` is this summary while the post waits, and
    /// `PostManager.history` records it for a note that ends without having been shown.
    nonisolated public var summary: String? { text }

    /// Returns a new view that shows the note. The view is a ``MessageView``.
    @MainActor
    public func makeView() -> UIView {
        let view = NoteMessageView()
        view.set(note: self)
        return view
    }

    /// Shows this note in a view that shows another note. The library calls this method when a post is updated.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view wasn't made for a
    ///   `NoteMessage`.
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
    /// Returns a Boolean value that indicates whether the texts, severities and accessories of two notes are equal. Any two
    /// accessories with the case `.view` count as equal, because closures can't be compared.
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
