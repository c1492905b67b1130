import Testing

@testable import MessageStackView

/// The post that times out while posts without an end take all places.
@Suite(.leavesNothingBehind)
struct PostQueueRoomTests {
    private var queue = PostQueue()
    private var now = PostInstant(media: 0, wall: 0)
    private var lastID: UInt64 = 0

    private static let error = PostQueue.Item()
    private static let saved = PostQueue.Item(interval: 5)

    private mutating func post(_ item: PostQueue.Item) -> PostID {
        lastID += 1
        let id = PostID(rawValue: lastID)
        _ = queue.post(id, item, at: now)
        return id
    }

    /// Admits posts until there is no room, and ends their entrances.
    private mutating func admit() {
        while true {
            let entering = queue.admitNext(at: now).compactMap { if case .enter(let id) = $0 { id } else { nil } }
            if entering.isEmpty { return }
            for id in entering { _ = queue.entered(id, at: now) }
        }
    }

    private mutating func shown(_ item: PostQueue.Item) -> PostID {
        let id = post(item)
        admit()
        return id
    }

    private mutating func remove(_ id: PostID) {
        _ = queue.remove([id], because: .tap, at: now)
        _ = queue.left(id, at: now)
        admit()
    }

    @Test(arguments: 1...3) mutating func onePostThatTimesOutEntersAlongside(capacity: Int) {
        queue.capacity = capacity
        let errors = (0..<capacity).map { _ in shown(Self.error) }
        let waiting = [shown(Self.error), shown(Self.saved), shown(Self.saved)]
        #expect(queue.active == errors + [waiting[1]])
        remove(waiting[1])
        #expect(queue.active == errors + [waiting[2]])
        remove(waiting[2])
        #expect(queue.active == errors)
        remove(errors[0])
        #expect(queue.active == errors.dropFirst() + [waiting[0]])
    }

    @Test mutating func freePlaceGoesToTheFirstOfAll() {
        let error = shown(Self.error)
        let saved = shown(Self.saved)
        let waiting = [shown(Self.error), shown(Self.saved)]
        remove(error)
        // The post alongside takes the only place now.
        #expect(queue.active == [saved])
        remove(saved)
        #expect(queue.active == waiting)
    }

    @Test mutating func leavingPostLetsNoneEnterAlongside() {
        let error = shown(Self.error)
        _ = queue.remove([error], because: .tap, at: now)
        let saved = shown(Self.saved)
        #expect(queue.active == [error])
        _ = queue.left(error, at: now)
        admit()
        #expect(queue.active == [saved])
    }

    @Test mutating func postThatTimesOutLetsNoneEnterAlongside() {
        queue.capacity = 2
        let shown = [shown(Self.error), shown(Self.saved)]
        _ = self.shown(Self.saved)
        #expect(queue.active == shown)
    }

    @Test mutating func modalPostLetsNoneEnterAlongside() {
        queue.capacity = 2
        var alert = Self.error
        alert.isModal = true
        let shown = [shown(Self.error), shown(alert)]
        let saved = self.shown(Self.saved)
        #expect(queue.active == shown)
        queue.setModal(false, of: shown[1])
        admit()
        #expect(queue.active == shown + [saved])
    }

    @Test(arguments: [1, 3]) mutating func postThatTimesOutEntersAlongsideForAnAssistiveTechnology(capacity: Int) {
        queue.capacity = capacity
        queue.isOneAtATime = true
        let error = shown(Self.error)
        let saved = shown(Self.saved)
        _ = shown(Self.error)
        #expect(queue.active == [error, saved])
    }

    @Test mutating func noneEntersAlongsideIfTheAppForbidsIt() {
        queue.showsTimedPostAlongside = false
        let error = shown(Self.error)
        let saved = shown(Self.saved)
        #expect(queue.active == [error])
        queue.showsTimedPostAlongside = true
        admit()
        #expect(queue.active == [error, saved])
    }

    // MARK: Posts that block the app

    private static let alert = PostQueue.Item(isModal: true)

    @Test(arguments: [1, 2, 5, .max]) mutating func noneEntersWhileAPostBlocksTheApp(capacity: Int) {
        queue.capacity = capacity
        let alert = shown(Self.alert)
        for item in [Self.error, Self.saved, Self.alert] { _ = shown(item) }
        #expect(queue.active == [alert])
        remove(alert)
        #expect(queue.active.count == min(capacity, 3) + (capacity == 1 ? 1 : 0))
    }

    @Test(arguments: [PostPrecedence.override, .overrideRemovingWaiting, .interrupt])
    mutating func thePostThatBlocksIsReplaced(precedence: PostPrecedence) {
        queue.capacity = 3
        let error = shown(Self.error)
        let alert = shown(Self.alert)
        let urgent = shown(PostQueue.Item(precedence: precedence))
        #expect(queue.phase(of: alert) == .leaving && queue.phase(of: urgent) == .shown)
        #expect(queue.phase(of: error) == .shown)
    }

    @Test mutating func postThatBlocksOutranksALessImportantOne() {
        queue.capacity = 3
        _ = shown(Self.error)
        let alert = shown(PostQueue.Item(priority: .high, isModal: true))
        let urgent = queue.post(PostID(rawValue: 9), PostQueue.Item(precedence: .override), at: now).verdict
        #expect(urgent == .refused(.outranked) && queue.phase(of: alert) == .shown)
    }

