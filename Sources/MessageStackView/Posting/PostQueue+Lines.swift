extension PostQueue {
    // MARK: The line

    /// The first of the waiting posts whose delay is over and that nothing keeps waiting.
    mutating func firstInLine() -> Post.ID? {
        let (items, activities) = (items, activities)
        let isHere: (Post.ID) -> Bool = { items[$0] != nil && activities[$0] == nil }
        let first = isOpen(isExempt: false) ? line.first(where: isHere) : nil
        let exempt = isOpen(isExempt: true) ? exemptLine.first(where: isHere) : nil
        guard let first, let exempt else { return (first ?? exempt)?.id }
        return min(first, exempt).id
    }

    mutating func lineUp(_ id: Post.ID) {
        guard let place = place(of: id) else { return }
        if items[id]?.ignoresSuspension == true { exemptLine.insert(place) } else { line.insert(place) }
    }

    mutating func reviseLines() {
        let ids = waitingInLine
        (line, exemptLine) = (PostLine(), PostLine())
        for id in ids { lineUp(id) }
    }

    /// Where a post stands in the line by the present ordering; nil before its delay is over.
    func place(of id: Post.ID) -> PostLine.Place? {
        guard let item = items[id], delays[id] == nil else { return nil }
        return PostLine.Place(id, priority: item.priority, isFirst: urgent.contains(id), ordering: ordering)
    }

    var waitingInLine: [Post.ID] {
        (line.places + exemptLine.places).filter { isWaiting($0.id) && delays[$0.id] == nil }.sorted().map(\.id)
    }

    mutating func tidyLines() {
        let (items, activities) = (items, activities)
        let isHere: (Post.ID) -> Bool = { items[$0] != nil && activities[$0] == nil }
        line.tidy(expecting: waitingCount, where: isHere)
        exemptLine.tidy(expecting: waitingCount, where: isHere)
        dropLine.tidy(expecting: waitingCount, where: isHere)
        if deadlines.count > 2 * waitingCount + 32 { deadlines.keep { isHere($0.id) } }
    }

    // MARK: Too many

    /// Whether one more post would be one too many.
    func isFull(for item: Item) -> Bool {
        guard waitingLimit < .max else { return false }
        let isOpen = isOpen(isExempt: item.ignoresSuspension)
        var rooms = isOpen ? max(0, capacity - (activities.count - poppedCount)) : 0
        // Another post leaves for it.
        if isOpen, rooms == 0, item.precedence != .enqueue || capacityPolicy != .wait { rooms = 1 }
        let (limit, isBoundless) = waitingLimit.addingReportingOverflow(rooms)
        return !isBoundless && waitingCount >= limit
    }

    /// Ends a waiting post where one more would be too many.
    mutating func makeRoomToWait(for item: Item) -> [Step] {
        guard isFull(for: item), let id = firstToDrop() else { return [] }
        return remove(id, because: .evicted)
    }

    mutating func firstToDrop() -> Post.ID? {
        let (items, activities) = (items, activities)
        return dropLine.first { items[$0] != nil && activities[$0] == nil }?.id
    }

    mutating func noteForDropping(_ id: Post.ID) {
        guard waitingLimit < .max, let item = items[id],
            let place = PostLine.Place(dropping: id, priority: item.priority, policy: overflowPolicy)
        else { return }
        dropLine.insert(place)
    }

    mutating func reviseDropLine() {
        dropLine = PostLine()
        for id in items.keys where isWaiting(id) { noteForDropping(id) }
    }

    // MARK: Delays

    /// Lets the posts take their places whose delay is over.
    mutating func endDelays(at now: PostInstant) {
        while let end = delayEnds.first, end.due <= now.media || delays[end.id] != end.due {
            _ = delayEnds.popFirst()
            guard delays[end.id] == end.due else { continue }
            delays[end.id] = nil
            lineUp(end.id)
        }
    }

    mutating func updateDelayTimer(at now: PostInstant) -> [Step] {
        keep(\.delayTimer, for: .delay, until: delayEnds.first?.due, from: now.media)
    }

    // MARK: Pauses

    mutating func awaitPause(at now: PostInstant) -> [Step] {
        keep(\.pauseTimer, for: .pause, until: pauseEnd, from: now.media)
    }

    // MARK: Timers

    /// Sees to it that a timer runs exactly if there is something to come. It may fire early, never late.
    mutating func keep(
        _ countdown: WritableKeyPath<PostQueue, Countdown?>,
        for purpose: PostTimer.Purpose,
        until due: Double?,
        from now: Double
    ) -> [Step] {
        guard let due else { return Self.cancel(&self[keyPath: countdown]) }
        if let running = self[keyPath: countdown], running.due <= due { return [] }
        let steps = Self.cancel(&self[keyPath: countdown])
        let new = makeCountdown(purpose, due: due)
        self[keyPath: countdown] = new
        return steps + [.start(new.timer, after: max(0, due - now))]
    }

    // MARK: Nobody waits

    /// Ends what is there for waiting posts only.
    mutating func settle() -> [Step] {
        let places = line.placeCount + exemptLine.placeCount + dropLine.placeCount
        guard places + delayEnds.count + deadlines.count > 0 || pauseTimer != nil else { return [] }
        line = PostLine()
        exemptLine = PostLine()
        dropLine = PostLine()
        delayEnds.removeAll()
        deadlines.removeAll()
        return Self.cancel(&delayTimer) + Self.cancel(&deadlineTimer) + Self.cancel(&pauseTimer)
    }

    static func cancel(_ countdown: inout Countdown?) -> [Step] {
        guard let timer = countdown?.timer else { return [] }
        countdown = nil
        return [.cancel(timer)]
    }
}
