import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The room that posts of several posters take on one scene.
@MainActor
@Suite(.leavesNothingBehind)
struct PostSceneTests {
    private let stage = Stage()

    /// Posts a card of 60 points.
    private func post(
        on poster: some Poster, as presentation: PostPresentation? = nil, animated: Bool = true
    ) -> (post: Post, view: UIView) {
        let view = UIView.banner(height: 60)
        let post = poster.post(PostRequest(view: view).with { $0.isAnimated = animated }, as: presentation)
        stage.rest()
        return (post, view)
    }

    /// Returns the visible lower end of the slot of a view, also while the slot and its superviews move.
    private func seenEnd(of view: UIView) throws -> CGFloat {
        let slot = try #require(view.enclosingSlot)
        let start = sequence(first: slot as UIView, next: \.superview).prefix { $0 !== stage.window }
            .reduce(0) { $0 + ($1.layer.presentation() ?? $1.layer).frame.minY }
        return start + slot.bounds.height
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func postsOfHigherLevelsAreFartherFromTheEdge(edge: PostEdge) throws {
        let posters: [any Poster] = [
            try #require(stage.window.windowScene).postWindow(), stage.postView,
            stage.view.createPostView(edge: edge),
            stage.view.createMessageStackView(edge: edge), stage.controller.createBarPostView(edge: edge),
        ]
        let views = posters.map { post(on: $0, as: $0 is MessageStackView ? nil : .card(edge)).view }
        let frames = try [4, 2, 3, 0, 1].map { try stage.slotFrame(of: views[$0]) }
        for (near, far) in zip(frames, frames.dropFirst()) {
            let gap = edge == .bottom ? near.minY - far.maxY : far.minY - near.maxY
            #expect(gap > 7 && gap < 21, "\(frames)")
        }
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func laterPostReturnsWhenTheEarlierLeaves() throws {
        let (earlier, later) = (stage.view.createPostView(edge: .bottom), stage.view.createPostView(edge: .bottom))
        let first = post(on: earlier), second = post(on: later)
        let place = try stage.slotFrame(of: first.view)
        #expect(try stage.slotFrame(of: second.view).maxY < place.minY)
        first.post.remove()
        stage.simulator.advance(by: 0.1)
        #expect(try seenEnd(of: second.view) < place.maxY - 1 && seenEnd(of: second.view) > place.minY - 20)
        stage.rest()
        #expect(try abs(stage.slotFrame(of: second.view).maxY - place.maxY) < 0.5)
        let third = post(on: earlier)
        #expect(try stage.slotFrame(of: third.view).maxY < stage.slotFrame(of: second.view).minY)
    }

    @Test func postsMoveAsideInAnAnimation() throws {
        let view = post(on: stage.postView, as: .card(.bottom)).view
        let before = try seenEnd(of: view)
        let bars = stage.controller.createBarPostView(edge: .bottom)
        bars.post(PostRequest(view: UIView.banner(height: 60)))
        stage.simulator.advance(by: 2 * Simulator.frame)
        #expect(try before - seenEnd(of: view) < 40)
        stage.rest()
        #expect(try before - seenEnd(of: view) > 60)
    }

    @Test(arguments: [false, true], [false, true])
    func postsAboveTheKeyboardAreClearOfEachOther(isLandscape: Bool, isStacked: Bool) throws {
        if isLandscape { stage.simulator.rotate(to: .landscapeLeft) }
        stage.rest()
        let bars = post(on: stage.controller.createBarPostView(edge: .bottom))
        let view =
            isStacked
            ? post(on: stage.view.createMessageStackView(edge: .bottom)).view
            : post(on: stage.view.createPostView(edge: .bottom)).view
        func expectOrder(above end: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) throws {
            let (near, far) = (try stage.slotFrame(of: bars.view), try stage.slotFrame(of: view))
            let gap = near.minY - far.maxY
            #expect(near.maxY <= end && gap > 7 && gap < 21, "\(far) \(near)", sourceLocation: sourceLocation)
        }
        try expectOrder(above: stage.safeFrame.maxY)
        let field = stage.addField(CGRect(x: 70, y: 0, width: 40, height: 20))
        field.becomeFirstResponder()
        stage.rest()
        let keyboard = try #require(stage.simulator.keyboardFrame)
        try expectOrder(above: keyboard.minY)
        bars.post.remove()
        stage.rest()
        let distance = keyboard.minY - (try stage.slotFrame(of: view).maxY)
        #expect(distance >= 0 && distance < 21)
        field.resignFirstResponder()
        stage.rest()
        #expect(try stage.safeFrame.maxY - stage.slotFrame(of: view).maxY < 21)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test func postsBehindAPresentedScreenTakeNoRoom() throws {
        let behind = post(on: stage.view.createPostView(edge: .bottom)).view
        let banner = post(on: stage.postView, as: .card(.bottom)).view
        #expect(try stage.slotFrame(of: banner).maxY < stage.slotFrame(of: behind).minY)
        let sheet = UIViewController()
        stage.controller.present(sheet, animated: false)
        stage.rest()
        #expect(try abs(stage.slotFrame(of: banner).maxY - (852 - 34 - 8)) < 0.5)
        let inFront = post(on: sheet.view.createPostView(edge: .bottom)).view
        #expect(try stage.slotFrame(of: banner).maxY < stage.slotFrame(of: inFront).minY)
        sheet.dismiss(animated: false)
        stage.rest()
        #expect(try stage.slotFrame(of: banner).maxY < stage.slotFrame(of: behind).minY)
    }

    @Test func postsBesideEachOtherStay() throws {
        let stage = Stage(device: .iPad11)
        var corner = PostPresentation.card(.bottom)
        corner.placement.alignment = .leading
        corner.size.maximumWidth = .points(200)
        var views: [UIView] = []
        for poster in [stage.view.createPostView(edge: .bottom), stage.postView] {
            let view = UIView.banner(height: 60)
            poster.post(PostRequest(view: view), as: corner)
            views.append(view)
            corner.placement.alignment = .trailing
        }
        stage.rest()
        let frames = try views.map { try stage.slotFrame(of: $0) }
        #expect(abs(frames[0].maxY - frames[1].maxY) < 0.5 && frames[0].maxX < frames[1].minX)
    }

    @Test(arguments: [false, true])
    func bottomPostOfAppStaysAboveTabBarUnlessItFillsTheEdge(fillsEdge: Bool) throws {
        let tabs = UITabBarController()
        stage.window.rootViewController = tabs
        tabs.viewControllers = [UIViewController(), UIViewController()]
        stage.rest()
        let view = post(on: stage.postView, as: fillsEdge ? .bar(.bottom) : .card(.bottom)).view
        #expect(try stage.slotFrame(of: view).maxY == (fillsEdge ? 852 : tabs.tabBar.frame.minY - 8))
    }
}
