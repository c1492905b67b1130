public import UIKit

/// An action that a ready-made post, such as a `Message`, shows as a button.
///
/// ```swift
/// postView.post(
///     Message(.error, "Upload failed", actions: [PostAction("Retry") { [weak self] in try await self?.upload() }]))
/// ```
///
/// If the action has no handler, choosing it ends the post immediately, with `PostRemovalReason.action(id:)`. Otherwise, the
/// handler runs first. While it runs, the post doesn't time out, the button shows an activity indicator, and the other buttons
/// are disabled, except those with the role `.cancel`. When the handler returns, the post ends. If the handler throws an error,
/// the post remains on screen and shows the error's `localizedDescription` above the buttons, so that the user can try again. If
/// the error is a `CancellationError` or a `URLError.cancelled`, the post remains on screen and shows no error.
///
/// With the duration `PostDuration.automatic`, a post with an enabled action doesn't time out. With `PostDuration.seconds(_:)`, a
/// message with actions ends after that time; while VoiceOver or Switch Control runs, it stays for at least 10 seconds.
///
/// If the user chooses a cancel action while the handler of another action is running, the task of that handler is canceled. The
/// cancel action then runs and ends the post like any other action. If the post ends for another reason, a running handler
/// continues. If an update of the post removes an action whose handler is running, the handler continues too, but the post
/// doesn't end when the handler returns.
///
/// If another post replaces this post on screen while the handler runs, for example a post that the handler posts, this post ends
/// with `PostRemovalReason.action(id:)`, for the chosen action.
///
/// Each choice runs the handler once. Once an action has ended the post, no button has an effect.
///
/// Two actions are equal if all their properties except the closures are equal.
public struct PostAction: Identifiable, Sendable {
    /// The purpose of an action. Together with `isPreferred`, it determines the look and the position of the button. The Escape key
    /// chooses an action with the role `.cancel`.
    public enum Role: Equatable, Sendable {
        /// An action without a special purpose.
        case `default`
        /// An action that changes nothing, such as Cancel. Its button is at the leading end of a row of buttons, or at the bottom
        /// of a column.
        ///
        /// The accessibility escape gesture chooses the first cancel action of a post. In a post that blocks touches on the app,
        /// the Escape key chooses it too.
        case cancel
        /// An action that deletes data, or that can't be undone. The title of its button is red or, if the button is emphasized,
        /// its fill.
        case destructive
    }

    /// The identifier of the action. The default is its title.
    ///
    /// The identifier is the value of `PostRemovalReason.action(id:)` and the `accessibilityIdentifier` of the button. If several
    /// actions of a post have the same identifier, `PostActionsView.choose(_:)` chooses the first of them. If you set the
    /// identifier, tests and analytics don't depend on the language of the title.
    public var id: String

    /// The title of the button. A long title wraps. If the title of an action with the role `.cancel` is empty, the button has the
    /// title `PostStrings.cancel`.
    public var title: String

    /// The image before the title. The default is nil, which shows no image.
    public var image: UIImage?

    /// The purpose of the action, which determines the position of its button and whether the title or the fill of the button is
    /// red. The default is `.default`.
    public var role: Role

    /// A Boolean value that indicates whether the action is the preferred one. The default is false.
    ///
    /// The button of the preferred action is emphasized. It is at the trailing end of a row of buttons, or at the top of a
    /// column. In a post that blocks touches on the app, the Return key chooses the action. If the value is true for several
    /// actions of a post, only the first one is preferred. If it is true for none, and exactly one action has the role
    /// `.default`, that action is preferred, but its button is emphasized only in alerts, pop-ups and HUDs.
    public var isPreferred: Bool

    /// A Boolean value that indicates whether the action ends the post: immediately or, if the action has a handler, when the
    /// handler returns. The default is true. If the value is false, the post remains on screen, and its actions can be chosen
    /// again.
    public var endsPost: Bool

