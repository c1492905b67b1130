import Simulator
import UIKit

@testable import MessageStackView

/// Runs events on a device with four posters, and checks after each what may never break.
@MainActor
final class PosterTrial {
    struct Failure: Error {
        let complaint: String
    }

    private let stage = Stage()
    private let posters: [any Poster]
    private let delegates: [RecordingReactions]
    private let views: [UIView]
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    private var otherWindow: UIWindow?
    private var suspensions: [[PostSuspension]]
    private var posts: [Post] = []
    private var isTouching = false
    private let slots = WeakReferences()
    private var conflicts: [LayoutConflict] = []

    /// Runs `events`, then ends everything.
    static func run(_ events: [PosterEvent]) throws(Failure) {
        let trial = PosterTrial()
        for event in events {
            trial.apply(event)
            try trial.check()
        }
        try trial.end()
    }

    /// The shortest part of `events` found that still fails, by leaving out ever smaller pieces.
    static func shrink(_ events: [PosterEvent]) -> [PosterEvent] {
        events.shortest { (try? run($0)) == nil }
    }

    private init() {
        let several = stage.view.createPostView(layout: .top)
        several.postManager.isSerialQueue = false
        let stack = stage.view.createMessageStackView(layout: .bottom)
        stack.spaceViewHeight = 20
        stack.postManager.gestureManager.defaultGestures = [.pan, .tap]
        let toast = Toast()
        stage.controller.addAndConstrainToast(toast)
        posters = [stage.postView, several, stack, toast]
        delegates = posters.map { _ in RecordingReactions() }
        suspensions = posters.map { _ in [] }
        views = (0..<8).map(Self.makeView)
        stage.view.insertSubview(field, at: 0)
        for (poster, delegate) in zip(posters, delegates) { poster.postManager.delegate = delegate }
        LayoutConflict.report = { [weak self] in self?.conflicts.append($0) }
    }

    private static func makeView(_ number: Int) -> UIView {
        switch number % 4 {
        case 0:
            let view = BadgeMessageView()
            view.set(badgeMessage: BadgeMessage(title: "Title", subtitle: "Subtitle", image: nil, fillColor: .red))
            return view
        case 1:
            let view = MessageView()
            view.set(message: Message(title: "Title"))
            return view
        default:
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.heightAnchor.constraint(equalToConstant: CGFloat(30 + number)).isActive = true
            return view
        }
    }

    // MARK: Events

    private func apply(_ event: PosterEvent) {
        let simulator = stage.simulator
        switch event {
        case .post(let poster, let view, let interval, let animated):
            let request = PostRequest(view: views[view % 8], dismissAfter: interval, animated: animated)
            posts.append(posters[poster % 4].post(request))
        case .postMessage(let poster, let interval): postMessage(on: poster, interval: interval)
        case .postOrder(let poster, let order): post(order, on: poster)
        case .update(let post, let view): update(post, view: view)
        case .extend(let post, let seconds): handle(post)?.extend(by: seconds)
        case .dismiss(let post, let seconds): handle(post)?.dismiss(after: seconds)
        case .resize(let post): handle(post)?.contentSizeDidChange()
        case .removeKey(let poster, let key, let isCounted):
            if isCounted { manager(poster).removeCounted(key: key) } else { manager(poster).remove(key: key) }
        case .removeUpTo(let poster, let priority): manager(poster).remove(upTo: priority)
        case .removeWhere(let poster, let isEven):
            manager(poster).remove { ($0.id.rawValue.isMultiple(of: 2)) == isEven }
        case .setRules(let poster, let rule): set(rule, of: poster)
        case .remove(let post, let animated): handle(post)?.remove(animated: animated)
        case .removeAll(let poster, let animated): manager(poster).removeAll(animated: animated)
        case .steal(let view): views[view % 8].removeFromSuperview()
        case .detach(let poster):
            // The window's is its own master.
            if poster % 4 != 0 { (posters[poster % 4] as? UIView)?.removeFromSuperview() }
        case .attach(let poster): attach(poster)
        case .setSerial(let poster, let isSerial): if poster % 4 == 1 { manager(poster).isSerialQueue = isSerial }
        case .suspend(let poster): suspensions[poster % 4].append(manager(poster).suspend())
        case .resume(let poster): suspensions[poster % 4].removeAll()
        case .react(let poster, let reaction, let callback): react(on: poster, reaction, at: callback)
        case .tap(let point): if !isTouching { simulator.tap(at: point) }
        case .touchDown(let point):
            guard !isTouching else { return }
            isTouching = true
            simulator.touchDown(at: point)
        case .touchMove(let point): if isTouching { simulator.touchMove(to: point) }
        case .touchUp(let point): touchUp(at: point)
        case .fling(let start, let end): if !isTouching { simulator.fling(from: start, to: end) }
        case .background: simulator.moveToBackground()
        case .foreground: simulator.moveToForeground()
        case .changeKeyWindow: changeKeyWindow()
        case .change(let setting): change(setting)
        case .movePointer(let point): simulator.movePointer(to: point)
        case .moveFocus(let post, let isKeyboard):
            let view = post.flatMap { handle($0)?.view }
            if isKeyboard { simulator.moveKeyboardFocus(to: view) } else { simulator.moveFocus(to: view) }
        case .setTimeScale(let scale): PostTiming.scale = scale
        case .present(let poster, let order): (posters[poster % 4] as? PostView)?.presentation = order.presentation
        case .rotate(let orientation): simulator.rotate(to: orientation)
        case .type(let isTyping): _ = isTyping ? field.becomeFirstResponder() : field.resignFirstResponder()
        case .wait(let frames): simulator.advance(by: Double(frames) / 60)
        }
        for poster in posters.compactMap({ $0 as? UIView }) {
            for slot in poster.subviews where slot is PostSlot { slots.add(slot) }
        }
    }