    @Test mutating func freePlacesBehindAPostThatBlocksDoNotCount() {
        queue.capacity = 5
        queue.waitingLimit = 0
        _ = shown(Self.alert)
        #expect(queue.post(PostID(rawValue: 9), Self.saved, at: now).verdict == .refused(.queueFull))
    }

    @Test mutating func noneEntersAlongsideWherePostsReplaceOthers() {
        queue.replacesOldestWhenFull = true
        let error = shown(Self.error)
        let saved = shown(Self.saved)
        #expect(queue.phase(of: error) == .leaving && queue.phase(of: saved) == .shown)
        remove(error)
        let important = PostQueue.Item(priority: .high)
        let shown = shown(important)
        _ = self.shown(Self.saved)
        #expect(queue.active.filter { queue.phase(of: $0) == .shown } == [shown])
    }

    @Test mutating func overridingPostReplacesThePostWithoutEnd() {
        let error = shown(Self.error)
        let saved = shown(PostQueue.Item(interval: 5, precedence: .override))
        #expect(queue.phase(of: error) == .leaving && queue.phase(of: saved) == .shown)
    }

    @Test mutating func replacedPostReturnsToAFreePlace() {
        let saved = shown(Self.saved)
        let other = shown(PostQueue.Item(precedence: .interrupt))
        _ = queue.left(saved, at: now)
        admit()
        #expect(queue.active == [other] && queue.phase(of: saved) == .waiting)
        remove(other)
        #expect(queue.active == [saved])
    }

    @Test(arguments: [
        (PostQueue.Item(awaitsInterval: true), true), (.init(awaitsInterval: true, mayStay: true), false),
        (.init(interval: 5, mayStay: true), true), (.init(interval: .nan), false), (.init(interval: -1), false),
    ])
    mutating func knownEndDecidesBeforeTheViewIsMade(item: PostQueue.Item, enters: Bool) {
        let error = shown(Self.error)
        let other = shown(item)
        #expect(queue.active == (enters ? [error, other] : [error]))
    }

    @Test mutating func postAlongsideThatStaysLetsNoneFollow() {
        let error = shown(Self.error)
        let other = shown(PostQueue.Item(awaitsInterval: true))
        queue.setInterval(nil, of: other, at: now)
        _ = shown(Self.saved)
        #expect(queue.active == [error, other])
    }

    @Test(arguments: [nil, 5.0]) mutating func replacementEntersAtOnceAlongsideAnother(interval: Double?) {
        let progress = shown(PostQueue.Item(key: "upload"))
        let saved = shown(Self.saved)
        let item = PostQueue.Item(key: "upload", interval: interval, duplicatePolicy: .replace)
        let result = post(item)
        #expect(queue.phase(of: progress) == .leaving)
        #expect(queue.phase(of: result) == .entering && queue.phase(of: saved) == .shown)
    }

    @Test mutating func suspendedReplacementWaits() {
        let progress = shown(PostQueue.Item(key: "upload"))
        _ = queue.setHoldOfAll(by: .suspension(1), true, at: now)
        let result = post(PostQueue.Item(key: "upload", duplicatePolicy: .replace))
        #expect(queue.phase(of: progress) == .leaving && queue.phase(of: result) == .waiting)
    }

    @Test mutating func waitingLimitCountsTheRoomAlongside() {
        queue.waitingLimit = 0
        _ = shown(Self.error)
        let error = queue.post(PostID(rawValue: 8), Self.error, at: now).verdict
        let saved = queue.post(PostID(rawValue: 9), Self.saved, at: now).verdict
        #expect(error == .refused(.queueFull))
        #expect(saved == .accepted)
        admit()
        #expect(queue.post(PostID(rawValue: 10), Self.saved, at: now).verdict == .refused(.queueFull))
    }

    @Test mutating func postAlongsideEntersAfterThePause() {
        queue.pause = 1
        let error = shown(Self.error)
        let first = shown(Self.saved)
        let second = shown(Self.saved)
        remove(first)
        #expect(queue.active == [error])
        now.media = 1
        admit()
        #expect(queue.active == [error, second])
    }

    @Test mutating func waitForARemovalIsKnown() {
        #expect(!queue.waitsForRemoval)
        let error = shown(Self.error)
        #expect(!queue.waitsForRemoval)
        let saved = shown(Self.saved)
        _ = shown(Self.saved)
        // It waits for the other one that times out.
        #expect(!queue.waitsForRemoval)
        let second = shown(Self.error)
        #expect(queue.waitsForRemoval)
        _ = queue.setHoldOfAll(by: .noHost(nil), true, at: now)
        #expect(!queue.waitsForRemoval)
        _ = queue.setHoldOfAll(by: .noHost(nil), false, at: now)
        _ = queue.remove([error], because: .tap, at: now)
        #expect(!queue.waitsForRemoval)
        _ = queue.left(error, at: now)
        remove(saved)
        // The second error waits for another post that times out.
        #expect(queue.phase(of: second) == .waiting && !queue.waitsForRemoval)
    }
}
