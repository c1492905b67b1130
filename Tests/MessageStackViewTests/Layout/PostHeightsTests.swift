import Foundation
import Testing

@testable import MessageStackView

/// The distribution of height among posts that do not all fit.
@Suite(.leavesNothingBehind)
struct PostHeightsTests {
    nonisolated static let table: [(wanted: [CGFloat], room: CGFloat, greatest: CGFloat?)] = [
        ([], 100, nil),
        ([60], 100, nil),
        ([60, 40], 100, nil),
        ([60, 40.4], 100, nil),
        ([300], 100, 100),
        ([300, 300], 400, 200),
        ([60, 300], 200, 140),
        ([300, 60], 200, 140),
        ([60, 300, 500], 460, 200),
        ([60, 120, 500], 480, 300),
        ([50, 60, 70, 80], 240, 65),
        ([80, 80, 80], 120, PostHeights.least),
        ([20, 80, 80], 100, PostHeights.least),
        ([300], -20, PostHeights.least),
        ([300], .infinity, nil),
    ]

    @Test(arguments: table)
    func tallestPostsShrinkFirst(wanted: [CGFloat], room: CGFloat, greatest: CGFloat?) {
        #expect(PostHeights(wanted: wanted, room: room).greatest == greatest)
    }

    @Test func heightsFillTheRoomAndKeepTheMinimum() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let wanted = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                CGFloat.random(in: 20...900, using: &random)
            }
            let room = CGFloat.random(in: 50...1200, using: &random)
            guard let greatest = PostHeights(wanted: wanted, room: room).greatest else {
                #expect(wanted.reduce(0, +) <= room + 0.5)
                continue
            }
            let sum = wanted.reduce(0) { $0 + min($1, greatest) }
            if greatest == PostHeights.least { #expect(sum >= room) } else { #expect(abs(sum - room) < 0.01) }
        }
    }

    // MARK: Lengths

    nonisolated static let sizes: [(size: PostSize, height: CGFloat)] = [
        (PostSize(), 120),
        (.fill, 600),
        (PostSize(height: .readable), 600),
        (PostSize(height: .ratio(0.5)), 400),
        (PostSize(height: .points(90)), 90),
        (PostSize(height: .points(9000)), 600),
        (PostSize(minimumHeight: .points(200)), 200),
        (PostSize(maximumHeight: .points(100)), 100),
        (PostSize(minimumHeight: .points(200), maximumHeight: .points(100)), 100),
        (PostSize(height: .ratio(1e308)), 600),
        (PostSize(height: .points(-1), maximumHeight: .ratio(.nan)), 120),
    ]

    @Test(arguments: sizes)
    func sizeResolvesToHeightWithoutALayoutPass(size: PostSize, height: CGFloat) {
        #expect(size.height(in: 600, host: 800).length(of: 120) == height)
    }
}
