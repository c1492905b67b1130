import Simulator
import Testing
@_spi(Simulator) import UIKit

/// Images that are shown one after the other, in virtual time.
@MainActor
struct ImageAnimationTests {
    private let playground = Playground(device: .iPhoneSE)
    private let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    private let frames: [UIImage] = [UIColor.red, .green, .blue].map { color in
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    init() {
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
    }

    /// The number of the frame that is seen; nil for none.
    private var seen: Int? {
        let contents = view.layer.contents as? CGImage
        return frames.firstIndex { $0.cgImage === contents }
    }

    private func seen(after seconds: TimeInterval) -> Int? {
        playground.simulator.advance(by: seconds)
        return seen
    }

    @Test func eachImageTakesItsPartOfTheDuration() {
        view.animationImages = frames
        view.animationDuration = 0.9
        #expect(!view.isAnimating && seen == nil)
        view.startAnimating()
        #expect(view.isAnimating && seen == 0)
        #expect(seen(after: 0.29) == 0)
        #expect(seen(after: 0.02) == 1)
        #expect(seen(after: 0.3) == 2)
        #expect(seen(after: 0.3) == 0, "and again")
        view.stopAnimating()
        #expect(!view.isAnimating && seen == nil)
        #expect(FrameClock.shared.scheduledCount == 0)
    }

    @Test func withoutADurationEachTakesAThirtiethOfASecond() {
        view.animationImages = frames
        view.startAnimating()
        #expect(seen(after: 0.03) == 0)
        #expect(seen(after: 0.005) == 1)
        #expect(seen(after: 0.034) == 2)
    }

    @Test func itEndsAfterItsRepeats() {
        view.image = frames[1]
        view.animationImages = frames
        view.animationDuration = 0.3
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(seen(after: 0.55) == 2)
        #expect(view.isAnimating)
        #expect(seen(after: 0.1) == 1, "the image again")
        #expect(!view.isAnimating)
    }

    @Test func anAnimatedImageRunsByItself() throws {
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 0.6))
        #expect(animated.images?.count == 3 && animated.duration == 0.6)
        #expect(animated.size == CGSize(width: 10, height: 10))
        view.image = animated
        #expect(seen == 0)
        #expect(seen(after: 0.21) == 1)
        view.image = frames[2]
        #expect(seen == 2)
        #expect(seen(after: 1) == 2)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func itStandsStillOutsideOfAWindow() throws {
        let animated = try #require(UIImage.animatedImage(with: frames, duration: 0.6))
        view.image = animated
        playground.simulator.advance(by: 0.1)
        view.removeFromSuperview()
        #expect(seen(after: 5) == 0)
        #expect(FrameClock.shared.scheduledCount == 0)
        playground.view.addSubview(view)
        #expect(seen(after: 0.09) == 0)
        #expect(seen(after: 0.02) == 1)
    }

    @Test func aViewThatGoesStopsIt() throws {
        weak var gone: UIImageView?
        do {
            let view = UIImageView(image: UIImage.animatedImage(with: frames, duration: 0.6))
            playground.view.addSubview(view)
            playground.simulator.advance(by: 0.1)
            gone = view
            view.removeFromSuperview()
        }
        playground.simulator.advance(by: 1)
        #expect(gone == nil)
        #expect(FrameClock.shared.scheduledCount == 0)
    }
}
