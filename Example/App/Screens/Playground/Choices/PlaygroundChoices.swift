import MessageStackView
import UIKit

/// The Playground's settings of a presentation.
struct PlaygroundChoices: Equatable, Sendable {
    /// The preset that the generated code starts from. The other properties describe the whole presentation.
    private(set) var preset = PlaygroundPreset.standard
    private(set) var side = PostEdge.top

    var placement = PostPlacement()
    /// Whether the post is beside the button that posts.
    var isBesideButton = false
    var size = PostSize()
    var safeArea = PostSafeArea.respected
    var keyboard = KeyboardChoices()
    var transition = TransitionChoices()
    /// Whether the post enters in a compact form.
    var isExpandable = false
    var pan = PanChoices()
    var touches = TouchChoices(.absorb)
    var backdrop = BackdropChoices()
    var timeIndicator = PostPresentation.TimeIndicator.none
    var style = StyleChoices()
    var statusBarStyle: UIStatusBarStyle?
    var isStatusBarHidden: Bool?

    init() {
        self.init(.standard)
    }

    /// Creates the settings of an unmodified preset.
    init(_ preset: PlaygroundPreset, _ side: PostEdge = .top) {
        self.preset = preset
        self.side = side
        let presentation = preset.presentation(side)
        placement = presentation.placement
        size = presentation.size
        safeArea = presentation.safeArea
        isExpandable = presentation.isExpandable
        style.corners = presentation.style.corners
        if presentation.style.shadows.count > 1 { style.shadow = .floating }
        statusBarStyle = presentation.statusBarStyle
        isStatusBarHidden = presentation.isStatusBarHidden
        switch preset {
        case .standard, .plain, .float, .card, .pill: break
        case .bar, .tab, .statusLine, .fullScreen: transition.entrance.timing = .calm
        case .centered:
            transition = TransitionChoices(.zoom)
            backdrop = .dim
            backdrop.touches.way = .forward
            pan.movesFreely = true
        case .alert, .popup, .form, .hud: start(preset)
        }
    }

    /// Applies the settings of a preset for alerts, pop-ups, forms or progress that its placement and size don't include.
    private mutating func start(_ preset: PlaygroundPreset) {
        let isHUD = preset == .hud
        if isHUD {
            style.background = FillChoices(kind: .blur, material: .systemThickMaterial)
            style.text = .label
        }
        if preset != .popup { style.shadow = .floating }
        transition = TransitionChoices(isHUD ? .fade : .zoom)
        pan = preset == .popup ? PanChoices(movesFreely: true) : .none
        backdrop = isHUD ? BackdropChoices() : BackdropChoices(fill: .dim, touches: TouchChoices(.absorb))
    }

    /// Returns the presentation, in which the post may be beside a button.
    @MainActor
    func presentation(beside button: UIView) -> PostPresentation {
        var presentation = presentation
        guard isBesideButton else { return presentation }
        presentation.placement = PostPresentation.anchored(to: button).placement
        presentation.placement.insets = placement.insets
        return presentation
    }

    var presentation: PostPresentation {
        PostPresentation {
            $0.placement = placement
            $0.size = size
            $0.safeArea = safeArea
            $0.keyboard = keyboard.keyboard
            $0.isExpandable = isExpandable
            // A pill grows out of the Dynamic Island, which no choice does.
            let base = PlaygroundChoices(preset, side).transition
            $0.transition = transition == base ? preset.presentation(side).transition : transition.transition
            $0.pan = pan.pan
            $0.touches = touches.response
            $0.backdrop = backdrop.backdrop
            $0.timeIndicator = timeIndicator
            $0.style = style.style
            $0.statusBarStyle = statusBarStyle
            $0.isStatusBarHidden = isStatusBarHidden
        }
    }
}
