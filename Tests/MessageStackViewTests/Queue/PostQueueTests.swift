import Testing

@testable import MessageStackView

@Suite(.leavesNothingBehind)
struct PostQueueTests {
    private final class Content {}

    private var queue = PostQueue()
    private var contents: [Content] = []
    private var now = PostInstant(media: 0, wall: 0)

    private mutating func post(_ number: UInt64, interval: Double? = nil, animatesExit: Bool = true) -> PostID {
        let content = Content()
        contents.append(content)
        let id = PostID(rawValue: number)
        let item = PostQueue.Item(content: ObjectIdentifier(content), interval: interval, animatesExit: animatesExit)
        let (verdict, steps) = queue.post(id, item, at: now)
        #expect(verdict == .accepted)
        #expect(steps.isEmpty)
        return id
    }

    private mutating func shown(_ number: UInt64, interval: Double? = nil) -> PostID {
        let id = post(number, interval: interval)
        #expect(queue.admitNext(at: now) == [.enter(id)])
        _ = queue.entered(id, at: now)
        return id
    }

    @Test mutating func timeStartsWhenTheEntranceEnds() {
        let id = post(1, interval: 5)
        #expect(queue.admitNext(at: now) == [.enter(id)])
        now.media = 3
        #expect(queue.nextEvent.media == .infinity)
        #expect(queue.entered(id, at: now) == [.didEnter(id)])
        #expect(queue.nextEvent == PostInstant(media: 8, wall: .infinity))
        now.media = 7.75
        #expect(queue.timeDidPass(at: now).isEmpty)
        now.media = 8
        #expect(queue.timeDidPass(at: now) == [.leave(id)])
        #expect(queue.left(id, at: now) == [.end(id, .timeout)])
        #expect(queue.isEmpty)
    }

    @Test(arguments: [1, 2, 5]) mutating func shownPostsNeverExceedTheCapacity(capacity: Int) {
        queue.capacity = capacity
        let ids = (1...6).map { post(UInt64($0)) }
        var admitted: [PostID] = []
        while case .enter(let id) = queue.admitNext(at: now).last { admitted.append(id) }
        #expect(admitted == Array(ids.prefix(capacity)))
        _ = queue.remove([ids[0]], because: .programmatic, at: now)
        #expect(queue.admitNext(at: now).isEmpty)
        _ = queue.left(ids[0], at: now)
        #expect(queue.admitNext(at: now) == [.enter(ids[capacity])])
    }

    @Test mutating func endOfAPostThatWasToReturnIsDecidedByARemoval() {
        let first = shown(1)
        let item = PostQueue.Item(precedence: .interrupt)
        let second = PostID(rawValue: 2)
        _ = queue.post(second, item, at: now)
        #expect(queue.admitNext(at: now) == [.leave(first), .enter(second)])
        #expect(queue.remove([first], because: .tap, at: now) == [.decideEnd(first, .tap)])
        #expect(queue.remove([first], because: .pan, at: now) == [])
        #expect(queue.left(first, at: now) == [.end(first, .tap)])
    }

    @Test(arguments: [PostHold.token(1), .touch])
    mutating func onlyATokenHoldsAPostThatReturns(source: PostHold) {
        let first = shown(1, interval: 5)
        queue.setHold(first, by: source, true, at: now)
        let second = PostID(rawValue: 2)
        _ = queue.post(second, PostQueue.Item(precedence: .interrupt), at: now)
        _ = queue.admitNext(at: now)
        _ = queue.left(first, at: now)
        _ = queue.remove([second], because: .tap, at: now)
        _ = queue.left(second, at: now)
        #expect(queue.admitNext(at: now) == [.enter(first)])
        _ = queue.entered(first, at: now)
        #expect(queue.countdownState(of: first)?.time.end == (source.isToken ? nil : 5))
    }

    @Test mutating func postWhoseTimeIsUnknownCountsAsOneThatTimesOut() {
        queue.capacity = 2
        queue.isOneAtATime = true
        let ids = (1...2).map { PostID(rawValue: $0) }
        for id in ids { _ = queue.post(id, PostQueue.Item(awaitsInterval: true), at: now) }
        #expect(queue.admitNext(at: now) == [.enter(ids[0])])
        #expect(queue.admitNext(at: now) == [])
        queue.setInterval(nil, of: ids[0], at: now)
        #expect(queue.admitNext(at: now) == [.enter(ids[1])])
    }