    /// A Boolean value that indicates whether the action can be chosen. The default is true.
    ///
    /// If the value is false, the button is dimmed, and taps, keys, accessibility actions and `PostActionsView.choose(_:)` have
    /// no effect on the action. A handler that is already running continues. If the cancel action is disabled, the accessibility
    /// escape gesture and the Escape key dismiss the post without an answer. With the duration `PostDuration.automatic`, a
    /// message whose actions are all disabled times out.
    ///
    /// To change the value while the post is shown, update the post, or set the `actions` of its `PostActionsView`.
    public var isEnabled = true

    /// The closure that runs each time the user chooses the action, before the post ends. The default is nil, with which the post
    /// ends at once. If the closure throws an error, the post remains on screen and shows the error.
    ///
    /// If `endsPost` is false, the post also remains on screen when the closure returns. To receive the answer to an alert or a
    /// pop-up in one closure for all actions, set `AlertMessage.onAnswer` or `PopupMessage.onAnswer`.
    public var handler: (@MainActor @Sendable () async throws -> Void)?

    /// The recommended minimum time in seconds for a message with actions, as in Shopify's Polaris and `SnackbarDuration.Long` of
    /// Jetpack Compose.
    static let minimumDuration: TimeInterval = 10

    /// A closure that is called synchronously when the action is chosen, before `handler` starts. If it returns false, the
    /// action isn't run.
    package var shouldRun: (@MainActor @Sendable () -> Bool)?

    /// A Boolean value that indicates whether a running handler is canceled when the post starts to leave for another
    /// reason; false by default.
    package var isCanceledWithPost = false

    /// A Boolean value that indicates whether a compact pill shows the buttons of the post; false by default, so that it shows
    /// them once it is expanded.
    var isShownInPill = false

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - id: The identifier of the action, with which `PostRemovalReason.action(id:)` reports the choice. The default is nil,
    ///     which uses the title.
    ///   - image: The image before the title. The default is nil, which shows no image.
    ///   - role: The purpose of the action, which determines the position and the color of its button. The default is `.default`.
    ///   - isPreferred: A Boolean value that indicates whether the action is the preferred one of the post. The button of the
    ///     preferred action is emphasized. The default is false.
    ///   - endsPost: A Boolean value that indicates whether the action ends the post: at once, or after its handler has returned.
    ///     The default is true.
    ///   - handler: The closure that runs when the user chooses the action, before the post ends. The default is nil: the post
    ///     ends at once.
    public init(
        _ title: String,
        id: String? = nil,
        image: UIImage? = nil,
        role: Role = .default,
        isPreferred: Bool = false,
        endsPost: Bool = true,
        handler: (@MainActor @Sendable () async throws -> Void)? = nil
    ) {
        self.id = id ?? title
        self.title = title
        self.image = image
        self.role = role
        self.isPreferred = isPreferred
        self.endsPost = endsPost
        self.handler = handler
    }

