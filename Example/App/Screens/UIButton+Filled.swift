import UIKit

extension UIButton {
    /// A filled button that does one thing.
    convenience init(filled title: String, action: @escaping @MainActor () -> Void) {
        self.init(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
    }
}
