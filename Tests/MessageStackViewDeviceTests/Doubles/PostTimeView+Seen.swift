import UIKit

@testable import MessageStackView

extension Post {
    /// The mark of the time left; nil if the post has none, or isn't on screen.
    var timeView: PostTimeView? { view?.enclosingSlot?.timeView }
}

extension PostTimeView {
    /// The rendered part of the whole line, from 0 to 1; 0 if the mark is hidden.
    var seenFraction: CGFloat { isHidden ? 0 : (mark.presentation() ?? mark).strokeEnd }

    /// The frame of the whole line, without its width, in the coordinates of the screen.
    var lineFrame: CGRect { mark.path.map { convert($0.boundingBox, to: nil) } ?? .null }

    /// The color of the line.
    var color: UIColor? { mark.strokeColor.map { UIColor(cgColor: $0) } }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