    private func manager(_ poster: Int) -> PostManager { posters[poster % 4].postManager }

    private func postMessage(on poster: Int, interval: TimeInterval?) {
        var request = PostRequest(Message(title: "Message"))
        request.dismissAfter = interval
        posts.append(posters[poster % 4].post(request))
    }

    private func post(_ order: QueueOrder, on poster: Int) {
        var request = PostRequest(
            Message(title: "Message \(order.content)"), priority: PostPriority(rawValue: order.priority))
        request.dismissAfter = order.interval
        request.key = order.key
        request.duplicatePolicy = order.policy
        request.precedence = order.precedence
        request.delay = order.delay
        request.expiresAfter = order.expiresAfter
        request.minimumTime = order.minimumTime
        request.ignoresSuspension = order.ignoresSuspension
        posts.append(posters[poster % 4].post(request))
    }

    /// One of the last posts.
    private func handle(_ post: Int) -> Post? {
        let recent = posts.suffix(12)
        return recent.isEmpty ? nil : recent[recent.startIndex + post % recent.count]
    }

    private func update(_ post: Int, view: Int?) {
        guard let view else {
            handle(post)?.update(with: Message(title: "Updated", subtitle: "in place"))
            return
        }
        handle(post)?.update(with: PostRequest(view: views[view % 8], dismissAfter: 1))
    }

    private func set(_ rule: QueueEvent, of poster: Int) {
        let manager = manager(poster)
        switch rule {
        // The window's and the toast's stay serial.
        case .setCapacity(let capacity): if [1, 2].contains(poster % 4) { manager.capacity = capacity }
        case .setCapacityPolicy(let policy): manager.capacityPolicy = policy
        case .setOrdering(let ordering): manager.ordering = ordering
        case .setLimit(let limit, let policy):
            manager.waitingLimit = limit
            manager.overflowPolicy = policy
        case .setPause(let pause): manager.pauseBetweenPosts = pause
        default: break
        }
    }

    private func attach(_ poster: Int) {
        guard poster % 4 != 0, let view = posters[poster % 4] as? UIView, view.superview == nil else { return }
        view.addTo(view: stage.view, layout: poster % 4 == 1 ? .top : .bottom)
    }

    private func touchUp(at point: CGPoint) {
        guard isTouching else { return }
        isTouching = false
        stage.simulator.touchUp(at: point)
    }

    private func react(on poster: Int, _ reaction: PosterEvent.Reaction, at callback: RecordingReactions.Callback) {
        let manager = manager(poster)
        delegates[poster % 4].reactions[callback] = { [weak self, weak manager] view in
            guard let self, let manager else { return }
            switch reaction {
            case .post: posts.append(manager.post(PostRequest(Message(title: "From a callback"))))
            case .removeIt: if let view { manager.remove(view: view) }
            case .removeAll: manager.removeAll()
            case .removeAllAtOnce: manager.removeAll(animated: false)
            case .suspend: suspensions[poster % 4].append(manager.suspend())
            case .update:
                if let view { manager.post(of: view)?.update(with: Message(title: "Updated from a callback")) }
            case .override:
                var request = PostRequest(Message(title: "More urgent"))
                request.precedence = .override(returnsShown: true)
                posts.append(manager.post(request))
            }
        }
    }

    private func changeKeyWindow() {
        if let otherWindow {
            self.otherWindow = nil
            otherWindow.isHidden = true
            stage.window.makeKeyAndVisible()
        } else if let scene = stage.window.windowScene {
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            otherWindow = window
        }
    }

    private func change(_ setting: PosterEvent.Setting) {
        let simulator = stage.simulator
        switch setting {
        case .reduceMotion: simulator.isReduceMotionEnabled.toggle()
        case .voiceOver: simulator.isVoiceOverRunning.toggle()
        case .switchControl: simulator.isSwitchControlRunning.toggle()
        case .textSize:
            let isLarge = simulator.preferredContentSizeCategory == .accessibilityLarge
            simulator.preferredContentSizeCategory = isLarge ? .large : .accessibilityLarge
        case .direction:
            simulator.layoutDirection = simulator.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
        case .call: simulator.isInCall.toggle()
        case .style: simulator.userInterfaceStyle = simulator.userInterfaceStyle == .dark ? .light : .dark
        }
    }