    @Test mutating func postWithTheViewOfTheOneThatItReplacesIsAccepted() {
        let content = Content()
        contents.append(content)
        let item = PostQueue.Item(key: "upload", content: ObjectIdentifier(content), duplicatePolicy: .replace)
        let ids = (1...3).map { PostID(rawValue: $0) }
        #expect(queue.post(ids[0], item, at: now).verdict == .accepted)
        _ = queue.admitNext(at: now)
        #expect(queue.post(ids[1], item, at: now).verdict == .accepted)
        #expect(queue.post(showing: ObjectIdentifier(content)) == ids[1])
        let other = PostQueue.Item(key: "other", content: ObjectIdentifier(content))
        #expect(queue.post(ids[2], other, at: now).verdict == .refused(.duplicateView))
    }

    @Test(arguments: [nil, 5.0])
    mutating func overridingPostIsOutrankedWhereOneIsShownAtATime(interval: Double?) {
        queue.capacity = 5
        queue.isOneAtATime = true
        let high = PostQueue.Item(priority: .high, interval: interval)
        _ = queue.post(PostID(rawValue: 1), high, at: now)
        _ = queue.admitNext(at: now)
        let low = PostQueue.Item(precedence: .override)
        let verdict = queue.post(PostID(rawValue: 2), low, at: now).verdict
        #expect(verdict == (interval == nil ? .accepted : .refused(.outranked)))
    }

    @Test mutating func capacityIsAtLeastOne() {
        queue.capacity = 0
        #expect(queue.capacity == 1)
        #expect(PostQueue(capacity: -3).capacity == 1)
    }

    @Test mutating func timeResumesWhenTheLastHoldEnds() {
        let id = shown(1, interval: 5)
        now.media = 2
        queue.setHold(id, by: .touch, true, at: now)
        queue.setHold(id, by: .offScreen, true, at: now)
        now.media = 50
        queue.setHold(id, by: .touch, false, at: now)
        #expect(queue.nextEvent.media == .infinity)
        queue.setHold(id, by: .offScreen, false, at: now)
        #expect(queue.nextEvent.media == 53)
    }

    @Test(arguments: [PostHold.touch, .covered, .offScreen, .inactiveScene, .pointer, .focus, .behindCard, .token(1)])
    mutating func twoSecondsAreLeftAfterAHold(source: PostHold) {
        let id = shown(1, interval: 5)
        now.media = 4.5
        queue.setHold(id, by: source, true, at: now)
        now.media = 50
        queue.setHold(id, by: source, false, at: now)
        #expect(queue.timeLeft(of: id, at: now) == 2)
    }

    @Test(arguments: [PostHold.noHost(nil), .untimed, .suspension(1)])
    mutating func twoSecondsAreLeftAfterAHoldOfAll(source: PostHold) {
        let id = shown(1, interval: 5)
        let waiting = post(2, interval: 5)
        now.media = 4.5
        _ = queue.setHoldOfAll(by: source, true, at: now)
        now.media = 50
        _ = queue.setHoldOfAll(by: source, false, at: now)
        #expect(queue.timeLeft(of: id, at: now) == 2)
        #expect(queue.timeLeft(of: waiting, at: now) == 5)
    }

    // MARK: Time shown

    @Test(arguments: [PostHold.covered, .offScreen, .inactiveScene, .behindCard])
    mutating func timeShownDoesNotPassWhileAPostIsHidden(source: PostHold) {
        let id = shown(1)
        now.media = 2
        queue.setHold(id, by: source, true, at: now)
        now.media = 5
        queue.setHold(id, by: source, false, at: now)
        now.media = 6
        #expect(queue.timeShown(of: id, at: now) == 3)
    }

    @Test(arguments: [PostHold.touch, .pointer, .focus, .expandedDeck, .token(1)])
    mutating func timeShownPassesWhileAPostIsHeld(source: PostHold) {
        let id = shown(1, interval: 5)
        now.media = 2
        queue.setHold(id, by: source, true, at: now)
        now.media = 9
        #expect(queue.timeLeft(of: id, at: now) == 3)
        #expect(queue.timeShown(of: id, at: now) == 9)
    }

