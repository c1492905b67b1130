import MessageStackView
import UIKit

@testable import Example

/// Choices whose code is compiled, as `PlaygroundSamples`.
enum PlaygroundSample: String, CaseIterable {
    case defaults, corner, insets, size, area, lengths, motions, noMotion, pop, drag, taps, backdrop, dim, style, cut
    case statusBar, all

    var choices: PlaygroundChoices {
        var choices = PlaygroundChoices()
        edit(&choices)
        return choices
    }

    private func edit(_ choices: inout PlaygroundChoices) {
        switch self {
        case .defaults: break
        case .corner: choices.placement = .bottomTrailing
        case .insets:
            choices.placement = PostPlacement(
                .center, alignment: .leading,
                insets: NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40), centerOffset: -30)
        case .size:
            choices.placement = PostPlacement(alignment: .trailing, insets: .zero)
            choices.size = .content
        case .area:
            choices.safeArea = .filled
            choices.keyboard.spacing = 24
            choices.keyboard.resistance = 40
        case .lengths:
            choices.size = PostSize(
                width: .ratio(0.7), height: .points(200), minimumWidth: .points(100), minimumHeight: .points(50),
                maximumWidth: .readable, maximumHeight: .ratio(0.5))
            choices.keyboard.isAvoided = false
        case .motions: editMotions(&choices)
        case .noMotion: choices.pop = MotionChoices(slides: false, pace: PaceChoices(kind: .calm))
        case .pop:
            choices.entrance.slides = false
            choices.pop = MotionChoices(
                slides: false, fades: true, pace: PaceChoices(kind: .linear, duration: 0.2))
        case .drag:
            choices.pan = PanChoices(
                directions: [.up, .leading], style: .fling, threshold: 0.35, rubberBands: false, pullBack: .jolt)
        case .taps: editTaps(&choices)
        case .backdrop:
            choices.backdrop = BackdropChoices(
                fill: .shadedBlur, touches: TouchChoices(.absorb), entrance: 1, exit: 0.5)
        case .dim:
            choices.backdrop.fill = .shade
            choices.backdrop.touches.way = .absorb
            choices.backdrop.touches.removes = true
        case .style:
            choices.style = StyleChoices(
                background: .gradient, corners: .rounded(16), border: .systemRed, borderWidth: 2, shadow: .wide,
                tint: .white, text: .white, interfaceStyle: .dark)
        case .cut:
            choices.style.corners = PostCorners(.points(12), places: nil, isContinuous: false)
            choices.style.shadow = .layered
        case .statusBar: choices.statusBar = PostStatusBar(style: .lightContent, isHidden: false)
        case .all:
            for sample in Self.allCases where sample != .all { sample.edit(&choices) }
        }
    }

    private func editMotions(_ choices: inout PlaygroundChoices) {
        choices.entrance = MotionChoices(
            edge: .leading, scale: 0.5, fades: true,
            pace: PaceChoices(kind: .spring, duration: 0.8, delay: 0.1, damping: 0.35))
        choices.exit = MotionChoices(scale: 1.2, pace: PaceChoices(kind: .easeIn, duration: 0.3))
    }

    private func editTaps(_ choices: inout PlaygroundChoices) {
        choices.tap = TouchChoices(.forward)
        choices.tap.hold = 3
        choices.tap.prints = true
        choices.backdrop.touches.removes = true
        choices.backdrop.fill = .blur
    }
}
