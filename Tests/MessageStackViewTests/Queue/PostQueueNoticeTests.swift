import Testing

@testable import MessageStackView

/// The expiry of notices that have waited for too long.
@Suite(.leavesNothingBehind)
struct PostQueueNoticeTests {
    private var queue = PostQueue()
    private var now = PostInstant(media: 0, wall: 0)
    private let first = PostID(rawValue: 1)
    private let notice = PostID(rawValue: 2)

    private static let error = PostQueue.Item(isModal: true)

    /// Shows a post that keeps all others off the screen until it is removed.
    private mutating func block() { show(first, Self.error) }

    private mutating func show(_ id: PostID, _ item: PostQueue.Item) {
        _ = queue.post(id, item, at: now)
        admit()
        _ = queue.entered(id, at: now)
        admit()
    }

    private mutating func post(_ item: PostQueue.Item = .init(interval: 5, isNotice: true)) {
        let (verdict, _) = queue.post(notice, item, at: now)
        #expect(verdict == .accepted)
        admit()
    }

    private mutating func admit() {
        while !queue.admitNext(at: now).isEmpty {}
    }

    /// Advances both clocks, as if a timer of the queue were late.
    private mutating func pass(_ seconds: Double) {
        now.media += seconds
        now.wall += seconds
        admit()
    }

    private var isWaiting: Bool { queue.phase(of: notice) == .waiting }

    private mutating func expectExpiry(after seconds: Double) {
        pass(seconds - 0.25)
        #expect(isWaiting)
        pass(0.25)
        #expect(queue.phase(of: notice) == nil)
    }

    // MARK: Blocks

    @Test mutating func noticeExpiresBehindAPostThatBlocks() {
        block()
        post()
        expectExpiry(after: 30)
    }

    @Test mutating func expiryIsTheNextEvent() {
        block()
        post()
        #expect(queue.nextEvent.wall == 30)
        now.wall = 30
        #expect(queue.timeDidPass(at: now) == [.end(notice, .expired)])
        #expect(queue.nextEvent.wall == .infinity)
    }

    /// A situation in which a notice waits without being blocked.
    enum Wait: CaseIterable {
        case timedPost, heldTimedPost, roomAlongside, pause, leavingPost, minimumTime, noHostOfTheOther, suspension
        case noTimeLimits, noPost

        func begin(in queue: inout PostQueue, _ first: PostID, at now: PostInstant) {
            func show(_ item: PostQueue.Item, in queue: inout PostQueue) {
                _ = queue.post(first, item, at: now)
                _ = queue.admitNext(at: now)
                _ = queue.entered(first, at: now)
            }
            switch self {
            case .timedPost: show(.init(interval: 1000), in: &queue)
            case .heldTimedPost:
                show(.init(interval: 1000), in: &queue)
                queue.setHold(first, by: .touch, true, at: now)
            case .roomAlongside:
                show(.init(), in: &queue)
                queue.pause = 1000
                _ = queue.post(PostID(rawValue: 9), .init(interval: 1), at: now)
                _ = queue.admitNext(at: now)
                _ = queue.remove([PostID(rawValue: 9)], because: .tap, at: now)
                _ = queue.left(PostID(rawValue: 9), at: now)
            case .pause:
                queue.pause = 1000
                show(.init(), in: &queue)
                _ = queue.remove([first], because: .tap, at: now)
                _ = queue.left(first, at: now)
            case .leavingPost:
                show(error, in: &queue)
                _ = queue.remove([first], because: .tap, at: now)
            case .minimumTime:
                show(.init(minimumTime: 1000, isModal: true), in: &queue)
                _ = queue.remove([first], because: .programmatic, keepsMinimumTime: true, at: now)
            case .noHostOfTheOther:
                let other = ObjectIdentifier(PostQueueNoticeTests.self)
                show(.init(isModal: true, poster: other), in: &queue)
                _ = queue.setHoldOfAll(by: .noHost(other), true, at: now)
            case .suspension:
                show(error, in: &queue)
                _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
            case .noTimeLimits:
                show(error, in: &queue)
                _ = queue.setHoldOfAll(by: .untimed, true, at: now)
            case .noPost: _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
            }
        }
    }

    @Test(arguments: Wait.allCases) mutating func noticeWaitsForever(wait: Wait) {
        wait.begin(in: &queue, first, at: now)
        admit()
        post()
        #expect(isWaiting && queue.nextEvent.wall == .infinity)
        now.wall += 10_000
        _ = queue.timeDidPass(at: now)
        admit()
        #expect(isWaiting)
    }

    @Test(arguments: [
        PostQueue.Item(interval: 5), .init(isNotice: true), .init(awaitsInterval: true, mayStay: true, isNotice: true),
        .init(interval: 5, isNotice: true, expiresAfter: .infinity),
    ])
    mutating func otherPostDoesNotExpire(item: PostQueue.Item) {
        block()
        post(item)
        pass(1000)
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        pass(1000)
        #expect(isWaiting)
    }

