/// The accepted requests with the policy `.ignore(within:)` whose period hasn't ended.
struct IgnoredRequests: Sendable {
    /// The keys and identities of the requests, and the wall-clock times until which their duplicates are refused.
    private var ends: [(item: PostQueue.Item, end: Double)] = []

    /// Returns the number of seconds until a request can be accepted; nil if it can be accepted now.
    func timeLeft(for item: PostQueue.Item, at now: PostInstant) -> Double? {
        guard case .ignore(let seconds) = item.duplicatePolicy, seconds > 0 else { return nil }
        let end = ends.last { $0.item.isDuplicate(of: item) && $0.end > now.wall }?.end
        return end.map { $0 - now.wall }
    }

    /// Refuses duplicates of an accepted request from now on, if its policy says so.
    mutating func start(with item: PostQueue.Item, at now: PostInstant) {
        guard case .ignore(let seconds) = item.duplicatePolicy, seconds > 0, item.key != nil || item.identity != nil
        else { return }
        ends.removeAll { $0.end <= now.wall || $0.item.isDuplicate(of: item) }
        let compared = PostQueue.Item(key: item.key, identity: item.key == nil ? item.identity : nil)
        ends.append((compared, now.wall + seconds))
    }
}