    @Test(arguments: [(PostHold.noHost(nil), 2.0), (.suspension(1), 2), (.untimed, 5)])
    mutating func timeShownFollowsAHoldOfAll(source: PostHold, seconds: Double) {
        let id = shown(1)
        now.media = 2
        _ = queue.setHoldOfAll(by: source, true, at: now)
        now.media = 5
        #expect(queue.timeShown(of: id, at: now) == seconds)
    }

    @Test mutating func timeShownDoesNotPassInMotionOrWithoutASize() {
        let id = post(1)
        _ = queue.admitNext(at: now)
        now.media = 1
        _ = queue.entered(id, at: now)
        queue.setSize(id, hasSize: false, limit: 10, at: now)
        now.media = 2
        queue.setSize(id, hasSize: true, limit: 10, at: now)
        now.media = 5
        _ = queue.remove([id], because: .tap, at: now)
        now.media = 6
        #expect(queue.timeShown(of: id, at: now) == 3)
    }

    @Test mutating func timeShownAddsUpOverAppearances() {
        let first = shown(1)
        now.media = 2
        let second = PostID(rawValue: 2)
        _ = queue.post(second, PostQueue.Item(precedence: .interrupt), at: now)
        _ = queue.admitNext(at: now)
        _ = queue.left(first, at: now)
        now.media = 10
        #expect(queue.timeShown(of: first, at: now) == 2)
        _ = queue.remove([second], because: .tap, at: now)
        _ = queue.left(second, at: now)
        _ = queue.admitNext(at: now)
        _ = queue.entered(first, at: now)
        now.media = 13
        #expect(queue.timeShown(of: first, at: now) == 5)
    }

    // MARK: Time left

    @Test mutating func shortPostHasItsWholeTimeAfterAHold() {
        let id = shown(1, interval: 1)
        for source in [PostHold.offScreen, .touch] {
            now.media += 0.5
            queue.setHold(id, by: source, true, at: now)
            queue.setHold(id, by: source, false, at: now)
            #expect(queue.timeLeft(of: id, at: now) == 1)
        }
        now.media += 0.5
        _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
        _ = queue.setHoldOfAll(by: .suspension(1), false, at: now)
        #expect(queue.timeLeft(of: id, at: now) == 1)
    }

    // MARK: Size

    private mutating func setSize(_ id: PostID, _ hasSize: Bool) {
        queue.setSize(id, hasSize: hasSize, limit: 10, at: now)
    }

    @Test mutating func postWithoutSizeTakesNoPlace() {
        let empty = shown(1, interval: 20)
        let next = post(2)
        let last = post(3)
        #expect(queue.admitNext(at: now).isEmpty)
        setSize(empty, false)
        #expect(queue.admitNext(at: now) == [.enter(next)])
        #expect(queue.admitNext(at: now).isEmpty)
        // A size exceeds the capacity, and the posts stay.
        setSize(empty, true)
        #expect(queue.active == [empty, next])
        _ = queue.remove([next], because: .programmatic, at: now)
        _ = queue.left(next, at: now)
        #expect(queue.admitNext(at: now).isEmpty)
        setSize(empty, false)
        #expect(queue.admitNext(at: now) == [.enter(last)])
    }

    @Test mutating func postWithoutSizeLetsOthersEnterOneAtATime() {
        queue.capacity = 3
        queue.isOneAtATime = true
        let empty = shown(1, interval: 20)
        let next = post(2, interval: 20)
        #expect(queue.admitNext(at: now).isEmpty)
        setSize(empty, false)
        #expect(queue.admitNext(at: now) == [.enter(next)])
    }

    @Test mutating func postWithoutSizeIsNotReplaced() {
        queue.replacesOldestWhenFull = true
        let empty = shown(1)
        setSize(empty, false)
        let second = shown(2)
        let third = post(3)
        #expect(queue.admitNext(at: now) == [.leave(second), .enter(third)])
        #expect(queue.phase(of: empty) == .shown)
    }

