extension PostQueue {
    /// The clocks and deadlines of waiting posts.
    ///
    /// A notice expires after a number of seconds in which the queue was blocked, or in which the notice had no host. Each notice
    /// notes the readings of two clocks when it begins to wait, so that no event has to change all waiting posts.
    struct Expiry: Sendable {
        /// The wall time for which the queue was blocked.
        private var blockedTime = Stopwatch()
        /// The wall time outside suspensions.
        private var unsuspendedTime = Stopwatch(startedAt: 0)
        /// The readings of `unsuspendedTime` at which posters have lost their hosts.
        private var absences: [ObjectIdentifier?: Double] = [:]
        /// The earliest expiry and the earliest end of an absence, or an earlier time, in wall time.
        private var firstDeadline = Double.infinity
        /// The first reading of `blockedTime` at which a notice expires, or an earlier one.
        private var firstBlockedLimit = Double.infinity

        /// The wall time of the first deadline, or an earlier one.
        var next: Double { min(firstDeadline, blockedTime.time(of: firstBlockedLimit)) }

        /// Returns the wall time at which a waiting post expires if nothing changes; infinity if it doesn't.
        func deadline(of entry: Entry) -> Double {
            entry.hasEntered
                ? .infinity
                : min(entry.expiry, absenceDeadline(of: entry), blockedTime.time(of: blockedLimit(of: entry)))
        }

        /// Considers the deadlines of a waiting post that is new or has changed.
        mutating func consider(_ entry: Entry) {
            guard !entry.hasEntered else { return }
            firstDeadline = min(firstDeadline, entry.expiry, absenceDeadline(of: entry))
            firstBlockedLimit = min(firstBlockedLimit, blockedLimit(of: entry))
        }

        /// Considers the deadlines of these posts only.
        mutating func reset(to entries: some Sequence<Entry>) {
            firstDeadline = .infinity
            firstBlockedLimit = .infinity
            for entry in entries { consider(entry) }
        }

        /// Starts the time for which a post waits. It doesn't wait before its delay is over.
        func start(_ entry: inout Entry, at now: PostInstant) {
            entry.blockedTimeBefore += blockedTime.reading(at: now.wall)
            entry.unsuspendedTimeBefore = unsuspendedTime.reading(at: now.wall)
        }

        /// Converts the time for which a post was blocked, so that `start(_:at:)` of another queue continues it.
        func stop(_ entry: inout Entry, at now: PostInstant) {
            if entry.delayEnd == nil { entry.blockedTimeBefore -= blockedTime.reading(at: now.wall) }
        }

        mutating func setBlocked(_ isBlocked: Bool, at now: PostInstant) {
            blockedTime.setRunning(isBlocked, at: now.wall)
        }

        mutating func setSuspended(_ isSuspended: Bool, at now: PostInstant) {
            unsuspendedTime.setRunning(!isSuspended, at: now.wall)
        }

        mutating func setAbsent(_ isAbsent: Bool, poster: ObjectIdentifier?, at now: PostInstant) {
            absences[poster] = isAbsent ? unsuspendedTime.reading(at: now.wall) : nil
        }

        /// Returns the reading of `blockedTime` at which a notice expires; infinity for other posts.
        private func blockedLimit(of entry: Entry) -> Double {
            entry.isWaitingNotice ? entry.blockedTimeBefore + entry.noticeLimit : .infinity
        }

        /// Returns the wall time at which a notice has been without a host for too long; infinity if it has one.
        private func absenceDeadline(of entry: Entry) -> Double {
            guard entry.isWaitingNotice, let start = absences[entry.item.poster] else { return .infinity }
            return unsuspendedTime.time(of: max(start, entry.unsuspendedTimeBefore) + entry.noticeLimit)
        }
    }

    /// A clock that can be stopped.
    private struct Stopwatch: Sendable {
        /// The reading when the clock was stopped last.
        private var readingWhenStopped = 0.0
        /// The time at which the clock was started last; nil while it is stopped.
        private var start: Double?

        init(startedAt start: Double? = nil) {
            self.start = start
        }

        func reading(at now: Double) -> Double { readingWhenStopped + (start.map { max(0, now - $0) } ?? 0) }

        /// Returns the time at which a reading is reached. While the clock is stopped, it is infinite in the future or, for a
        /// reading that was reached, in the past.
        func time(of reading: Double) -> Double {
            if let start { return start + reading - readingWhenStopped }
            return reading > readingWhenStopped ? .infinity : -.infinity
        }

        mutating func setRunning(_ isRunning: Bool, at now: Double) {
            guard isRunning != (start != nil) else { return }
            readingWhenStopped = reading(at: now)
            start = isRunning ? now : nil
        }
    }

    /// Whether posts without an end keep all others off the screen.
    var isBlocked: Bool {
        guard admission == .none, !holds.contains(where: { $0 == .untimed || $0.isSuspension }) else { return false }
        let places = places
        return !places.isEmpty && places.allSatisfy { $0.hasNoEnd && !holds.contains(.noHost($0.item.poster)) }
    }
}
