extension Array where Element: Sendable {
    /// Returns the shortest part found that still fails, by removing ever smaller pieces.
    func shortest(
        isolation: isolated (any Actor)? = #isolation, failing fails: ([Element]) async -> Bool
    ) async -> [Element] {
        var elements = self
        var size = count / 2
        while size > 0 {
            var start = 0
            while start < elements.count {
                var shorter = elements
                shorter.removeSubrange(start..<Swift.min(start + size, elements.count))
                if await fails(shorter) { elements = shorter } else { start += size }
            }
            size /= 2
        }
        return elements
    }
}