    /// Returns an action that is the preferred one of its post, with the role `.default`. Its button is emphasized.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - id: The identifier of the action, with which `PostRemovalReason.action(id:)` reports the choice. The default is nil,
    ///     which uses the title.
    ///   - handler: The closure that runs when the user chooses the action, before the post ends. The default is nil: the post
    ///     ends at once.
    public static func primary(
        _ title: String, id: String? = nil, handler: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> PostAction {
        PostAction(title, id: id, isPreferred: true, handler: handler)
    }

    /// An action without a handler, which ends the post. It has the role `.cancel`, the identifier "cancel", and the title
    /// `PostStrings.cancel`, "Cancel" in English.
    ///
    /// ```swift
    /// AlertMessage("Delete 12 photos?", actions: [.cancel, .destructive("Delete") { deletePhotos() }])
    /// ```
    public static var cancel: PostAction { .cancel() }

    /// Returns an action with the role `.cancel`, for a button such as Cancel or Later.
    ///
    /// - Parameters:
    ///   - title: The title of the button. The default is nil, which uses `PostStrings.cancel`, "Cancel" in English.
    ///   - id: The identifier of the action, with which `PostRemovalReason.action(id:)` reports the choice. The default is nil,
    ///     which uses the title or, if that is nil, "cancel".
    ///   - handler: The closure that runs when the user chooses the action, before the post ends. The default is nil: the post
    ///     ends at once.
    public static func cancel(
        _ title: String? = nil, id: String? = nil, handler: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> PostAction {
        PostAction(title ?? "", id: id ?? title ?? "cancel", role: .cancel, handler: handler)
    }

    /// Returns the action of a post without others, such as an alert, which ends it.
    @MainActor
    static var ok: PostAction { PostAction(PostStrings.current.ok, id: "ok", role: .cancel, isPreferred: true) }

    /// Returns an action that deletes data or can't be undone, with the role `.destructive`. The title of its button is red.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - id: The identifier of the action, with which `PostRemovalReason.action(id:)` reports the choice. The default is nil,
    ///     which uses the title.
    ///   - handler: The closure that runs when the user chooses the action, before the post ends. The default is nil: the post
    ///     ends at once.
    public static func destructive(
        _ title: String, id: String? = nil, handler: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> PostAction {
        PostAction(title, id: id, role: .destructive, handler: handler)
    }
}

// MARK: - Equatable

extension PostAction: Equatable {
    /// Returns a Boolean value that indicates whether all properties of two actions except their closures are equal.
    public static func == (one: PostAction, other: PostAction) -> Bool {
        one.id == other.id && one.title == other.title && one.role == other.role && one.image == other.image
            && (one.isPreferred, one.endsPost, one.isEnabled, one.isCanceledWithPost, one.isShownInPill)
                == (
                    other.isPreferred, other.endsPost, other.isEnabled, other.isCanceledWithPost, other.isShownInPill
                )
    }
}

// MARK: - Handlers

/// A value whose view calls closures of the value.
///
/// Closures can't be compared. So a view that shows an equal value gets those of the new one, without any other change.
package protocol HandlerUpdating: Postable {
    /// Replaces the closures that a view calls with those of this value. A handler that is running continues.
    @MainActor func updateHandlers(of view: UIView)
}

// MARK: - Order

extension [PostAction] {
    /// The actions with the titles of their buttons: a cancel action without a title has that of the library.
    func titled(with strings: PostStrings) -> [PostAction] {
        map { action in
            var action = action
            if action.role == .cancel, action.title.isEmpty { action.title = strings.cancel }
            return action
        }
    }

    /// The first preferred action or, if none is preferred, the single action with the role `.default`; nil if there is
    /// neither.
    var preferred: PostAction? {
        if let preferred = first(where: \.isPreferred) { return preferred }
        let defaults = filter { $0.role == .default }
        return defaults.count == 1 ? defaults[0] : nil
    }

    /// The first action with the role `.cancel`; nil if there is none.
    var cancel: PostAction? { first { $0.role == .cancel } }

    /// Replaces the closures of the actions with those of others that have the same identifiers.
    mutating func updateHandlers(with others: [PostAction]) {
        for index in indices {
            guard let other = others.first(where: { $0.id == self[index].id }) else { continue }
            self[index].handler = other.handler
            self[index].shouldRun = other.shouldRun
        }
    }

    /// Returns the indices in the order of the buttons: in a row, the cancel actions, the others, then the preferred one;
    /// in a column, the preferred one, the others, then the cancel actions. Each group keeps its order.
    func indices(inColumn: Bool) -> [Int] {
        let preferred = preferred
        func rank(_ action: PostAction) -> Int {
            if action == preferred { return inColumn ? 0 : 2 }
            return action.role == .cancel ? (inColumn ? 2 : 0) : 1
        }
        return (0...2).flatMap { group in indices.filter { rank(self[$0]) == group } }
    }
}
