import Synchronization

/// Where `UITraitCollection.current` is kept.
enum CurrentTraits {
    static let storage = Mutex(UITraitCollection(userInterfaceStyle: .light))
}
