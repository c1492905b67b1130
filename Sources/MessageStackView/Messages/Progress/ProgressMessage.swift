import UIKit

/// What is said while something goes on: up to two lines of text, and how far it is.
///
/// ```swift
/// postView.post(ProgressMessage(title: "Uploading", fraction: 0.4))
/// ```
///
/// It stays until it is removed or updated; `Poster.post(whileRunning:)` does that by itself.
public struct ProgressMessage: Hashable, Sendable {
    /// The first line; nil or empty leaves it out.
    public var title: String?

    /// The text below the title; nil or empty leaves it out.
    public var subtitle: String?

    /// How much is done, from 0 to 1, and clamped to that; nil, the default, while nobody knows.
    public var fraction: Double?

    /// A message of these parts.
    public init(title: String? = nil, subtitle: String? = nil, fraction: Double? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.fraction = fraction
    }
}

// MARK: - Postable

extension ProgressMessage: Postable {
    public var duration: PostDuration? { .untilRemoved }

    public var text: String? { Message(title: title, subtitle: subtitle).text }

    @MainActor
    public func makeView() -> UIView {
        let view = ProgressMessageView()
        view.set(progress: self)
        return view
    }

    /// A progress message's view shows another one.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? ProgressMessageView else { return false }
        view.set(progress: self)
        return true
    }
}
