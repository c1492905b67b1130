import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// Checks that the library doesn't have MessageStackView 3's defects of layout, windows and styling, as far as they
/// have no test elsewhere.
///
/// Documentation/DefectsElsewhere.md lists the defects.
@Suite(.tags(.messageStackView3))
@MainActor
struct MessageStackView3LookTests {
    private let stage = Stage()

    private func makeBanner(height: CGFloat = 60) -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    @Test("M-G2: icons need no resource files")
    func iconsNeedNoResources() {
        let (cross, wifi) = (BadgeMessageView().button.image(for: .normal), Message.noInternet.leftImage)
        #expect(cross?.isSymbolImage == true && cross?.pngData()?.isEmpty == false)
        #expect(wifi?.isSymbolImage == true && wifi?.pngData()?.isEmpty == false)
    }

    @Test("M-C1: the space view shrinks with posts that leave together")
    func spaceViewShrinksWithLeavingPosts() {
        let stack = stage.makePlainStack(layout: .bottom)
        stack.spaceViewHeight = 34
        for _ in 0..<3 { stack.post(view: makeBanner(), dismissAfter: 3) }
        stage.rest()
        #expect(abs(stack.frame.height - (3 * 60 + 34)) < 0.001)
        while stack.postManager.currentPosts.contains(where: { $0.phase != .leaving }) {
            stage.simulator.advance(by: Simulator.frame)
        }
        stage.simulator.advance(by: 0.2)
        let seen = stack.spaceView.layer.presentation()?.frame.height ?? 0
        #expect(seen > 0 && seen < 20, "the space view shrinks with the posts")
        stage.rest()
        #expect(stack.frame.height == 0)
    }

    @Test("M-C7: simultaneous posts cause no layout conflict")
    func simultaneousPostsCauseNoLayoutConflict() {
        let postView = stage.view.createPostView()
        postView.postManager.isSerialQueue = false
        for height in [40, 60, 80] as [CGFloat] { postView.post(view: makeBanner(height: height)) }
        postView.post(badgeMessage: Stage.message)
        stage.rest()
        postView.postManager.removeAll()
        stage.rest()
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test("M-C10: a second removal does not interrupt the exit")
    func secondRemovalDoesNotInterruptTheExit() throws {
        let stack = stage.makePlainStack()
        let view = makeBanner()
        let post = stack.post(PostRequest(view: view))
        stage.rest()
        post.remove()
        let slot = try #require(view.superview)
        var heights: [CGFloat] = []
        for frame in 0..<30 where post.phase != .ended {
            if frame.isMultiple(of: 4) { stack.postManager.remove(view: view) }
            stage.simulator.advance(by: Simulator.frame)
            heights.append(slot.layer.presentation()?.frame.height ?? 0)
        }
        #expect(post.phase == .ended)
        #expect(heights == heights.sorted(by: >), "\(heights)")
    }

    @Test(
        "M-D5: an alert window does not take the banner",
        arguments: [UIWindow.Level.alert, .statusBar, UIWindow.Level(rawValue: 1)])
    func alertWindowDoesNotTakeTheBanner(level: UIWindow.Level) throws {
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.rest()
        let overlay = UIWindow(windowScene: try #require(stage.window.windowScene))
        overlay.windowLevel = level
        overlay.makeKeyAndVisible()
        stage.simulator.advance(by: 0.1)
        #expect(overlay.hasKeyStatus)
        #expect(view.window === stage.window)
        let next = stage.postView.post(Stage.message)
        stage.postView.postManager.remove(view: view)
        stage.rest()
        #expect(next.view?.window === stage.window)
    }

    @Test("M-D8: new insets move a shown post")
    func newInsetsMoveShownPost() {
        let postView = stage.view.createPostView()
        let banner = makeBanner()
        postView.post(view: banner)
        stage.rest()
        postView.edgeInsets = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 40)
        stage.simulator.advance(by: 0)
        #expect(stage.seenFrame(of: banner) == CGRect(x: 30, y: 64, width: 323, height: 60))
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.advance(by: 0.1)
        #expect(stage.seenFrame(of: banner).minX == 40)
    }

    @Test("M-E2: the image of a badge has the last size ratio")
    func badgeImageHasTheLastSizeRatio() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.view.addSubview(badge)
        for ratio in [0.65, 0.5, 0.2, .nan, 7] as [CGFloat] {
            badge.imageSizeRatio = ratio
            badge.layoutIfNeeded()
            let side: CGFloat = ratio.isNaN ? 20 : 100 * min(1, ratio)
            #expect(abs(badge.imageView.bounds.width - side) < 0.001)
            #expect(abs(badge.imageView.bounds.height - side) < 0.001)
        }
        #expect(stage.simulator.layoutConflicts == [])
    }

    private enum BadgeChange: CaseIterable {
        case corner, border, color, size

        @MainActor func apply(to badge: BadgeView) {
            switch self {
            case .corner: badge.containerCornerRadiusScale = 0
            case .border: badge.containerBorderWidthScale = 0.1
            case .color: badge.fillColor = .green
            case .size: badge.frame.size = CGSize(width: 120, height: 60)
            }
        }
    }

    @Test("M-E3: a badge is redrawn when its style or size changes")
    func badgeIsRedrawnWhenStyleOrSizeChanges() {
        stage.view.backgroundColor = .blue
        for change in BadgeChange.allCases {
            let frame = CGRect(x: 40, y: 200, width: 60, height: 60)
            let old = BadgeView(frame: frame)
            stage.view.addSubview(old)
            stage.simulator.advance(by: 0)
            change.apply(to: old)
            stage.simulator.advance(by: 0)
            let changed = stage.simulator.screenshot(scale: 1).pngData()
            old.removeFromSuperview()
            let new = BadgeView(frame: frame)
            change.apply(to: new)
            stage.view.addSubview(new)
            stage.simulator.advance(by: 0)
            #expect(stage.simulator.screenshot(scale: 1).pngData() == changed, "\(change)")
            new.removeFromSuperview()
        }
    }

    @Test("M-E10: an empty message is silent and leaves")
    func emptyMessageIsSilentAndLeaves() {
        stage.simulator.isVoiceOverRunning = true
        let stack = stage.makePlainStack()
        let view = stack.post(message: Message(), dismissAfter: 1)
        stage.rest()
        #expect(!view.verticalStackView.isAccessibilityElement && stage.simulator.announcements.isEmpty)
        stage.simulator.advance(by: 3)
        #expect(!stack.postManager.isActive)
    }
}
