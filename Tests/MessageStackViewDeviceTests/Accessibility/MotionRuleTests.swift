import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The accessibility rule D6: nothing but an activity indicator moves for more than five seconds, unless the app says so.
@MainActor
@Suite(.leavesNothingBehind)
struct MotionRuleTests {
    private let stage = Stage()

    /// Returns the number of changes of the screen between the seconds 6 and 10 after a post.
    private func lateChanges() async -> Int {
        PostEnvironment.app.durationScale = .infinity
        defer { PostEnvironment.app.durationScale = 1 }
        await stage.simulator.advance(by: 6)
        var changes = 0
        var last = stage.simulator.screenshot(scale: 0.5).pngData()
        for _ in 0..<12 {
            await stage.simulator.advance(by: 0.34)
            let next = stage.simulator.screenshot(scale: 0.5).pngData()
            if next != last { changes += 1 }
            last = next
        }
        return changes
    }

    @Test(arguments: ReadyMadePost.all, [false, true])
    func onlyWheelsMove(kind: ReadyMadePost, reducesMotion: Bool) async {
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let post = kind.post(stage.makePostView(), .init())
        await stage.simulator.advance(by: 1)
        // UIKit's caret blinks.
        stage.view.endEditing(true)
        let hasWheel = ReadyMadePost.waiting.contains { $0.testDescription == kind.testDescription }
        #expect(await (lateChanges() > 0) == hasWheel)
        #expect(post.phase == .shown)
    }

    /// The places for an image in a post.
    enum ImagePlace: CaseIterable {
        case icon, alertIcon, hero, left, right, badge, action, background
    }

    private func post(_ image: UIImage, at place: ImagePlace) -> Post {
        let postView = stage.makePostView(.card(.top))
        switch place {
        case .icon: return postView.post(Message("Syncing", icon: .image(image)))
        case .alertIcon: return postView.post(AlertMessage("Syncing", icon: .image(image)))
        case .hero: return postView.post(PopupMessage("Syncing", image: image))
        case .left: return postView.post(Message(title: "Syncing", leftImage: image))
        case .right: return postView.post(Message(title: "Syncing", rightImage: image))
        case .badge:
            let view = BadgeMessageView()
            view.badgeView.renderingMode = .alwaysOriginal
            view.set(badgeMessage: BadgeMessage("Syncing", subtitle: nil, image: nil, fillColor: .red))
            view.badgeView.image = image
            return postView.post(PostRequest(view: view))
        case .action: return postView.post(Message("Syncing", actions: [PostAction("Stop", image: image)]))
        case .background:
            postView.presentation.style.background = [.image(image)]
            return postView.post("Syncing")
        }
    }

    private func animatedImage(duration: TimeInterval) throws -> UIImage {
        let frames = [UIColor.black, .white].map { color in
            UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
            }
        }
        return try #require(UIImage.animatedImage(with: frames, duration: duration))
    }

    @Test(arguments: ImagePlace.allCases, [false, true])
    func animatedImageRests(place: ImagePlace, reducesMotion: Bool) async throws {
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let post = post(try animatedImage(duration: 0.7), at: place)
        await stage.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        var moves = false
        for _ in 0..<6 {
            let before = stage.simulator.screenshot(scale: 0.5).pngData()
            await stage.simulator.advance(by: 0.34)
            moves = moves || before != stage.simulator.screenshot(scale: 0.5).pngData()
        }
        // The image of a button never moves.
        #expect(moves == (!reducesMotion && place != .action))
        #expect(await lateChanges() == 0)
    }

    @Test(arguments: ImagePlace.allCases, [false, true])
    func animatedImageGoesOnIfTheThemeSaysSo(place: ImagePlace, reducesMotion: Bool) async throws {
        PostEnvironment.app.theme.repeatsAnimatedImages = true
        defer { PostEnvironment.app.theme = PostTheme() }
        stage.simulator.isReduceMotionEnabled = reducesMotion
        let post = post(try animatedImage(duration: 0.7), at: place)
        // The image of a button never moves.
        #expect(await (lateChanges() > 0) == (!reducesMotion && place != .action))
        #expect(post.phase == .shown)
    }

    @Test(arguments: ReadyMadePost.waiting)
    func waitingPostCanBeRemoved(kind: ReadyMadePost) throws {
        let post = kind.post(stage.makePostView(), .init())
        stage.rest()
        let slot = try #require(post.view?.slot)
        #expect(slot.accessibilityPerformEscape())
        stage.rest()
        #expect(post.phase == .ended)
    }
}
