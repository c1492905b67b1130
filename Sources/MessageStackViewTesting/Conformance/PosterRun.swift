import MessageStackView
import UIKit

/// A poster on a new screen, with the posts that a check makes on it and the rules that it has broken.
///
/// The run is between the manager and the poster: it sees each requested entrance and exit, and each call of a completion.
@MainActor
final class PosterRun {
    /// The broken rules in their order, each with the situation in which it was broken first.
    private(set) var broken: [(rule: PosterRule, situation: String)] = []
    /// The situation, as the beginning of a sentence.
    var situation = ""
    /// The posts that the run has made, oldest first.
    private(set) var posts: [Post] = []

    private let window: UIWindow
    private var screen: UIViewController?
    private let poster: any UIViewPoster
    private let manager: PostManager
    private let carryOutAsBefore: @MainActor (any UIViewPoster, PostChange) -> Void
    private var changes: [ObservedChange] = []

    init(on window: UIWindow, makePoster: @MainActor (UIViewController) -> any UIViewPoster) {
        let screen = UIViewController()
        window.rootViewController = screen
        window.isHidden = false
        window.layoutIfNeeded()
        let poster = makePoster(screen)
        manager = (poster as? any Poster)?.postManager ?? PostManager(poster: poster)
        carryOutAsBefore = manager.carryOut
        self.window = window
        self.screen = screen
        self.poster = poster
        manager.carryOut = { [weak self] in self?.carryOut($1, on: $0) }
    }

    // MARK: - What the app does

