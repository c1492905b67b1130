import Synchronization

extension UIColor {
    /// The tint colour of the view that is laid out or drawn, or whose background this is; blue where there is none.
    public class var tintColor: UIColor { TintOfCurrentView.color }
}

/// The tint that `UIColor.tintColor` stands for.
enum TintOfCurrentView {
    static let storage = Mutex<UIColor?>(nil)

    fileprivate static let color = UIColor { traits in
        (storage.withLock { $0 } ?? .systemBlue).resolvedColor(with: traits)
    }
}
