import UIKit

extension UIButton {
    /// Creates a filled button that performs an action when tapped.
    convenience init(filled title: String, action: @escaping @MainActor () -> Void) {
        self.init(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
    }
}
