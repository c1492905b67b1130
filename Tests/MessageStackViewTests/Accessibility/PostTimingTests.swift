import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostTimingTests {
    @Test func durationIsFiveSecondsPlusReadingTime() {
        #expect(PostTiming.readingTime(of: "") == 5)
        #expect(abs(PostTiming.readingTime(of: String(repeating: "a", count: 100)) - 11.8) < 1e-9)
    }

    @Test func durationGrowsWithTextUpToOneMinute() {
        let times = (0...2_000).map { PostTiming.readingTime(of: String(repeating: "n", count: $0)) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(times.last == 60)
    }

    @Test(arguments: ["網路無法連線", "ネットワーク", "네트워크없음"])
    func eastAsianCharacterCountsAsFourLetters(text: String) {
        let letters = String(repeating: "a", count: text.count * 4)
        #expect(PostTiming.readingTime(of: text) == PostTiming.readingTime(of: letters))
    }

    @Test(arguments: [(0.5, 1), (-3, 1), (.nan, 1), (1, 1), (12, 12), (.infinity, .infinity)])
    func durationScaleIsAtLeastOne(set: TimeInterval, scale: TimeInterval) {
        PostTiming.scale = set
        defer { PostTiming.scale = 1 }
        #expect(PostTiming.scale == scale)
    }
}
