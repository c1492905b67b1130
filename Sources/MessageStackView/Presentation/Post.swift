public import UIKit

/// A handle to a post that waits, is on screen or has ended. Use it to observe, change or remove the post.
///
/// A post stays on screen even if the app keeps no reference to its handle. A handle doesn't retain the view, the closures of the
/// request, or the `PostManager`.
///
/// ```swift
/// let post = postView.post(view: UIView()) { $0.duration = 3 }
/// post.extend(by: 2)
/// let reason = await post.ended
/// ```
@MainActor
public final class Post: Identifiable {
    /// The type of a post's identifier.
    public typealias ID = PostID

    /// The properties of a post that has ended.
    struct Ending: Sendable {
        let key: PostKey?
        let priority: PostPriority
        let severity: PostSeverity?
        /// The text in the view or, if that wasn't made, the `Postable.summary` of the posted value.
        let text: String
        /// The type of the posted value or view.
        let contentType: Any.Type
        /// Whether the post was ever on screen.
        let wasShown: Bool
        /// The seconds for which the post could be seen.
        let timeShown: TimeInterval
        /// The wall time of the manager's clock in seconds.
        let time: TimeInterval
    }

    /// The identifier of the post, which is unique while the process runs.
    nonisolated public let id: ID

    /// The view that the post shows. For a posted value, such as a `Message`, the library makes the view just before the
    /// entrance, and the property is nil until then. The property is also nil after the view was deallocated, since the handle
    /// doesn't retain the view.
    public internal(set) weak var view: UIView?

    /// The number of requests that the post represents. It starts at 1. Each request that is merged into the post because of
    /// `PostDuplicatePolicy.count` increases the number by 1, and `PostManager.removeCounted(key:animated:completion:)` reduces
    /// it by 1.
    ///
    /// Setting the count shows and announces the new number and sends `PostEvent.counted`. Unlike a merged request, it doesn't
    /// change the content or restart the post's time. Numbers less than 1 count as 1. After the post has ended, setting the count
    /// has no effect.
    public var count: Int {
        get { requestCount }
        set {
            guard let owner, max(1, newValue) != requestCount else { return }
            requestCount = max(1, newValue)
            owner.countDidChange()
        }
    }

    /// The manager's record of the post; nil for a request that wasn't accepted, and after the end was reported.
    weak var owner: (any PostOwner)?

    /// The number of requests, which the manager sets and then reports.
    var requestCount = 1
    /// The properties that outlive the request; nil until the end was reported, or the request was refused.
    var ending: Ending? {
        get { endingBox?.value }
        set { endingBox = newValue.map { PostBox($0) } }
    }

    /// The storage of `ending`. Thousands of posts may wait.
    private var endingBox: PostBox<Ending>?
    private var end: PostRemovalReason?
    /// A Boolean value that indicates whether the app has read the reason for the end.
    private(set) var isEndRead = false
    private var listeners: [@MainActor (PostRemovalReason) -> Void] = []
    private var decisionListeners: [@MainActor () -> Void] = []
    /// The streams of changes of the countdown; nil before the first one, and after the end.
    private var countdownStreams: ValueStreams<Post.Countdown?>?

    private static var lastID: UInt64 = 0

    init(view: UIView?) {
        Self.lastID += 1
        id = ID(rawValue: Self.lastID)
        self.view = view
    }

    /// The current phase of the post, such as `.waiting` or `.shown`.
    public var phase: PostPhase {
        owner?.phase ?? .ended
    }

    /// The reason why the post ends or has ended. The property is nil until the post begins to leave for good. For a post that
    /// ends without having entered, it is nil until the end. If another post interrupts this one, the property remains nil, since
    /// this post returns afterward.
    public var reason: PostRemovalReason? {
        isEndRead = true
        return decidedReason
    }

    /// The value of `reason`, for reads that aren't the app's.
    var decidedReason: PostRemovalReason? { end ?? (owner?.isManaged == true ? nil : .hostGone) }

    /// The reason why the request was refused; nil if the request was accepted.
    public var refusal: PostRefusal? { reason?.refusal }

