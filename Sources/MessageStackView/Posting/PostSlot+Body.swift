import UIKit

extension PostSlot {
    /// The part of its size that it is seen at.
    var scale: CGFloat {
        get { 1 }
        set {}
    }

    var contentArea: UIView? { nil }
}
