import UIKit

/// A view that has a control which closes the post and does nothing else.
///
/// A post with any other control waits for an answer and, if its time is automatic, doesn't leave by itself.
@MainActor
public protocol PostClosable: UIView {
    /// The control; nil if there is none.
    var closeControl: UIControl? { get }
}
