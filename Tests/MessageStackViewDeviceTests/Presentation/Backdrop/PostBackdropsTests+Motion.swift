import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// MARK: - Fades and cross-fades

extension PostBackdropsTests {
    @Test func backdropFadesInAndOutInItsDuration() {
        let one = post(red)
        show(one, animated: true)
        let view = shown.first
        #expect(opacity(of: view) == 0)
        stage.simulator.advance(by: 0.2)
        #expect(abs(opacity(of: view) - 0.5) < 0.1)
        stage.simulator.advance(by: 0.3)
        #expect(opacity(of: view) == 1)
        show(animated: true)
        stage.simulator.advance(by: 0.2)
        #expect(abs(opacity(of: view) - 0.5) < 0.1)
        stage.simulator.advance(by: 0.3)
        #expect(shown.isEmpty)
    }

    @Test func backdropEntranceWaitsForDelay() {
        var late = red
        late.entrance.delay = 1
        show(post(late), animated: true)
        stage.simulator.advance(by: 0.9)
        #expect(opacity(of: shown.first) == 0)
        stage.simulator.advance(by: 0.6)
        #expect(opacity(of: shown.first) == 1)
    }

    @Test func interruptedFadeReversesWithoutJump() {
        let one = post(red)
        show(one, animated: true)
        var last = opacity(of: shown.first)
        for step in 0..<30 {
            if step == 12 { backdrops.update([], animated: true) }
            if step == 20 { backdrops.update([one], animated: true) }
            stage.simulator.advance(by: Simulator.frame)
            let now = opacity(of: shown.first)
            #expect(abs(now - last) < 0.08)
            #expect(step < 2 || (now > last) == !(12..<20).contains(step) || abs(now - last) < 0.01)
            last = now
        }
        #expect(shown.count == 1)
    }

    @Test func equalBackdropsShareOneView() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let gradient = PostFill.gradient([color, color.withAlphaComponent(0.2)])
        let backdrop = PostBackdrop(
            .color(color.withAlphaComponent(0.4)), gradient, entrance: Self.linear, exit: Self.linear)
        stage.view.backgroundColor = .white
        let (one, two) = (post(backdrop), post(backdrop, at: 300))
        show(one)
        let view = try #require(shown.first)
        let before = try #require(stage.brightness(at: outside))
        backdrops.update([], animated: true)
        backdrops.update([two], animated: true)
        for _ in 0..<30 {
            stage.simulator.advance(by: Simulator.frame)
            #expect(shown.count == 1 && shown.first === view && opacity(of: view) == 1)
            #expect(stage.brightness(at: outside) ?? before == before)
        }
    }

    @Test func blurFadesWithReduceMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        let blur = PostBackdrop(.blur(.systemMaterial), entrance: Self.linear, exit: Self.linear)
        show(post(blur), animated: true)
        stage.simulator.advance(by: 0.2)
        let effectView = try #require(shown.first?.fillView.subviews.first?.subviews.last as? UIVisualEffectView)
        #expect(effectView.effect != nil)
        #expect(abs((effectView.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
        stage.simulator.advance(by: 0.3)
        show(animated: true)
        stage.simulator.advance(by: 0.2)
        #expect(effectView.effect != nil && (effectView.layer.presentation()?.opacity ?? 0) < 0.6)
        stage.simulator.isReduceMotionEnabled = false
    }
}
