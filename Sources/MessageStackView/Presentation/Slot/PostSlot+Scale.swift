import UIKit

extension PostSlot {
    /// The part of its size that the post is seen at. It means nothing to a slot without a body.
    var scale: CGFloat {
        get { body?.transform.a ?? 1 }
        set { body?.transform = CGAffineTransform(scaleX: newValue, y: newValue) }
    }
}

extension PostPresentation {
    /// Whether a slot needs a body to be shown like this.
    var needsBody: Bool {
        style.needsBody || transition.entrance.scale != nil || transition.exit.scale != nil
            || transition.pop?.scale != nil
    }
}
