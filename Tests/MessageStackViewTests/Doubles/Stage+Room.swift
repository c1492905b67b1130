import Simulator
import Testing
import UIKit

@testable import MessageStackView

extension Stage {
    /// All in sight, none over another, and at rest.
    func expectRoom(for views: [UIView], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let frames = try views.map(slotFrame)
        let comment: Comment = "\(frames)"
        #expect(
            frames.allSatisfy { safeFrame.insetBy(dx: -0.5, dy: -0.5).contains($0) }, comment,
            sourceLocation: sourceLocation)
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] {
                #expect(frame.intersection(other).height < 0.5, comment, sourceLocation: sourceLocation)
            }
        }
        #expect(!hasEndlessLayouts, sourceLocation: sourceLocation)
    }
}

extension UIView {
    /// Whether a posted view is higher than there is room, so that it scrolls in its slot.
    var isScrollingInItsSlot: Bool { slot?.body?.scrollView?.isScrollEnabled == true }
}
