import Synchronization

/// Remembers the layouts that were asked for last, since a label is measured many times before it is drawn.
enum TextLayoutCache {
    private struct Key: Hashable {
        let text: StyledText
        let container: TextContainer
        let profile: FontMetricsProfile
    }

    /// Two generations: when the young one is full it becomes the old one, and the old one is dropped.
    private struct Generations {
        var young: [Key: TextLayout] = [:]
        var old: [Key: TextLayout] = [:]
    }

    private static let generationSize = 128
    private static let generations = Mutex(Generations())

    static func layout(_ text: StyledText, in container: TextContainer) -> TextLayout {
        let key = Key(text: text, container: container, profile: .current)
        if let known = generations.withLock({ $0.young[key] ?? $0.old[key] }) { return known }
        let layout = TextLayout(text, in: container)
        // What is dropped is freed after the lock is.
        let dropped = generations.withLock { generations in
            generations.young[key] = layout
            guard generations.young.count >= generationSize else { return [:] as [Key: TextLayout] }
            let dropped = generations.old
            generations.old = generations.young
            generations.young = [:]
            return dropped
        }
        _ = dropped
        return layout
    }
}
