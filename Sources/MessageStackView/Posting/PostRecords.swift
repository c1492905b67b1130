import UIKit

/// A post that hasn't ended, and its request. Its manager owns it, until its end was reported.
@MainActor
final class PostRecord {
    let post: Post
    private(set) var request: PostRequest
    private(set) weak var manager: PostManager?
    /// The clock of the manager, which may outlive it.
    private var clock: any PostClock
    private(set) var managedPoster: ManagedPoster
    /// The view for the content of the request; nil until it is made. A post that waits again keeps it.
    var view: UIView?
    /// Who needs the post.
    var claims = PostClaims()
    /// The action whose handler runs and which then ends the post; nil for none.
    private var choice: PostChoice?
    /// Whether the app has given the post a duration after it was posted.
    private(set) var hasOwnDuration = false
    /// The seconds by which an automatic duration was extended before it was known.
    private(set) var extensionTime: TimeInterval = 0
    /// Whether an update has changed the presentation, and the post on screen doesn't have it yet.
    var hasNewPresentation = false
    /// The post on screen: from just before `willPost` until `didRemove`. It retains the record meanwhile.
    var presented: PresentedPost? {
        didSet { if presented != nil { wasShown = true } }
    }
    /// Whether the post was ever on screen.
    private(set) var wasShown = false
    /// The seconds for which the post could be seen until its last exit began.
    private(set) var timeShownUntilExit: TimeInterval = 0

    init(post: Post, request: PostRequest, manager: PostManager, poster: ManagedPoster) {
        self.post = post
        self.request = request
        self.manager = manager
        clock = manager.clock
        managedPoster = poster
        post.owner = self
    }

    /// The poster that shows the post.
    var poster: (any UIViewPoster)? { managedPoster.poster }

    /// Moves the post to another manager.
    func move(to manager: PostManager, _ poster: ManagedPoster) {
        self.manager = manager
        clock = manager.clock
        managedPoster = poster
    }

    /// The seconds for which the post could be seen.
    var timeShown: TimeInterval { manager.flatMap { timeShown(in: $0.queue) } ?? timeShownUntilExit }

    /// Records that the post leaves the screen. The queue forgets the post before the exit is reported.
    func exitDidBegin() {
        timeShownUntilExit = timeShown
    }

    /// The request with the view of the post, if that is made.
    var shownRequest: PostRequest {
        var shown = request
        if let view { shown.content = PostContent(view: view) }
        return shown
    }

    /// The text of the post: that in its view or, until the view is made, the summary of its value.
    var text: String { request.content.text(in: view) }

    /// Returns the view for the content of the request. The first call makes it, and the poster configures it if it is made
    /// for a value.
    func makeView() -> UIView {
        let made = view ?? request.content.view(for: post, on: poster)
        view = made
        return made
    }

    /// Sets the gestures that remove the post.
    func setGestures(_ gestures: PostGestures) {
        request.options.gestures = gestures
    }

    /// Sets a duration that the app has given to the post.
    func setDuration(_ duration: PostDuration) {
        request.options.duration = duration
        hasOwnDuration = true
        extensionTime = 0
    }

    /// Extends an automatic duration that isn't known yet. A number that isn't finite counts as zero.
    func extend(by seconds: TimeInterval) {
        if seconds.isFinite { extensionTime += seconds }
    }

    /// Returns an automatic duration with its extension; nil for a post that doesn't time out.
    func extended(_ seconds: TimeInterval?) -> TimeInterval? {
        seconds.map { max(.leastNonzeroMagnitude, $0 + extensionTime / (manager?.durationScale ?? 1)) }
    }

    /// Returns a Boolean value that indicates whether the post shows the content of a request, or waits to show it.
    func shows(_ content: PostContent) -> Bool {
        request.content === content || view != nil && view === content.sharedView
    }

    /// Sets the action whose handler runs and which then ends the post; nil for none.
    func setChoice(_ choice: PostChoice?) {
        self.choice = choice
        manager?.queue.setChoice(choice.map { .action(id: $0.id) }, of: post.id)
    }

    /// Records the reason for the end. If another post comes before the handler of the chosen action has returned, the answer is
    /// reported first.
    func decideEnd(_ reason: PostRemovalReason) {
        if let choice, post.decidedReason == nil, reason == .action(id: choice.id) {
            self.choice = nil
            manager?.deferringSteps(choice.report)
        }
        post.decideEnd(reason)
    }