    @Test mutating func postWithoutSizeAndTimeEnds() {
        let id = shown(1)
        setSize(id, false)
        now.media = 4
        setSize(id, false)
        #expect(queue.nextEvent.media == 10)
        now.media = 10
        #expect(queue.timeDidPass(at: now) == [.leave(id)])
        #expect(queue.left(id, at: now) == [.end(id, .noSize)])
    }

    @Test mutating func newContentHasAllOfTheTimeToGetASize() {
        let id = shown(1, interval: 20)
        setSize(id, false)
        now.media = 15
        let isUpdated = queue.update(id, with: PostQueue.Item(), at: now)
        #expect(isUpdated)
        #expect(queue[id]?.exitTime == .infinity)
        setSize(id, false)
        #expect(queue[id]?.exitTime == 25)
    }

    @Test mutating func sizeOrTimeKeepsPostWithoutSize() {
        queue.capacity = 3
        var ids: [PostID] = []
        for number in 1...3 { ids.append(shown(UInt64(number), interval: number == 3 ? 20 : nil)) }
        setSize(ids[0], false)
        setSize(ids[1], false)
        setSize(ids[2], false)
        #expect(ids.map { queue[$0]?.exitTime } == [10, 10, 20])
        setSize(ids[0], true)
        #expect(queue[ids[0]]?.exitTime == .infinity)
        queue.setInterval(30, of: ids[1], at: now)
        #expect(queue[ids[1]]?.exitTime == 30)
        // A post that has lost its size may get it back at any time.
        setSize(ids[0], false)
        #expect(queue[ids[0]]?.exitTime == .infinity)
        // Without its time, a post has the rest of the limit.
        now.media = 4
        queue.setInterval(nil, of: ids[1], at: now)
        #expect(queue[ids[1]]?.exitTime == 10)
    }

    // MARK: Holds

    @Test mutating func holdEndsWithItsPost() {
        let id = shown(1, interval: 5)
        queue.setHold(id, by: .touch, true, at: now)
        _ = queue.remove([id], because: .programmatic, at: now)
        queue.setHold(id, by: .touch, false, at: now)
        #expect(queue.phase(of: id) == .leaving && queue.nextEvent.media == .infinity)
    }

    @Test mutating func timeOfAHeldPostDoesNotPass() {
        let id = shown(1, interval: 5)
        queue.setHold(id, by: .touch, true, at: now)
        now.media = 50
        #expect(queue.timeDidPass(at: now).isEmpty)
        #expect(queue.phase(of: id) == .shown)
    }

    @Test mutating func lateTimeEndsPostsInTheOrderOfTheirEnds() {
        queue.capacity = 3
        let ids = [shown(1, interval: 9), shown(2, interval: 3), shown(3, interval: 6)]
        now.media = 50
        #expect(queue.timeDidPass(at: now) == [.leave(ids[1]), .leave(ids[2]), .leave(ids[0])])
        #expect(queue.nextEvent.media == .infinity)
    }

    @Test mutating func firstRemovalReasonIsKept() {
        let id = shown(1)
        #expect(queue.remove([id], because: .tap, at: now) == [.leave(id)])
        #expect(queue.remove([id], because: .escape, animated: false, at: now) == [.finishLeaving(id)])
        #expect(queue.remove([id], because: .escape, animated: false, at: now).isEmpty)
        #expect(queue.left(id, at: now) == [.end(id, .tap)])
        #expect(queue.remove([id], because: .tap, at: now).isEmpty)
        #expect(queue.left(id, at: now).isEmpty)
    }

    @Test mutating func eventsOfOtherPhasesAreIgnored() {
        let id = post(1)
        #expect(queue.entered(id, at: now).isEmpty)
        #expect(queue.left(id, at: now).isEmpty)
        #expect(queue.viewLost(id, because: .viewTaken, at: now).isEmpty)
        #expect(queue.phase(of: id) == .waiting)
    }

    @Test mutating func postsRemovedWhileWaitingLeaveTheQueueEmpty() {
        let blocker = shown(1)
        for number in 2..<10_000 {
            let id = post(UInt64(number))
            #expect(queue.remove([id], because: .programmatic, at: now) == [.end(id, .programmatic)])
            contents.removeLast()
        }
        #expect(queue.waiting.isEmpty)
        #expect(queue.active == [blocker])
    }
}
