import MessageStackView
import UIKit

/// A poster that records the requested changes and adds no view to a screen. Its manager uses a `ManualPostClock`.
///
/// A test chooses when changes complete: at once, when the test calls `complete()`, or never.
///
/// ```swift
/// let poster = RecordingPoster()
/// model.messages = poster
/// model.save()
/// #expect(poster.texts == ["Saved"])
/// poster.clock.advance(by: 5)
/// #expect(poster.views.isEmpty)
/// ```
@MainActor
public final class RecordingPoster: Poster, UIViewPoster {
    /// The way in which a poster completes changes.
    public enum Habit: Hashable, Sendable {
        /// A change completes before the call returns.
        case completesAtOnce
        /// A change completes when the test calls `complete()`.
        case completesWhenTold
        /// The poster drops the completion handler, which the manager treats as completion.
        case dropsTheCompletion
    }

    /// The way in which the poster completes the next changes.
    public var habit: Habit

    /// The recorded changes, oldest first.
    public private(set) var changes: [RecordedChange] = []

    /// The posted views, oldest first. A removed view stays until its change completes.
    public private(set) var views: [UIView] = []

    /// The texts of the posts on screen, oldest first, with one string for each of `views`.
    ///
    /// The string for a view contains its texts in reading order, separated by a comma and a space: "Upload failed, The
    /// server didn't respond" for a message with a title and a subtitle. It is the text that `PostManager.history` records.
    /// Titles of buttons and hidden views are left out, and an accessibility label replaces the text of its view. A view
    /// without text has an empty string.
    public var texts: [String] { views.map { Self.texts(in: $0).joined(separator: ", ") } }

    /// The clock of the poster's manager.
    public let clock = ManualPostClock()

    /// The manager. As on a post view, a drag removes each post, so that posts stay as long as there.
    public private(set) lazy var postManager: PostManager = {
        let manager = PostManager(poster: self, clock: clock)
        manager.gestureManager.defaultGestures = .pan
        return manager
    }()

    private var pending: [@MainActor () -> Void] = []

    /// Creates a poster that completes changes in the given way.
    public init(_ habit: Habit = .completesAtOnce) {
        self.habit = habit
    }

    /// Completes all pending changes, oldest first.
    public func complete() {
        let pending = pending
        self.pending = []
        for completion in pending { completion() }
    }

    // MARK: - UIViewPoster

    public func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .post, view: content, isAnimated: animated))
        views.append(content)
        finish(completion)
    }

    public func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let content = content(of: view)
        changes.append(RecordedChange(kind: .remove, view: content, isAnimated: animated))
        finish { [weak self] in
            self?.views.removeAll { $0 === content }
            completion()
        }
    }

    public func update(view: UIView, animated: Bool) {
        changes.append(RecordedChange(kind: .update, view: content(of: view), isAnimated: animated))
    }

    // MARK: - Private

    /// Returns the texts that VoiceOver finds in a view, without those of controls.
    private static func texts(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden, !isIndicator(view) else { return [] }
        if let text = text(of: view) { return [text] }
        let elements = view.accessibilityElements?.compactMap { $0 as? UIResponder } ?? view.subviews
        return elements.flatMap { element -> [String] in
            guard let subview = element as? UIView else { return text(of: element).map { [$0] } ?? [] }
            return isControl(subview) ? [] : texts(in: subview)
        }
    }

    /// Returns the accessibility label or the text of an element; nil for a decorative image.
    private static func text(of element: UIResponder) -> String? {
        if element is UIImageView, !element.isAccessibilityElement { return nil }
        let texts = [
            element.accessibilityLabel, (element as? UILabel)?.text, (element as? UIButton)?.title(for: .normal),
        ]
        return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Returns whether a view is a control, or a button or link to assistive technologies.
    private static func isControl(_ view: UIView) -> Bool {
        view is UIControl || !view.accessibilityTraits.isDisjoint(with: [.button, .link])
    }

    /// Returns whether a view is one that UIKit labels although it shows no text.
    private static func isIndicator(_ view: UIView) -> Bool {
        view is UIActivityIndicatorView || view is UIProgressView
    }

    private func content(of view: UIView) -> UIView { (view as? PostSlot)?.content ?? view }

    private func finish(_ completion: @escaping @MainActor () -> Void) {
        switch habit {
        case .completesAtOnce: completion()
        case .completesWhenTold: pending.append(completion)
        case .dropsTheCompletion: break
        }
    }
}
