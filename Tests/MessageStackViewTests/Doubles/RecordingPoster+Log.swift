import MessageStackViewTesting
import UIKit

extension RecordingPoster {
    /// The recorded changes, such as "post 1" or "remove 1 unanimated", with the tags of the views.
    var log: [String] {
        changes.map { "\($0.kind) \($0.tag)" + ($0.isAnimated ? "" : " unanimated") }
    }
}
