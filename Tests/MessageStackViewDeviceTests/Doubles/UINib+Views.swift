import UIKit

/// A view in the nib of a test, which becomes one of another class when the nib is instantiated, as a view with a custom class in
/// Interface Builder.
final class NibView: UIView {
    /// The other class. Foundation finds only classes that aren't nested and aren't private.
    var customClass: UIView.Type = UIView.self

    /// The views to encode under keys, which the other class decodes to set its outlets.
    var outlets: [String: UIView] = [:]

    override var classForKeyedArchiver: AnyClass? { MainActor.assumeIsolated { customClass } }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (key, view) in outlets { coder.encode(view, forKey: key) }
    }
}

extension UINib {
    /// Creates a nib with objects.
    convenience init(containing objects: [Any]) throws {
        self.init(
            data: try NSKeyedArchiver.archivedData(withRootObject: objects, requiringSecureCoding: false), bundle: nil)
    }
}
