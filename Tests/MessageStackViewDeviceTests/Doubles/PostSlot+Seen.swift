import UIKit

@testable import MessageStackView

extension PostSlot {
    /// The layer as currently rendered, also during an animation.
    var seenLayer: CALayer { layer.presentation() ?? layer }

    /// The rendered center, in the coordinates of the superview.
    var seenCenter: CGPoint {
        let transform = seenLayer.affineTransform()
        return CGPoint(x: seenLayer.position.x + transform.tx, y: seenLayer.position.y + transform.ty)
    }

    /// The rendered pose relative to the resting position.
    var seenPose: PostTransition.Pose {
        var pose = PostTransition.Pose(seenLayer.affineTransform())
        pose.offset.x += seenLayer.position.x - center.x
        pose.offset.y += seenLayer.position.y - center.y
        return pose
    }
}
