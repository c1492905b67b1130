import MessageStackView
import UIKit

@testable import Example

/// Choices of the Playground. `PlaygroundSamples` has the generated code for each of them.
enum PlaygroundSample: String, CaseIterable {
    case defaults, corner, insets, size, area, lengths, motions, timings, still, named, noMotion, replacement, drag,
        taps
    case backdrop, dim, blur, fade, picture, style, cut, shadow, palette, translucent, ownPalette, glass,
        statusBar, timeBar, timeRing
    case bar, float, card, tab, statusLine, centered, alert, popup, form, hud, fullScreen, all

    /// Whether the choices start with a preset.
    private var isPreset: Bool { choices.preset != .standard }

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
            choices.safeArea = .ignored
            choices.keyboard.spacing = 24
            choices.keyboard.resistance = 40
        case .lengths:
            choices.size = PostSize(
                width: .ratio(0.7), height: .points(200), minimumWidth: .points(100), minimumHeight: .points(50),
                maximumWidth: .readable, maximumHeight: .ratio(0.5))
            choices.keyboard.isAvoided = false
        case .motions, .timings, .still, .named, .noMotion, .replacement: editMotions(&choices)
        case .drag:
            choices.pan = PanChoices(
                edges: Set(PostEdge.allCases), movesFreely: true, threshold: 0.35, rubberBands: false,
                pullBack: TimingChoices(kind: .jolt))
        case .taps: editTaps(&choices)
        case .backdrop, .dim, .blur, .fade, .picture: editBackdrop(&choices)
        case .style, .cut, .shadow, .palette, .translucent, .ownPalette, .glass: editStyle(&choices)
        case .statusBar:
            choices.statusBarStyle = .lightContent
            choices.isStatusBarHidden = false
        case .timeBar: choices.timeIndicator = .bar
        case .timeRing:
            choices.timeIndicator = .ring
            choices.isExpandable = true
        case .bar, .float, .card, .tab, .statusLine, .centered, .alert, .popup, .form, .hud, .fullScreen:
            editPreset(&choices)
        case .all:
            for sample in Self.allCases where sample != .all && !sample.isPreset { sample.edit(&choices) }
        }
    }

    private func editMotions(_ choices: inout PlaygroundChoices) {
        switch self {
        case .timings:
            choices.transition.entrance = MotionChoices(
                scale: 0.5, fades: true, opacity: 0.3,
                timing: TimingChoices(kind: .spring, duration: 0.6, damping: 0.7, velocity: 4),
                scaleTiming: TimingChoices(kind: .easeOut, duration: 0.4),
                fadeTiming: TimingChoices(kind: .linear, duration: 0.2, delay: 0.1))
        case .still: choices.transition = TransitionChoices(.none)
        case .named: choices.transition = TransitionChoices(.zoom)
        case .noMotion: choices.transition.replacement = MotionChoices(slides: false, timing: .calm)
        case .replacement:
            choices.transition.entrance.slides = false
            choices.transition.replacement = MotionChoices(
                slides: false, fades: true, timing: TimingChoices(kind: .linear, duration: 0.2))
        default:
            choices.transition.entrance = MotionChoices(
                edge: .leading, scale: 0.5, fades: true,
                timing: TimingChoices(kind: .spring, duration: 0.8, delay: 0.1, damping: 0.35))
            choices.transition.exit = MotionChoices(scale: 1.2, timing: TimingChoices(kind: .easeIn, duration: 0.3))
        }
    }

    private func editTaps(_ choices: inout PlaygroundChoices) {
        choices.touches = TouchChoices(.forward)
        choices.touches.minimumTimeLeft = 3
        choices.touches.prints = true
        choices.touches.includesContentTaps = true
        choices.backdrop.touches.removes = true
        choices.backdrop.fill = .blur
    }

    private func editBackdrop(_ choices: inout PlaygroundChoices) {
        switch self {
        case .dim: choices.backdrop = .dim
        case .blur: choices.backdrop = .blur
        case .fade:
            choices.backdrop.fill = FillChoices(
                kind: .gradient, color: .black, end: .systemIndigo, opacity: 0.5, way: .diagonal, last: 0.6)
            choices.backdrop.entrance = TimingChoices(kind: .spring, duration: 0.5, delay: 0.1, damping: 1)
            choices.backdrop.exit = TimingChoices(kind: .calm)
        case .picture: choices.backdrop = BackdropChoices(fill: FillChoices(kind: .image, shade: 0.5), touches: .remove)
        default:
            choices.backdrop = BackdropChoices(
                fill: FillChoices(kind: .blur, material: .dark, shade: 0.2), touches: TouchChoices(.absorb),
                entrance: TimingChoices(kind: .easeInOut, duration: 1), exit: TimingChoices(kind: .easeIn))
        }
    }

    private func editStyle(_ choices: inout PlaygroundChoices) {
        switch self {
        case .cut:
            choices.style.corners = PostCorners(12, places: nil, isContinuous: false)
            choices.style.shadow.kind = .floating
        case .shadow:
            choices.style.background = FillChoices(kind: .color, color: .white, opacity: 0.9)
            choices.style.shadow = ShadowChoices(
                kind: .own, color: .systemIndigo, opacity: 0.4, radius: 20, across: 2, down: 10)
        case .palette:
            choices.style = .palette(.warning)
            choices.style.corners = .capsule
        case .glass: choices.style.background = FillChoices(kind: .glass, palette: .success)
        case .translucent: choices.style = .palette(.success, isTranslucent: true)
        case .ownPalette:
            choices.style = .palette(.own)
            choices.style.shadow = .none
            choices.style.border = .white
        default:
            choices.style = StyleChoices(
                background: FillChoices(kind: .gradient, way: .across), corners: .rounded(16), border: .systemRed,
                borderWidth: 2, shadow: ShadowChoices(kind: .close), tint: .white, text: .white,
                interfaceStyle: .dark)
        }
    }

    /// Applies a preset, in some samples with changes.
    private func editPreset(_ choices: inout PlaygroundChoices) {
        switch self {
        case .bar: choices = PlaygroundChoices(.bar, .bottom)
        case .float:
            choices = PlaygroundChoices(.float, .bottom)
            choices.backdrop = .dim
            choices.style = .palette(.error)
        case .card:
            choices = PlaygroundChoices(.card)
            choices.size.maximumWidth = nil
            choices.style.shadow = .none
            choices.style.corners = .none
        case .tab:
            choices = PlaygroundChoices(.tab, .bottom)
            choices.placement.insets = nil
        case .statusLine:
            choices = PlaygroundChoices(.statusLine)
            choices.statusBarStyle = .default
            choices.isStatusBarHidden = nil
        case .centered:
            choices = PlaygroundChoices(.centered)
            choices.backdrop = BackdropChoices()
            choices.pan = PanChoices()
            choices.transition = TransitionChoices()
        case .alert: choices = PlaygroundChoices(.alert)
        case .popup:
            choices = PlaygroundChoices(.popup)
            choices.backdrop.touches = .remove
        case .form: choices = PlaygroundChoices(.form)
        case .hud: choices = PlaygroundChoices(.hud)
        default: choices = PlaygroundChoices(.fullScreen)
        }
    }
}
