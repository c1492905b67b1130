import Synchronization

extension UIColor {
    /// The tint color of the view that is currently laid out or drawn, or whose background color this is; blue without
    /// a view.
    public class var tintColor: UIColor { TintOfCurrentView.color }
}

/// The tint color that `UIColor.tintColor` resolves to.
enum TintOfCurrentView {
    static let storage = Mutex<UIColor?>(nil)

    fileprivate static let color = UIColor { traits in
        (storage.withLock { $0 } ?? .systemBlue).resolvedColor(with: traits)
    }
}
