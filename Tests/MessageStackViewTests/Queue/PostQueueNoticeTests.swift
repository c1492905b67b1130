import Testing

@testable import MessageStackView

/// The expiry of notices that have waited for too long.
@Suite(.leavesNothingBehind)
struct PostQueueNoticeTests {
    private var queue = PostQueue()
    private var now = PostInstant(media: 0, wall: 0)
    private let shown = Post.ID(rawValue: 1)
    private let notice = Post.ID(rawValue: 2)

    /// Creates a queue that shows a post.
    init() {
        _ = queue.post(shown, PostQueue.Item(interval: 1000), at: now)
        _ = queue.admitNext(at: now)
    }

    private mutating func post(_ item: PostQueue.Item = .init(interval: 5, isNotice: true)) {
        let (verdict, _) = queue.post(notice, item, at: now)
        #expect(verdict == .accepted)
        _ = queue.admitNext(at: now)
    }

    /// Advances both clocks, as if a timer of the queue were late.
    private mutating func pass(_ seconds: Double) {
        now.media += seconds
        now.wall += seconds
        while !queue.admitNext(at: now).isEmpty {}
    }

    private var isWaiting: Bool { queue.phase(of: notice) == .waiting }

    @Test mutating func noticeExpires() {
        post()
        pass(29.75)
        #expect(isWaiting)
        pass(0.25)
        #expect(queue.phase(of: notice) == nil)
    }

    @Test mutating func expiryIsTheNextEvent() {
        post()
        #expect(queue.nextEvent.wall == 30)
        now.wall = 30
        #expect(queue.timeDidPass(at: now) == [.end(notice, .expired)])
        #expect(queue.nextEvent.wall == .infinity)
    }

    @Test(arguments: [
        PostQueue.Item(interval: 5), .init(isNotice: true), .init(awaitsInterval: true, mayStay: true, isNotice: true),
    ])
    mutating func otherPostDoesNotExpire(item: PostQueue.Item) {
        post(item)
        pass(1000)
        #expect(isWaiting)
    }

    @Test(arguments: [PostHold.noHost(nil), .suspension(1), .untimed])
    mutating func timeStopsWhileNoneMayEnter(source: PostHold) {
        queue.hostTimeout = nil
        post()
        pass(20)
        _ = queue.setHoldOfAll(by: source, true, at: now)
        pass(1000)
        #expect(isWaiting)
        _ = queue.setHoldOfAll(by: source, false, at: now)
        pass(9.75)
        #expect(isWaiting)
        pass(0.25)
        #expect(!isWaiting)
    }

    @Test mutating func timeStopsUntilTheLastHoldEnds() {
        _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
        _ = queue.setHoldOfAll(by: .untimed, true, at: now)
        post()
        pass(1000)
        _ = queue.setHoldOfAll(by: .suspension(1), false, at: now)
        pass(1000)
        _ = queue.setHoldOfAll(by: .untimed, false, at: now)
        pass(29.75)
        #expect(isWaiting)
        pass(0.25)
        #expect(!isWaiting)
    }

    @Test mutating func delayDoesNotCount() {
        post(.init(interval: 5, isNotice: true, delay: 100))
        pass(100)
        pass(29.75)
        #expect(isWaiting)
        pass(0.25)
        #expect(!isWaiting)
    }

    @Test mutating func timeIsScaled() {
        queue.setTimeScale(2, at: now)
        post()
        pass(59.75)
        #expect(isWaiting)
        pass(0.25)
        #expect(!isWaiting)
    }

    @Test mutating func updateCanEndTheExpiryButNotStartIt() {
        post()
        _ = queue.update(notice, with: .init(interval: 5), at: now)
        pass(1000)
        #expect(isWaiting)
        _ = queue.update(notice, with: .init(interval: 5, isNotice: true), at: now)
        pass(1000)
        #expect(isWaiting)
    }

    @Test mutating func noticeThatGetsATimeExpires() {
        post(.init(isNotice: true))
        pass(10)
        queue.setInterval(5, of: notice, at: now)
        #expect(queue.nextEvent.wall == 30)
    }

    @Test mutating func noticeThatWasShownDoesNotExpire() {
        post()
        _ = queue.remove([shown], because: .tap, at: now)
        _ = queue.left(shown, at: now)
        #expect(queue.admitNext(at: now).last == .enter(notice))
        _ = queue.post(Post.ID(rawValue: 3), .init(precedence: .interrupt), at: now)
        _ = queue.admitNext(at: now)
        _ = queue.left(notice, at: now)
        pass(1000)
        #expect(isWaiting)
    }

    @Test mutating func restOfTheTimeMovesToAnotherQueue() {
        post(.init(interval: 5, isNotice: true, outlivesScene: true))
        pass(20)
        _ = queue.sceneLost(at: now)
        let transfer = queue.transferWaiting(at: now, where: \.outlivesScene)
        var other = PostQueue()
        let later = PostInstant(media: 500, wall: 500)
        _ = other.post(shown, PostQueue.Item(interval: 1000), at: later)
        _ = other.admitNext(at: later)
        other.receive(transfer, at: later)
        #expect(other.nextEvent.wall == 510)
    }
}
