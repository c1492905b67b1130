// swift-format-ignore-file
// Written by PlaygroundCodeTests.

import MessageStackView
import UIKit

/// What the Playground says about the choices of each `PlaygroundSample`.
@MainActor
enum PlaygroundSamples {
    static let all: [String: @MainActor (PostView) -> Void] = [
        "defaults": defaults,
        "corner": corner,
        "insets": insets,
        "size": size,
        "area": area,
        "lengths": lengths,
        "motions": motions,
        "noMotion": noMotion,
        "pop": pop,
        "drag": drag,
        "taps": taps,
        "backdrop": backdrop,
        "dim": dim,
        "style": style,
        "cut": cut,
        "statusBar": statusBar,
        "all": all,
    ]

    static func defaults(_ postView: PostView) {
        postView.presentation = PostPresentation()
    }

    static func corner(_ postView: PostView) {
        postView.presentation.placement = .bottomTrailing
    }

    static func insets(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.placement = PostPlacement(.center, alignment: .leading)
            $0.placement.insets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
            $0.placement.centerOffset = -30
        }
    }

    static func size(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.placement = PostPlacement(alignment: .trailing)
            $0.placement.insets = .zero
            $0.size = .content
        }
    }

    static func area(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.safeArea = .filled
            $0.keyboard = .avoided(spacing: 24, resistance: 40)
        }
    }

    static func lengths(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.size.width = .ratio(0.7)
            $0.size.height = .points(200)
            $0.size.minimumWidth = .points(100)
            $0.size.minimumHeight = .points(50)
            $0.size.maximumWidth = .readable
            $0.size.maximumHeight = .ratio(0.5)
            $0.keyboard = .ignored
        }
    }

    static func motions(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.transition.entrance = .translation(over: .leading, pace: PostPace(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35)))
                .and(.scale(from: 0.5, pace: PostPace(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35))))
                .and(.fade(pace: PostPace(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35))))
            $0.transition.exit = .translation(pace: PostPace(duration: 0.3, curve: .easeIn))
                .and(.scale(from: 1.2, pace: PostPace(duration: 0.3, curve: .easeIn)))
        }
    }

    static func noMotion(_ postView: PostView) {
        postView.presentation.transition.pop = PostMotion.none
    }

    static func pop(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.transition.entrance = .none
            $0.transition.pop = .fade(pace: PostPace(duration: 0.2, curve: .linear))
        }
    }

    static func drag(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.interaction.pan.directions = [.up, .leading]
            $0.interaction.pan.style = .fling
            $0.interaction.pan.threshold = 0.35
            $0.interaction.pan.rubberBands = false
            $0.interaction.pan.pullBack = PostPan.jolt
        }
    }

    static func taps(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.interaction.tap = .forward.and(.hold(3)).and(.perform { print($0.id) })
            $0.backdrop = PostBackdrop(
                .blur(.systemThinMaterial),
                touches: .forward.and(.remove)
            )
        }
    }

    static func backdrop(_ postView: PostView) {
        postView.presentation.backdrop = PostBackdrop(
            .blur(.systemThinMaterial),
            .color(UIColor(white: 0, alpha: 0.2)),
            touches: .absorb,
            entrance: PostPace(duration: 1),
            exit: PostPace(duration: 0.5)
        )
    }

    static func dim(_ postView: PostView) {
        postView.presentation.backdrop = .dim
    }

    static func style(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.style.background = [.gradient(PostGradient([.systemPurple, .systemIndigo]))]
            $0.style.corners = .rounded(16)
            $0.style.border = PostBorder(color: .systemRed, width: 2)
            $0.style.shadows = [ShadowComponents(radius: 16, opacity: 0.25, color: .black, offset: CGSize(width: 0, height: 8))]
            $0.style.tintColor = .white
            $0.style.textColor = .white
            $0.style.userInterfaceStyle = .dark
        }
    }

    static func cut(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.style.corners = PostCorners(.points(12), places: nil, isContinuous: false)
            $0.style.shadows = NeuomorphicShadow.dropped.components
        }
    }

    static func statusBar(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.statusBar.style = .lightContent
            $0.statusBar.isHidden = false
        }
    }

    static func all(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.placement = PostPlacement(alignment: .trailing)
            $0.placement.insets = .zero
            $0.size.width = .ratio(0.7)
            $0.size.height = .points(200)
            $0.size.minimumWidth = .points(100)
            $0.size.minimumHeight = .points(50)
            $0.size.maximumWidth = .readable
            $0.size.maximumHeight = .ratio(0.5)
            $0.safeArea = .filled
            $0.keyboard = .ignored
            $0.transition.entrance = .scale(from: 0.5, pace: PostPace(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35)))
                .and(.fade(pace: PostPace(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35))))
            $0.transition.exit = .translation(pace: PostPace(duration: 0.3, curve: .easeIn))
                .and(.scale(from: 1.2, pace: PostPace(duration: 0.3, curve: .easeIn)))
            $0.transition.pop = .fade(pace: PostPace(duration: 0.2, curve: .linear))
            $0.interaction.pan.directions = [.up, .leading]
            $0.interaction.pan.style = .fling
            $0.interaction.pan.threshold = 0.35
            $0.interaction.pan.rubberBands = false
            $0.interaction.pan.pullBack = PostPan.jolt
            $0.interaction.tap = .forward.and(.hold(3)).and(.perform { print($0.id) })
            $0.backdrop = PostBackdrop(
                .color(UIColor(white: 0, alpha: 0.4)),
                touches: .remove,
                entrance: PostPace(duration: 1),
                exit: PostPace(duration: 0.5)
            )
            $0.style.background = [.gradient(PostGradient([.systemPurple, .systemIndigo]))]
            $0.style.corners = PostCorners(.points(12), places: nil, isContinuous: false)
            $0.style.border = PostBorder(color: .systemRed, width: 2)
            $0.style.shadows = NeuomorphicShadow.dropped.components
            $0.style.tintColor = .white
            $0.style.textColor = .white
            $0.style.userInterfaceStyle = .dark
            $0.statusBar.style = .lightContent
            $0.statusBar.isHidden = false
        }
    }
}
