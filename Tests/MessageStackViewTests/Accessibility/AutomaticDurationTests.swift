import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct AutomaticDurationTests {
    @Test func durationIsFiveSecondsPlusReadingTime() {
        #expect(PostDuration.readingTime(of: "") == 5)
        #expect(abs(PostDuration.readingTime(of: String(repeating: "a", count: 100)) - 11.8) < 1e-9)
    }

    @Test func durationGrowsWithTextUpToOneMinute() {
        let times = (0...2_000).map { PostDuration.readingTime(of: String(repeating: "n", count: $0)) }
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(times.last == 60)
    }

    @Test(arguments: ["網路無法連線", "ネットワーク", "네트워크없음"])
    func eastAsianCharacterCountsAsFourLetters(text: String) {
        let letters = String(repeating: "a", count: text.count * 4)
        #expect(PostDuration.readingTime(of: text) == PostDuration.readingTime(of: letters))
    }

    @Test(arguments: [(0.5, 1), (-3, 1), (.nan, 1), (1, 1), (12, 12), (.infinity, .infinity)])
    func durationScaleIsAtLeastOne(set: TimeInterval, scale: TimeInterval) {
        PostEnvironment.app.durationScale = set
        defer { PostEnvironment.app.durationScale = 1 }
        #expect(PostEnvironment.app.durationScale == scale)
    }
}
