import Synchronization

extension UIColor {
    /// A dynamic color that resolves to the tint color of the current view: the view that is being laid out or drawn,
    /// or whose background color this is. Without a current view, it resolves to the system's blue.
    public class var tintColor: UIColor { TintOfCurrentView.color }
}

/// A namespace for the tint color of the current view, to which `UIColor.tintColor` resolves.
enum TintOfCurrentView {
    static let storage = Mutex<UIColor?>(nil)

    fileprivate static let color = UIColor { traits in
        (storage.withLock { $0 } ?? .systemBlue).resolvedColor(with: traits)
    }
}
