/// An object with traits: a screen, scene, window, controller or view.
///
/// https://developer.apple.com/documentation/uikit/uitraitenvironment
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed. Apple has deprecated it in iOS 17 in favor of `registerForTraitChanges`.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
