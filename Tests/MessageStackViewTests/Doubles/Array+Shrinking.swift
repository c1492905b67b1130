extension Array {
    /// Returns the shortest part found that still fails, by removing ever smaller pieces.
    func shortest(failing fails: ([Element]) -> Bool) -> [Element] {
        var elements = self
        var size = count / 2
        while size > 0 {
            var start = 0
            while start < elements.count {
                var shorter = elements
                shorter.removeSubrange(start..<Swift.min(start + size, elements.count))
                if fails(shorter) { elements = shorter } else { start += size }
            }
            size /= 2
        }
        return elements
    }
}
