import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Images of notes, which move for at most five seconds (rule D6).
@MainActor
@Suite(.leavesNothingBehind)
struct NoteImageTests {
    private let stage = Stage()

    private func frames(_ count: Int) -> [UIImage] {
        (0..<count).map { index in
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                UIColor(white: CGFloat(index) / CGFloat(count), alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
    }

    private func animated(_ count: Int = 4, duration: TimeInterval) throws -> UIImage {
        try #require(UIImage.animatedImage(with: frames(count), duration: duration))
    }

    private func post(_ image: UIImage) throws -> (post: Post, imageView: MessageImageView) {
        var request = PostRequest(NoteMessage("Syncing", accessory: .image(image)))
        request.duration = .untilRemoved
        let post = stage.postView.post(request)
        stage.simulator.advance(by: 0)
        return (post, try #require((post.view as? NoteMessageView)?.accessoryView as? MessageImageView))
    }

    @Test(arguments: [(1.0, 5), (2, 4), (5, 5), (0.3, 4.8), (3, 3)] as [(TimeInterval, TimeInterval)])
    func imageRepeatsWithinFiveSeconds(duration: TimeInterval, end: TimeInterval) throws {
        let image = try animated(duration: duration)
        let imageView = try post(image).imageView
        #expect(imageView.isAnimating)
        stage.simulator.advance(by: end - 0.1)
        #expect(imageView.isAnimating)
        stage.simulator.advance(by: 0.2)
        #expect(!imageView.isAnimating && imageView.image == image.images?.first)
    }

    @Test(arguments: [5.01, 60, .greatestFiniteMagnitude])
    func longerImageDoesNotMove(duration: TimeInterval) throws {
        let image = try animated(duration: duration)
        let imageView = try post(image).imageView
        #expect(!imageView.isAnimating && imageView.image == image.images?.first)
    }

    @Test(arguments: [0.3, 60])
    func imageOfAnyDurationRepeatsIfTheThemeSaysSo(duration: TimeInterval) throws {
        stage.postView.presentation.theme = PostTheme { $0.repeatsAnimatedImages = true }
        let imageView = try post(try animated(duration: duration)).imageView
        stage.simulator.advance(by: 100)
        #expect(imageView.isAnimating)
    }

    @Test(arguments: [0, -1, .nan, 1e-9, .leastNonzeroMagnitude])
    func imageOfAnyDurationEnds(duration: TimeInterval) throws {
        let imageView = try post(try animated(2, duration: duration)).imageView
        #expect(imageView.animationRepeatCount > 0)
        stage.simulator.advance(by: 5.2)
        #expect(!imageView.isAnimating)
    }

    @Test func reduceMotionShowsFirstFrameAtOnce() throws {
        stage.simulator.isReduceMotionEnabled = true
        let image = try animated(duration: 2)
        let imageView = try post(image).imageView
        #expect(!imageView.isAnimating && imageView.image == image.images?.first)
        stage.simulator.isReduceMotionEnabled = false
        #expect(imageView.isAnimating)
        stage.simulator.isReduceMotionEnabled = true
        #expect(!imageView.isAnimating)
    }

    @Test func updateWithSameImageDoesNotRestart() throws {
        let image = try animated(duration: 2)
        let (post, imageView) = try post(image)
        stage.simulator.advance(by: 4.5)
        #expect(!imageView.isAnimating)
        post.update(with: NoteMessage("Still syncing", accessory: .image(image)))
        stage.simulator.advance(by: 0)
        #expect(!imageView.isAnimating)
        post.update(with: NoteMessage("Syncing more", accessory: .image(try animated(duration: 1))))
        #expect(imageView.isAnimating)
    }

    @Test func imageStopsWhenItLeaves() throws {
        let (post, imageView) = try post(try animated(duration: 2))
        post.update(with: NoteMessage("Done"))
        stage.simulator.advance(by: 0)
        #expect(!imageView.isAnimating && imageView.window == nil)
    }

    @Test func sizeFollowsTextSize() throws {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 10)).image { _ in }
        for (image, ratio) in [(frames(1)[0], 1), (wide, 3), (UIImage(), 0)] as [(UIImage, CGFloat)] {
            for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
                stage.simulator.preferredContentSizeCategory = size
                let (post, imageView) = try post(image)
                stage.rest()
                #expect(size == .large ? imageView.bounds.height == 20 : imageView.bounds.height > 40)
                #expect(abs(imageView.bounds.width - imageView.bounds.height * ratio) < 0.5)
                post.remove(animated: false)
                stage.rest()
            }
        }
    }
}
