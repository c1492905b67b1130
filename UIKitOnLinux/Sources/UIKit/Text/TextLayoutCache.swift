internal import Readings
import Synchronization

/// A cache of recent layouts, since a label is measured many times before it is drawn.
enum TextLayoutCache {
    private struct Key: Hashable {
        let text: StyledText
        let container: TextContainer
        let profile: FontMetricsProfile
        let eastAsianFamily: String?
    }

    /// Two generations. When the young one is full, it replaces the old one, which is discarded.
    private struct Generations {
        var young: [Key: TextLayout] = [:]
        var old: [Key: TextLayout] = [:]
    }

    private static let generationSize = 128
    private static let generations = Mutex(Generations())

    static func layout(_ text: StyledText, in container: TextContainer) -> TextLayout {
        let text = Reading.textWidthsDiffer.isOn ? text.ofOtherWidth() : text
        let key = Key(
            text: text, container: container, profile: .current, eastAsianFamily: DeviceLanguages.eastAsianFamily)
        if let known = generations.withLock({ $0.young[key] ?? $0.old[key] }) { return known }
        let layout = TextLayout(text, in: container)
        // The discarded layouts must be deallocated after the lock is released.
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
