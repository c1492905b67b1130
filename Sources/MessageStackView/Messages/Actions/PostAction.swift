import UIKit

/// A button of a ready-made post.
///
/// ```swift
/// postView.post(
///     Message(.error, "Upload failed", actions: [PostAction("Retry") { try await upload() }]))
/// ```
///
/// An action without a handler ends the post at once, with `PostRemovalReason.action(id:)`. With a handler, the post
/// stays while the handler runs: the button shows an activity indicator, and the other buttons are disabled except one
/// with the role `.cancel`, which cancels the handler's task. When the handler returns, the post ends. If it throws an
/// error, the post shows the error's `localizedDescription` above its buttons and stays, so that the user can try again;
/// a `CancellationError` isn't shown.
///
/// Each choice runs the handler once. While a handler runs, and after an action has ended the post, buttons have no
/// effect. If the post ends for another reason while a handler runs, the handler continues.
///
/// Two actions are equal if their `id`, `title` and `role` are.
public struct PostAction: Identifiable, Sendable {
    /// The purpose of an action, which determines its look and its position among others.
    public enum Role: Hashable, Sendable {
        /// An action without a special purpose.
        case `default`
        /// An action that leaves everything as it is. The accessibility escape gesture and the Escape key choose it. It
        /// is the first one in a row, and the last one in a column.
        case cancel
        /// An action that deletes data, or that can't be undone.
        case destructive
    }

    /// The identifier in `PostRemovalReason.action(id:)`; the title by default.
    public var id: String

    /// The title of the button. A long title wraps.
    public var title: String

    /// The image before the title; nil, the default, for none.
    public var image: UIImage?

    /// The purpose of the action; `.default` by default.
    public var role: Role

    /// A Boolean value that indicates whether the button is emphasized, and the Return key chooses the action; false by
    /// default. The action is the last one in a row, and the first one in a column. In an alert or a pop-up, the only
    /// action with the role `.default` is preferred even if this property is false.
    public var isPreferred: Bool

    /// A Boolean value that indicates whether the action ends the post; true by default.
    public var endsPost: Bool

    /// The work of the action; nil, the default, for none. It starts right after the choice.
    public var handler: (@MainActor @Sendable () async throws -> Void)?

    /// The minimum time on screen of a message with actions, in seconds: that of toasts with an action in Shopify's
    /// Polaris, and of `SnackbarDuration.Long` in Jetpack Compose.
    static let minimumDuration: TimeInterval = 10

    /// A closure that is called during the choice, before `handler` starts.
    var willRun: (@MainActor @Sendable () -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - id: The identifier in `PostRemovalReason.action(id:)`; nil, the default, for the title.
    ///   - image: The image before the title; nil, the default, for none.
    ///   - role: The purpose of the action.
    ///   - isPreferred: A Boolean value that indicates whether the Return key chooses the action.
    ///   - endsPost: A Boolean value that indicates whether the action ends the post.
    ///   - handler: The work of the action.
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

    /// Returns an action that leaves everything as it is.
    public static func cancel(
        _ title: String, id: String? = nil, handler: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> PostAction {
        PostAction(title, id: id, role: .cancel, handler: handler)
    }

    /// Returns an action that deletes data, or that can't be undone.
    public static func destructive(
        _ title: String, id: String? = nil, handler: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> PostAction {
        PostAction(title, id: id, role: .destructive, handler: handler)
    }
}

// MARK: - Hashable

extension PostAction: Hashable {
    public static func == (one: PostAction, other: PostAction) -> Bool {
        one.id == other.id && one.title == other.title && one.role == other.role
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(title)
        hasher.combine(role)
    }
}

// MARK: - Order

extension [PostAction] {
    /// The action that the Return key chooses: the preferred one, or else the only one with the role `.default`.
    var preferred: PostAction? {
        if let preferred = first(where: \.isPreferred) { return preferred }
        let defaults = filter { $0.role == .default }
        return defaults.count == 1 ? defaults[0] : nil
    }

    /// The action that the Escape key chooses.
    var cancel: PostAction? { first { $0.role == .cancel } }

    /// The indices in the order of a row: the cancel actions, the others, then the preferred one. The order of a column
    /// is the reverse for these three groups.
    func indices(inColumn: Bool) -> [Int] {
        let preferred = preferred
        func rank(_ action: PostAction) -> Int {
            if action == preferred { return inColumn ? 0 : 2 }
            return action.role == .cancel ? (inColumn ? 2 : 0) : 1
        }
        return indices.sorted { (rank(self[$0]), $0) < (rank(self[$1]), $1) }
    }
}
