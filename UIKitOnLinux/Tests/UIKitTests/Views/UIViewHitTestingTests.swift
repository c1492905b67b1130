import Testing
import UIKit

/// UIKit's rules, as probed on Apple's.
@MainActor
struct UIViewHitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))

    init() {
        root.addSubview(child)
    }

    @Test(arguments: [(20.0, true), (59.9, true), (60.0, false), (19.9, false)])
    func minimumEdgesAreInsideMaximumEdgesAreNot(x: CGFloat, isInside: Bool) {
        #expect((root.hitTest(CGPoint(x: x, y: 30), with: nil) === child) == isInside)
    }

    @Test func hiddenTransparentAndInertViewsLetTouchesFallToWhatIsBehind() {
        child.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
        child.isHidden = false
        child.alpha = 0.009
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
        child.alpha = 0.011
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === child)
        child.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
    }

    @Test func thePartOutsideTheParentCantBeReached() {
        child.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === child)
        #expect(root.hitTest(CGPoint(x: 110, y: 110), with: nil) == nil)
    }

    @Test func theFrontMostSiblingWins() {
        let front = UIView(frame: child.frame)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        front.layer.zPosition = -1
        #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front, "zPosition paints, it doesn't route touches")
    }

    @Test func transformsAboutTheCentreAndScrolledBoundsCount() {
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === child)
        child.transform = .identity
        root.bounds.origin = CGPoint(x: 10, y: 0)
        #expect(root.hitTest(CGPoint(x: 25, y: 30), with: nil) === child)
    }
}
