import UIKit

@testable import MessageStackView

extension PostSlot {
    /// The layer as it is on the screen at the moment, in the midst of an animation too.
    var seenLayer: CALayer { layer.presentation() ?? layer }

    /// Where its middle is seen, in its superview's coordinates.
    var seenCenter: CGPoint {
        let transform = seenLayer.affineTransform()
        return CGPoint(x: seenLayer.position.x + transform.tx, y: seenLayer.position.y + transform.ty)
    }

    /// How it is seen, compared to where it belongs.
    var seenPose: PostPose {
        var pose = PostPose(seenLayer.affineTransform())
        pose.offset.x += seenLayer.position.x - center.x
        pose.offset.y += seenLayer.position.y - center.y
        return pose
    }
}
