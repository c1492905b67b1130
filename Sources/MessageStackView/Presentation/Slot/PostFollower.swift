import UIKit

/// An object that follows the posts on screen, so that other views make room for them.
@MainActor
protocol PostFollower: AnyObject {
    /// Called when posts take more or less space than before, or other space.
    func follow(_ motion: PostFollowing)
}

/// How views follow posts that have moved.
enum PostFollowing {
    /// The views move in their next layout pass, which can be running already.
    case inLayout
    /// The views move at once, in the animation that is being created.
    case atOnce
    /// The views move in an animation of their own with the given timing.
    case animated(PostTransition.Timing)
}

extension PostSlot {
    /// Adds an object that follows posts, without retaining it.
    static func addFollower(_ follower: any PostFollower) {
        followers.append { [weak follower] in follower }
    }

    /// Has other views make room for the posts on screen.
    static func callFollowers(_ motion: PostFollowing) {
        for follower in followers { follower.follow(motion) }
    }

    private static var followers = WeakList<any PostFollower>()

    /// The frame that the post takes, or will take at the end of its motion, in the coordinates of the window; nil while it leaves.
    /// Under a finger, it is the frame where the post is held.
    var takenFrame: CGRect? {
        guard let superview, !motion.isLeaving || motion.isHeld else { return nil }
        let offset = motion.isHeld ? motion.pose.offset : .zero
        return superview.convert(untransformedFrame.offsetBy(dx: offset.x, dy: offset.y), to: nil)
    }
}
