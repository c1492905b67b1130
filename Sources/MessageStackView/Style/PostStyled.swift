import UIKit

/// A view that takes over the colours of its post's style.
@MainActor
public protocol PostStyled: UIView {
    /// Takes over what `style` says about texts, and leaves out a background of its own if `style` has one. What is nil
    /// there stays as it is. Called before the post enters, and when its style changes; and when the post is over with
    /// an empty style, for the view to be again as it was lent.
    func apply(_ style: PostStyle)
}
