import UIKit

extension UIViewController {
    /// Puts a toast at the bottom of this controller's view. Its posts keep clear of the safe area by themselves.
    public func addAndConstrainToast(_ toast: Toast) {
        toast.addTo(view: view, layout: .bottom, constrainToSafeArea: false)
    }
}
