import Testing
import UIKit

@testable import MessageStackView

@Suite(.leavesNothingBehind)
struct PostShapeTests {
    private func shape(_ corners: PostCorners) -> PostShape {
        PostShape(corners, at: nil, size: CGSize(width: 200, height: 40), isRightToLeft: false)
    }

    @Test(arguments: [(0, 0), (12, 12), (90, 20), (-5, 0), (.nan, 0), (.infinity, 0)] as [(CGFloat, CGFloat)])
    func radiusIsFiniteAndAtMostHalfTheHeight(radius: CGFloat, expected: CGFloat) {
        #expect(shape(.rounded(radius)).radius == expected)
    }

    @Test func capsuleIgnoresRadiusAndIsCircular() {
        var corners = PostCorners(4, places: .top)
        corners.isCapsule = true
        #expect(shape(corners).radius == 20 && shape(corners).curve == .circular)
        #expect(shape(corners).corners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func onlySquareCornersNeedNoBody() {
        #expect(!PostStyle(corners: .none).needsBody)
        #expect(PostStyle(corners: .capsule).needsBody && PostStyle(corners: .rounded(1)).needsBody)
    }
}