    /// Replaces the content with that of another request. Parts of the presentation that the other request lacks stay.
    ///
    /// - Parameters:
    ///   - other: The other request, with the defaults of options that it doesn't set.
    ///   - given: The options that the other request sets. A duration among them replaces that which the app has given to the
    ///     post.
    func update(with other: PostRequest, _ given: PostOptions) {
        let duration = hasOwnDuration && given.duration == nil ? request.options.duration : nil
        hasOwnDuration = duration != nil
        request.content = other.content
        view = nil
        extensionTime = 0
        if request.options.update(with: other.options, given) { hasNewPresentation = true }
        if let duration { request.options.duration = duration }
    }

    /// Replaces the closures for taps and for the text of the count with those of another request.
    func takeTap(of other: PostRequest) {
        request.options.takeTap(of: other.options)
    }

    /// Adds the closures for events that a request sets which is merged into the post.
    func addListeners(of given: PostOptions) {
        request.options.addListeners(of: given)
    }

    /// Shows the request of a claim again.
    func show(_ request: PostRequest) {
        _ = manager?.update(post.id, with: request, takingTap: true)
    }

    /// Replaces the value that the post will show, and nothing else.
    func setValue(_ value: some Postable) {
        request.content = PostContent(value)
    }
}

/// An action that the user has chosen, while its handler runs.
struct PostChoice {
    let id: String
    /// Reports the answer.
    let report: @MainActor () -> Void
}

// MARK: - PostOwner

extension PostRecord: PostOwner {
    var phase: PostPhase { manager?.queue.phase(of: post.id) ?? .ended }

    var hasReportedEnd: Bool { manager?.records[post.id] == nil }

    var isManaged: Bool { manager != nil }

    var strings: PostStrings { manager?.strings ?? .app }

    func countDidChange() {
        manager?.process([.recount(post.id)])
    }

    func remove(because reason: PostRemovalReason, animated: Bool?) {
        manager?.remove([post.id], because: reason, animated: animated)
    }

    func holdSoon(by source: PostHold, _ isHeld: Bool) {
        manager?.holdSoon(post.id, by: source, isHeld)
    }
}

extension PostRecord {
    /// Returns the seconds for which the post could be seen; nil if a queue doesn't know the post.
    private func timeShown(in queue: PostQueue) -> TimeInterval? {
        queue.timeShown(of: post.id, at: PostInstant(media: clock.mediaTime, wall: clock.wallTime))
    }

    /// Ends the post after its manager was deallocated, and informs all but the delegates.
    ///
    /// - Parameter queue: The queue of the manager.
    fileprivate func endWithoutManager(_ queue: PostQueue?) {
        timeShownUntilExit = queue.flatMap(timeShown) ?? timeShownUntilExit
        post.decideEnd(.hostGone)
        if let presented, !presented.isLeaving {
            request.options.tell(.willRemove(post))
        }
        post.reportDecision()
        presented?.end()
        presented = nil
        let reason = post.reason ?? .hostGone
        post.ending = Post.Ending(
            of: request, view: view, wasShown: wasShown, timeShown: timeShownUntilExit, at: clock.wallTime)
        request.options.tell(.ended(post, reason))
        post.reportEnd()
    }
}

/// The posts of a manager that haven't ended. If the manager is deallocated, they leave the screen and end with
/// `.hostGone`, on the main actor, soon after.
///
/// It is used on the main actor only. `deinit` may run on any thread, but nothing else uses the object then, and it only
/// sends the posts to the main actor.
final class PostRecords: Sendable {
    nonisolated(unsafe) private var records: [Post.ID: PostRecord] = [:]
    /// The queue of a manager that is deallocated; nil before.
    nonisolated(unsafe) var lastQueue: PostQueue?

    deinit {
        guard unsafe !records.isEmpty else { return }
        let all = unsafe records
        let queue = unsafe lastQueue
        let records = all.keys.sorted().compactMap { all[$0] }
        Task { @MainActor in
            for record in records { record.endWithoutManager(queue) }
        }
    }

    @MainActor
    subscript(id: Post.ID) -> PostRecord? {
        get { unsafe records[id] }
        set {
            unsafe records[id]?.managedPoster.postCount -= 1
            unsafe records[id] = newValue
            newValue?.managedPoster.postCount += 1
        }
    }
}
