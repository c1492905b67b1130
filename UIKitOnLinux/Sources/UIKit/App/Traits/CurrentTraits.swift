import Synchronization

/// The storage of `UITraitCollection.current`.
enum CurrentTraits {
    static let storage = Mutex(UITraitCollection(userInterfaceStyle: .light))
}
