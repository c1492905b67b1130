import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

extension Stage {
    /// Expects the slots of the views to be inside the safe area, without overlap, and their layout to settle.
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

    /// Expects room for the views in landscape too, and their earlier heights back in portrait.
    func expectRoomThroughRotations(
        for views: [UIView], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try views.map(slotFrame)
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            simulator.rotate(to: orientation)
            rest()
            try expectRoom(for: views, sourceLocation: sourceLocation)
        }
        #expect(
            try zip(views.map(slotFrame), before).allSatisfy { abs($0.height - $1.height) < 0.5 },
            sourceLocation: sourceLocation)
    }
}

extension UIView {
    /// Whether the posted view scrolls in its slot because it is taller than the available space.
    var isScrollingInItsSlot: Bool { slot?.body?.scrollView?.isScrollEnabled == true }
}
