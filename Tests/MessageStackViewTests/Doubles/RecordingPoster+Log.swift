import MessageStackViewTesting
import UIKit

extension RecordingPoster {
    /// What it was asked for, as "post 1" or "remove 1 unanimated"; views are named by their tag.
    var log: [String] {
        changes.map { "\($0.kind) \($0.tag)" + ($0.isAnimated ? "" : " unanimated") }
    }
}