    // MARK: Rules

    private func check() throws(Failure) {
        for delegate in delegates {
            if let complaint = delegate.complaints.first { throw Failure(complaint: complaint) }
        }
        for post in posts.suffix(40) {
            let ends = delegates.reduce(0) { $0 + ($1.ends[post.id] ?? 0) }
            let hasEnded = post.phase == .removed && post.refusal == nil
            guard ends == (hasEnded ? 1 : 0) else {
                throw Failure(complaint: "\(post.id), \(post.phase), was told to have ended \(ends) times")
            }
            if post.phase == .removed, post.reason == nil { throw Failure(complaint: "\(post.id) has no reason") }
        }
        for serial in [0, 3] {
            let phases = manager(serial).currentPosts.map(\.phase)
            // One more may leave while another takes its place.
            guard phases.filter({ $0 != .leaving }).count <= 1, phases.count <= 2 else {
                throw Failure(complaint: "\(phases) at once in a serial queue")
            }
        }
        for slot in posters.compactMap({ $0 as? UIView }).flatMap(\.subviews) {
            let frame = slot.layer.presentation()?.frame ?? slot.frame
            guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
                throw Failure(complaint: "a slot is at \(frame)")
            }
        }
        try checkPlaces()
        if let conflict = conflicts.first { throw Failure(complaint: conflict.log) }
    }

    /// What has come to rest is in its place, and that is inside of its host.
    private func checkPlaces() throws(Failure) {
        for postView in posters.compactMap({ $0 as? PostView }) {
            for placement in postView.placements where !placement.isLeaving {
                guard let slot = placement.slot as? PostSlot, !slot.motion.isMoving, !slot.motion.isHeld else {
                    continue
                }
                guard slot.transform == .identity, slot.alpha == 1, slot.scale == 1 else {
                    throw Failure(complaint: "a post rests at \(slot.transform), \(slot.alpha), \(slot.scale)")
                }
                guard placement is StagePlacement, let host = postView.superview, host.window != nil else { continue }
                postView.superview?.layoutIfNeeded()
                let frame = postView.convert(slot.frame, to: host)
                guard host.bounds.insetBy(dx: -1, dy: -1).contains(frame) else {
                    throw Failure(complaint: "a post at \(frame) isn't inside of \(host.bounds)")
                }
            }
        }
    }

    /// Nobody looks any more, and nobody needs more time: then nothing holds a post.
    private func turnAway() throws(Failure) {
        stage.simulator.isVoiceOverRunning = false
        stage.simulator.isSwitchControlRunning = false
        stage.simulator.movePointer(to: nil)
        stage.simulator.moveKeyboardFocus(to: nil)
        PostTiming.scale = 1
        for poster in posters {
            let queue = poster.postManager.queue
            let holds = queue.activities.values.reduce(queue.holds) { $0.union($1.holds) }
            guard holds.isDisjoint(with: [.pointer, .focus, .untimed]), queue.timeScale == 1, !queue.isOneAtATime else {
                throw Failure(
                    complaint: "posts are still held by \(holds), or have \(queue.timeScale) times their time")
            }
        }
    }

    /// Ends everything that holds anything, and looks at what is left: nothing.
    private func end() throws(Failure) {
        touchUp(at: .zero)
        field.resignFirstResponder()
        for poster in posters.indices {
            suspensions[poster] = []
            delegates[poster].reactions = [:]
            attach(poster)
        }
        stage.simulator.moveToForeground()
        try turnAway()
        for poster in posters { poster.postManager.removeAll() }
        stage.simulator.advance(by: 3)
        try check()
        for poster in posters.indices where manager(poster).isActive {
            throw Failure(complaint: "poster \(poster) still has \(manager(poster).currentPosts.map(\.phase))")
        }
        for post in posts where post.phase != .removed { throw Failure(complaint: "\(post.id) is \(post.phase)") }
        let open = delegates.reduce(0) { $0 + $1.openLives }
        guard open == 0 else { throw Failure(complaint: "\(open) views were never told to be removed") }
        guard slots.count == 0 else { throw Failure(complaint: "\(slots.count) slots are still alive") }
        let timers = FrameClock.shared.scheduledCount
        guard timers == 0 else { throw Failure(complaint: "\(timers) timers still run") }
        guard AnimationEngine.groupCount == 0 else { throw Failure(complaint: "something still moves") }
        for (number, view) in views.enumerated() {
            let isAsLent =
                view.superview == nil && view.transform == .identity && view.alpha == 1 && !view.isHidden
                && view.translatesAutoresizingMaskIntoConstraints && view.gestureRecognizers == nil
            guard isAsLent else {
                throw Failure(
                    complaint: """
                        view \(number) isn't as it was lent: in \(String(describing: view.superview)), \(view.transform), \
                        alpha \(view.alpha), hidden \(view.isHidden), by mask \
                        \(view.translatesAutoresizingMaskIntoConstraints), \(view.gestureRecognizers?.count ?? 0) recognisers
                        """)
            }
        }
    }
}
