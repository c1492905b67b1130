import Foundation
import MessageStackView
import UIKit

extension Diagram {
    static let all = [architecture, durations, test]

    // MARK: - Architecture

    /// The two sides of the library, and the life of a post.
    private static let architecture = Diagram(name: "architecture", size: CGSize(width: 560, height: 320)) {
        let whenColor = UIColor.systemIndigo
        let whereColor = UIColor.systemPink
        text("When", at: CGPoint(x: 245, y: 12), font: .systemFont(ofSize: 15, weight: .bold), color: whenColor)
        text(
            "Where and how", at: CGPoint(x: 485, y: 12), font: .systemFont(ofSize: 15, weight: .bold), color: whereColor
        )
        box(CGRect(x: 0, y: 32, width: 100, height: 60), "Your app", color: .systemGray)
        box(CGRect(x: 170, y: 32, width: 150, height: 60), "PostManager", "acts, runs timers", color: whenColor)
        box(CGRect(x: 410, y: 32, width: 150, height: 60), "UIViewPoster", "places, animates", color: whereColor)
        box(CGRect(x: 170, y: 152, width: 150, height: 60), "PostQueue", "decides, a value", color: whenColor)
        box(CGRect(x: 410, y: 152, width: 150, height: 60), "Screen", color: .systemGray)
        arrow(from: CGPoint(x: 104, y: 62), to: CGPoint(x: 166, y: 62))
        arrow(from: CGPoint(x: 324, y: 62), to: CGPoint(x: 406, y: 62))
        arrow(from: CGPoint(x: 220, y: 96), to: CGPoint(x: 220, y: 148))
        arrow(from: CGPoint(x: 270, y: 148), to: CGPoint(x: 270, y: 96))
        arrow(from: CGPoint(x: 485, y: 96), to: CGPoint(x: 485, y: 148))
        let small = UIFont.systemFont(ofSize: 12)
        text("request", at: CGPoint(x: 135, y: 48), font: small, color: .secondaryLabel)
        text("change", at: CGPoint(x: 365, y: 48), font: small, color: .secondaryLabel)
        text("events", at: CGPoint(x: 214, y: 122), .trailing, font: small, color: .secondaryLabel)
        text("steps", at: CGPoint(x: 277, y: 122), .leading, font: small, color: .secondaryLabel)
        text("views", at: CGPoint(x: 492, y: 122), .leading, font: small, color: .secondaryLabel)
        drawLife(y: 270)
    }

    /// Draws the phases of a post.
    private static func drawLife(y: CGFloat) {
        let phases = ["waiting", "entering", "shown", "leaving", "ended"]
        for (index, phase) in phases.enumerated() {
            let frame = CGRect(x: CGFloat(index) * 117, y: y, width: 92, height: 36)
            let isOnScreen = (1...3).contains(index)
            bar(frame, color: (isOnScreen ? UIColor.systemPink : .systemIndigo).withAlphaComponent(0.18))
            text(phase, at: CGPoint(x: frame.midX, y: frame.midY), font: .systemFont(ofSize: 15, weight: .medium))
            guard index > 0 else { continue }
            arrow(from: CGPoint(x: frame.minX - 22, y: frame.midY), to: CGPoint(x: frame.minX - 4, y: frame.midY))
        }
    }

    // MARK: - Durations

    /// The time on screen of posts, in seconds.
    private static let durations = Diagram(name: "durations", size: CGSize(width: 520, height: 264)) {
        let short = PostDuration.readingTime(of: "Photo saved")
        let long = PostDuration.readingTime(of: "Your order has left the warehouse and arrives on Friday.")
        drawSeconds(height: 232)
        drawDuration("A short text", row: 0, short)
        drawDuration("A longer text", row: 1, long)
        drawDuration("With VoiceOver", row: 2, 2 * long)
        // A finger is on the post from the third to the eighth second.
        drawDuration("Under a finger", row: 3, long + 5, pause: 3..<8)
        drawDuration("Buttons, or an error", row: 4, nil)
    }

    private static let firstSecond: CGFloat = 164
    private static let second: CGFloat = 16

    /// Draws a line for every fifth second.
    private static func drawSeconds(height: CGFloat) {
        for seconds in stride(from: 0, through: 20, by: 5) {
            let x = firstSecond + CGFloat(seconds) * second
            UIColor.separator.setFill()
            UIBezierPath(rect: CGRect(x: x - 0.5, y: 0, width: 1, height: height)).fill()
            text(
                "\(seconds) s", at: CGPoint(x: x, y: height + 14), font: .systemFont(ofSize: 13),
                color: .secondaryLabel)
        }
    }

    /// Draws a bar of a length in seconds; nil for a post that stays until it is removed.
    private static func drawDuration(_ title: String, row: Int, _ seconds: TimeInterval?, pause: Range<CGFloat>? = nil)
    {
        let y = CGFloat(row) * 46 + 10
        text(title, at: CGPoint(x: 0, y: y + 14), .leading, font: .systemFont(ofSize: 15, weight: .medium))
        let color = UIColor.systemIndigo
        guard let seconds else {
            bar(CGRect(x: firstSecond, y: y, width: 20 * second + 30, height: 28), color: .systemPink)
            text(
                "until it is removed", at: CGPoint(x: firstSecond + 14, y: y + 14), .leading,
                font: .systemFont(ofSize: 14, weight: .medium), color: .white)
            return
        }
        let frame = CGRect(x: firstSecond, y: y, width: CGFloat(seconds) * second, height: 28)
        bar(frame, color: color)
        guard let pause else {
            text(
                "\(Int(seconds.rounded())) s", at: CGPoint(x: frame.maxX - 12, y: frame.midY), .trailing,
                font: .systemFont(ofSize: 14, weight: .medium), color: .white)
            return
        }
        let start = firstSecond + pause.lowerBound * second
        let paused = CGRect(x: start, y: y, width: (pause.upperBound - pause.lowerBound) * second, height: 28)
        UIColor.systemGray.setFill()
        UIBezierPath(rect: paused).fill()
        text(
            "paused", at: CGPoint(x: paused.midX, y: paused.midY), font: .systemFont(ofSize: 14, weight: .medium),
            color: .white)
    }

    // MARK: - Test

    /// A test that advances the time of a poster.
    private static let test = Diagram(name: "test", size: CGSize(width: 520, height: 196)) {
        let (start, end): (CGFloat, CGFloat) = (16, 340)
        let code = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        box(CGRect(x: start, y: 62, width: end - start, height: 44), "“Saved” is on the poster", color: .systemIndigo)
        for (x, seconds, call, facts) in [
            (start, 0, "poster.post(…)", [#"texts == ["Saved"]"#, "announced “Success, Saved”"]),
            (end, 3, "clock.advance(by: 3)", ["texts.isEmpty", "reason == .timeout"]),
        ] {
            text(call, at: CGPoint(x: x, y: 10), .leading, font: code)
            arrow(from: CGPoint(x: x, y: 24), to: CGPoint(x: x, y: 58))
            text(
                "\(seconds) s", at: CGPoint(x: x + 8, y: 42), .leading, font: .systemFont(ofSize: 13),
                color: .secondaryLabel)
            arrow(from: CGPoint(x: x, y: 110), to: CGPoint(x: x, y: 140))
            for (index, fact) in facts.enumerated() {
                let y = 156 + CGFloat(index) * 26
                text(
                    "✓", at: CGPoint(x: x, y: y), .leading, font: .systemFont(ofSize: 16, weight: .bold),
                    color: .systemGreen)
                text(fact, at: CGPoint(x: x + 22, y: y), .leading, font: code)
            }
        }
    }
}