    @Test(arguments: [10, 100.0]) mutating func expiryOfTheRequestReplacesTheLimits(seconds: Double) {
        block()
        post(.init(interval: 5, isNotice: true, expiresAfter: seconds))
        expectExpiry(after: seconds)
    }

    @Test mutating func blocksAddUp() {
        block()
        post()
        pass(20)
        let hold = PostHold.suspension(1)
        _ = queue.setHoldOfAll(by: hold, true, at: now)
        admit()
        pass(1000)
        _ = queue.setHoldOfAll(by: hold, false, at: now)
        admit()
        expectExpiry(after: 10)
    }

    @Test mutating func hundredNoticesAtOnceAreShownInOrder() {
        let ids = (1...100).map { PostID(rawValue: $0) }
        for id in ids { _ = queue.post(id, .init(interval: 5, isNotice: true), at: now) }
        var shown: [PostID] = []
        while true {
            admit()
            guard let id = queue.active.first else { break }
            shown.append(id)
            _ = queue.entered(id, at: now)
            now.media += 5
            now.wall += 5
            #expect(queue.timeDidPass(at: now) == [.leave(id)])
            _ = queue.left(id, at: now)
        }
        #expect(shown == ids)
    }

    @Test mutating func delayDoesNotCount() {
        block()
        post(.init(interval: 5, isNotice: true, delay: 100))
        pass(100)
        expectExpiry(after: 30)
    }

    @Test mutating func timeIsScaled() {
        block()
        queue.setTimeScale(2, at: now)
        post()
        expectExpiry(after: 60)
    }

    @Test mutating func updateCanEndTheExpiryButNotStartIt() {
        block()
        post()
        _ = queue.update(notice, with: .init(interval: 5), at: now)
        pass(1000)
        #expect(isWaiting)
        _ = queue.update(notice, with: .init(interval: 5, isNotice: true), at: now)
        pass(1000)
        #expect(isWaiting)
    }

    @Test mutating func noticeThatGetsATimeExpires() {
        block()
        post(.init(isNotice: true))
        pass(10)
        queue.setInterval(5, of: notice, at: now)
        #expect(queue.nextEvent.wall == 30)
    }

    @Test mutating func noticeThatWasShownDoesNotExpire() {
        show(notice, .init(interval: 5, isNotice: true))
        show(PostID(rawValue: 3), .init(isModal: true, precedence: .interrupt))
        _ = queue.left(notice, at: now)
        pass(1000)
        #expect(isWaiting)
    }

    @Test mutating func restOfTheTimeMovesToAnotherQueue() {
        block()
        post(.init(interval: 5, isNotice: true, outlivesScene: true))
        pass(20)
        _ = queue.sceneLost(at: now)
        let transfer = queue.transferWaiting(at: now, where: \.outlivesScene)
        var other = PostQueue()
        let later = PostInstant(media: 500, wall: 500)
        _ = other.post(first, Self.error, at: later)
        _ = other.admitNext(at: later)
        _ = other.admitNext(at: later)
        other.receive(transfer, at: later)
        #expect(other.nextEvent.wall == 510)
    }

    // MARK: Absence

    @Test mutating func noticeWithoutAHostExpires() {
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        post()
        expectExpiry(after: 30)
    }

    @Test(arguments: [
        PostQueue.Item(interval: 5), .init(isNotice: true), .init(isModal: true), .init(minimumTime: 1, isNotice: true),
    ])
    mutating func otherPostWaitsForAHost(item: PostQueue.Item) {
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        post(item)
        pass(100_000)
        #expect(isWaiting)
        _ = queue.setHoldOfAll(by: .noHost(nil), false, at: now)
        admit()
        #expect(queue.phase(of: notice) == .entering)
    }

    @Test mutating func eachAbsenceCountsAnew() {
        show(first, .init(interval: 1000))
        post()
        for _ in 0..<3 {
            _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
            pass(29)
            #expect(isWaiting)
            _ = queue.setHoldOfAll(by: .noHost(nil), false, at: now)
            pass(1)
        }
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        expectExpiry(after: 30)
    }

    @Test mutating func suspensionStopsTheClockOfAnAbsence() {
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        post()
        pass(20)
        _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
        pass(1000)
        _ = queue.setHoldOfAll(by: .suspension(1), false, at: now)
        expectExpiry(after: 10)
    }

    @Test mutating func delayDoesNotCountAsAbsence() {
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        post(.init(interval: 5, isNotice: true, delay: 20))
        pass(20)
        expectExpiry(after: 30)
    }

    @Test mutating func absenceOfAnotherPosterHasNoEffect() {
        show(first, .init(interval: 1000))
        _ = queue.setHoldOfAll(by: .noHost(ObjectIdentifier(Self.self)), true, at: now)
        post()
        #expect(queue.nextEvent.wall == .infinity)
    }
}