    /// The reason why the post ended. Reading the property waits until the post has ended and left the screen. If the post has
    /// already ended or was refused, the property returns at once. If the waiting task is canceled, the property continues to
    /// wait, like `Task.value`.
    public var ended: PostRemovalReason {
        get async {
            if phase == .ended, let reason { return reason }
            return await withCheckedContinuation { continuation in
                whenEnded { continuation.resume(returning: $0) }
            }
        }
    }

    /// Removes the post from the screen or from the waiting posts. If the post has ended, the method only calls `completion`. If
    /// the post is already leaving, its exit continues, or ends at once if `animated` is false.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether the exit is animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of the post.
    ///   - reason: The reason that the post reports. The default is `.programmatic`. You can pass `.programmatic`, `.cancelled`,
    ///     or an action of the user, such as `.closeButton`; any other reason counts as `.programmatic`. With `.programmatic` and
    ///     `.cancelled`, an animated exit begins when the post has been on screen for its `PostOptions.minimumTime`. With an
    ///     action of the user, the exit begins at once.
    ///   - completion: A closure that is called once: when the post has ended, or at once if it has already ended. The default is
    ///     nil.
    public func remove(
        animated: Bool? = nil,
        reason: PostRemovalReason = .programmatic,
        completion: (@MainActor () -> Void)? = nil
    ) {
        if let completion { whenEnded { _ in completion() } }
        if !reason.canBeGiven { PostMisuse.warn("A post can't be removed with the reason \(reason).") }
        owner?.remove(because: reason.canBeGiven ? reason : .programmatic, animated: animated)
    }

    // MARK: Internal

    /// Calls `listener` after the end of the post was reported to delegates and handlers; at once if it was reported
    /// before.
    func whenEnded(_ listener: @escaping @MainActor (PostRemovalReason) -> Void) {
        if let reason = decidedReason, owner?.hasReportedEnd ?? true {
            listener(reason)
        } else {
            listeners.append(listener)
        }
    }

    /// Calls `listener` when the end of the post is decided, which is when `reason` gets its value; at once if it is decided.
    func whenEndIsDecided(_ listener: @escaping @MainActor () -> Void) {
        if decidedReason == nil { decisionListeners.append(listener) } else { listener() }
    }

    /// Calls the listeners for the decision about the end, each once.
    func reportDecision() {
        let listeners = decisionListeners
        decisionListeners = []
        for listener in listeners { listener() }
    }

    /// A Boolean value that indicates whether changes of the countdown are streamed.
    var hasCountdownStreams: Bool { countdownStreams != nil }

    /// Returns a stream of `countdown` and its later changes, which keeps only the newest value until it is read.
    func makeCountdownStream(startingWith countdown: Post.Countdown?) -> AsyncStream<Post.Countdown?> {
        let streams = countdownStreams ?? ValueStreams(keeping: 1)
        countdownStreams = streams
        return streams.makeStream(startingWith: countdown)
    }

    func tellCountdown(_ countdown: Post.Countdown?) {
        countdownStreams?.tell(countdown)
    }

    /// Records the reason for the end, which is reported later. Only the first call has an effect.
    func decideEnd(_ reason: PostRemovalReason) {
        if end == nil { end = reason }
    }

    /// Calls the listeners.
    func reportEnd() {
        reportDecision()
        countdownStreams = nil
        guard let end else { return }
        let listeners = listeners
        self.listeners = []
        for listener in listeners { listener(end) }
    }
}

/// The interface of a manager to one of its posts and to the views that show it.
@MainActor
protocol PostOwner: AnyObject {
    /// The current phase of the post, such as `.waiting` or `.shown`.
    var phase: PostPhase { get }

    /// A Boolean value that indicates whether the end of the post was reported to delegates and handlers.
    var hasReportedEnd: Bool { get }

    /// A Boolean value that indicates whether the manager still exists.
    var isManaged: Bool { get }

    /// The texts that the library itself shows or has VoiceOver speak.
    var strings: PostStrings { get }

    /// Shows and reports the number of requests.
    func countDidChange()

    /// Removes the post. If `animated` is nil, the setting of the request applies.
    func remove(because reason: PostRemovalReason, animated: Bool?)

    /// Starts or ends a hold, which stops the time of the post. The effects follow in a call that the
    /// clock schedules with no delay, so this method can be called during layout.
    func holdSoon(by source: PostHold, _ isHeld: Bool)
}