    /// Posts a label.
    ///
    /// - Parameters:
    ///   - animated: Whether the entrance is animated.
    ///   - label: The label; by default, a new one.
    ///   - edit: A closure that edits the request.
    @discardableResult
    func post(
        animated: Bool = true, _ label: UILabel = PosterRun.makeLabel(), _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: label)
        request.animatesEntrance = animated
        edit(&request)
        // It may move the other posts.
        for change in changes { change.state = nil }
        let post = manager.post(request)
        posts.append(post)
        return post
    }

    /// Gives the label of a post a second line, or removes it, and reports its new size.
    func update(_ post: Post, animated: Bool) {
        guard [.entering, .shown].contains(post.phase), let label = post.view as? UILabel else { return }
        label.text = label.text == "Posted" ? "Posted\nUpdated" : "Posted"
        entrance(of: post)?.state = nil
        post.contentSizeDidChange(animated: animated)
        guard !animated, post.phase == .shown else { return }
        window.layoutIfNeeded()
        if label.isCut { report(.lateUpdate) }
    }

    func removeAll(animated: Bool) {
        manager.removeAll(animated: animated)
    }

    /// A Boolean value that indicates whether another screen is in front of that of the poster.
    var isCovered = false {
        didSet {
            guard isCovered != oldValue else { return }
            if isCovered {
                let cover = UIViewController()
                cover.modalPresentationStyle = .fullScreen
                screen?.present(cover, animated: false)
            } else {
                screen?.dismiss(animated: false)
            }
        }
    }

    /// Replaces the screen of the poster, which doesn't return.
    func dropScreen() {
        window.rootViewController = UIViewController()
        screen = nil
    }

    // MARK: - Time

    /// Waits for a number of frames.
    func wait(frames: Int) async {
        for _ in 0..<frames {
            await DefaultPostClock.device.nextFrame()
            // An app may have given a clock to the manager.
            (manager.clock as? ManualPostClock)?.advance(by: 1.0 / 60)
        }
        checkPosts()
    }

    /// Waits until no post enters or leaves, and until updates have ended.
    func rest() async {
        let end = DefaultPostClock.device.mediaTime + 60
        var stillFrames = 0
        while stillFrames < 20, DefaultPostClock.device.mediaTime < end {
            await wait(frames: 1)
            stillFrames = posts.contains { $0.phase == .entering || $0.phase == .leaving } ? 0 : stillFrames + 1
        }
        checkScreen()
    }

    /// Removes all posts, and checks that nothing of them remains.
    func end() async {
        isCovered = false
        await wait(frames: 2)
        removeAll(animated: true)
        await rest()
        // The end of a post may have posted another one.
        if posts.contains(where: { $0.phase != .ended }) {
            removeAll(animated: false)
            await rest()
        }
        if changes.contains(where: { $0.slot != nil }) { report(.keptSlot) }
        manager.carryOut = carryOutAsBefore
    }

    // MARK: - Rules

    /// Records that the poster has broken a rule.
    func report(_ rule: PosterRule) {
        if !broken.contains(where: { $0.rule == rule }) { broken.append((rule, situation)) }
    }

    /// Checks that of two posts on screen, the newer one is in front, if one is in front of the other.
    func checkOrder(of older: Post, _ newer: Post) {
        guard older.phase == .shown, newer.phase == .shown, let older = entrance(of: older)?.slot,
            let newer = entrance(of: newer)?.slot
        else { return }
        if older.covers(newer) { report(.coveredSlot) }
    }

    private var isOnScreen: Bool { screen?.viewIfLoaded?.window != nil }

    /// The last entrance of a post.
    private func entrance(of post: Post) -> ObservedChange? { changes.last { $0.isEntrance && $0.post === post } }

    /// Passes a change to the poster, and checks what the poster does with it.
    private func carryOut(_ requested: PostChange, on poster: any UIViewPoster) {
        let change = ObservedChange(requested)
        for earlier in changes where earlier.slot === requested.slot { earlier.isInterrupted = true }
        changes.append(change)
        let completion = Completion(requested.completion)
        change.completion = completion
        var passed = requested
        passed.completion = { [weak self] in
            change.callCount += 1
            self?.checkCompletion(of: change)
            completion.call()
        }
        carryOutAsBefore(poster, passed)
        if !requested.isAnimated { checkState(after: change) }
    }

    /// Checks a change when the poster completes it.
    private func checkCompletion(of change: ObservedChange) {
        if change.callCount > 1 { report(change.isEntrance ? .repeatedEntrance : .repeatedExit) }
        guard !change.isInterrupted, isOnScreen else { return }
        if change.isEntrance {
            if change.slot?.window == nil { report(.earlyEntrance) }
        } else if change.slot?.window != nil {
            report(.earlyExit)
        }
    }

    /// Checks a change without animation, after the method of the poster has returned.
    private func checkState(after change: ObservedChange) {
        guard !change.isInterrupted, isOnScreen else { return }
        if change.isEntrance {
            guard let slot = change.slot, slot.window != nil else { return report(.lateEntrance) }
            // Other posts may move it.
            guard changes.count == 1 else { return }
            window.layoutIfNeeded()
            if slot.isAnimated { report(.lateEntrance) }
            change.state = SlotState(slot)
        } else if change.slot?.window != nil {
            report(.lateExit)
        }
    }

    /// Checks the rules that hold at any time.
    func checkPosts() {
        for change in changes {
            let (phase, isOpen) = (change.post.phase, change.isOpen && !change.isInterrupted)
            if isOpen, change.isEntrance, phase == .shown { report(.endlessEntrance) }
            if isOpen, !change.isEntrance, phase == .ended { report(.endlessExit) }
            if phase == .ended, change.slot?.window != nil { report(.returnedSlot) }
        }
        let wasLost = posts.contains { $0.reason == .hostGone || $0.reason == .viewTaken }
        if wasLost, screen != nil { report(.lostSlot) }
    }

    /// Checks the rules that hold while nothing moves.
    private func checkScreen() {
        guard isOnScreen else { return }
        window.layoutIfNeeded()
        // In a deck, only the newest posts are visible.
        guard let entrance = changes.last(where: { $0.isEntrance && $0.post.phase == .shown }) else { return }
        guard let slot = entrance.slot, slot.isVisible else { return report(.invisibleSlot) }
        if (slot.content as? UILabel)?.isCut == true { report(.ignoredUpdate) }
        if let state = entrance.state, !state.isClose(to: SlotState(slot)) { report(.lateEntrance) }
    }

    private static func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Posted"
        return label
    }
}
