import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

typealias BadNumber = BadValueTests.Property<Double>

// Properties of `PostPresentation` except its style.
extension BadValueTests.Property<Double> {
    /// Returns false for huge numbers, with which the post isn't visible: insets of 1e308 points leave no room, and an
    /// entrance of 1e308 seconds has hardly begun.
    static let isNotHuge: @Sendable (Double) -> Bool = { abs($0) < 1e300 || !$0.isFinite }

    static let placements: [BadNumber] =
        [
            BadNumber("placement.insets.top", isSeen: isNotHuge) { $0.insetPlacement(\.top, $1) },
            BadNumber("placement.insets.leading", isSeen: isNotHuge) { $0.insetPlacement(\.leading, $1) },
            BadNumber("placement.insets.bottom", isSeen: isNotHuge) { $0.insetPlacement(\.bottom, $1) },
            BadNumber("placement.insets.trailing", isSeen: isNotHuge) { $0.insetPlacement(\.trailing, $1) },
            BadNumber("placement.insets, .filled", isSeen: isNotHuge) {
                $0.presentation.safeArea = .filled
                $0.presentation.placement.insets = NSDirectionalEdgeInsets(
                    top: $1, leading: $1, bottom: $1, trailing: $1)
            },
            BadNumber("placement.insets, .automatic", isSeen: isNotHuge) {
                $0.presentation.placement = PostPlacement(
                    insets: NSDirectionalEdgeInsets(top: $1, leading: $1, bottom: $1, trailing: $1))
            },
            BadNumber("placement.centerOffset") {
                $0.presentation.placement = PostPlacement(.center, centerOffset: $1)
            },
            BadNumber("keyboard.spacing") {
                $0.stage.showKeyboard()
                $0.presentation.placement = .bottom
                $0.presentation.keyboard = .avoided(spacing: $1)
            },
            BadNumber("keyboard.resistance", isSeen: isNotHuge) {
                $0.stage.showKeyboard()
                $0.presentation.placement = .bottom
                $0.presentation.keyboard = .avoided(resistance: $1)
            },
        ]

    static let sizes: [BadNumber] =
        [
            size("width") { $0.width = $1 }, size("height") { $0.height = $1 },
            size("minimumWidth") { $0.minimumWidth = $1 }, size("minimumHeight") { $0.minimumHeight = $1 },
            size("maximumWidth") { $0.maximumWidth = $1 }, size("maximumHeight") { $0.maximumHeight = $1 },
        ]
        .flatMap(\.self)

    private static func size(
        _ name: String, set: @escaping @MainActor @Sendable (inout PostSize, PostSize.Length) -> Void
    ) -> [BadNumber] {
        // A post with a length of zero is invisible, unless the length is a minimum.
        let isSeen = { @Sendable (number: Double) in name.hasPrefix("minimum") || !(0...1e-300).contains(number) }
        return [
            BadNumber("size.\(name), .points", isSeen: isSeen) { set(&$0.presentation.size, .points($1)) },
            BadNumber("size.\(name), .ratio", isSeen: isSeen) { set(&$0.presentation.size, .ratio($1)) },
        ]
    }

    static let timings: [BadNumber] =
        [
            timing("duration", isSeen: isNotHuge) { $0.duration = $1 },
            timing("delay", isSeen: isNotHuge) { $0.delay = $1 },
            timing("spring.damping") { $0.curve = .spring(damping: $1) },
            timing("spring.initialVelocity", isSeen: isNotHuge) {
                $0.curve = .spring(damping: 0.7, initialVelocity: $1)
            },
        ]
        .flatMap(\.self)

    private static func timing(
        _ name: String, isSeen: @escaping @Sendable (Double) -> Bool = { _ in true },
        set: @escaping @MainActor @Sendable (inout PostTransition.Timing, Double) -> Void
    ) -> [BadNumber] {
        let motion = { @MainActor @Sendable (number: Double) in
            var timing = PostTransition.Timing(duration: 0.2)
            set(&timing, number)
            return PostTransition.Motion.translation(timing: timing).and(.scale(from: 0.5, timing: timing)).and(
                .fade(timing: timing))
        }
        return [
            BadNumber("transition.entrance.\(name)", isSeen: isSeen) {
                $0.presentation.transition.entrance = motion($1)
            },
            BadNumber("transition.exit.\(name)") { $0.presentation.transition.exit = motion($1) },
            BadNumber("transition.replacement.\(name)") {
                $0.presentation.transition.replacement = motion($1)
                $0.removeByOverriding()
            },
            BadNumber("backdrop.entrance.\(name)") {
                $0.presentation.backdrop = .dim
                set(&$0.presentation.backdrop.entrance, $1)
            },
            BadNumber("backdrop.exit.\(name)") {
                $0.presentation.backdrop = .blur
                set(&$0.presentation.backdrop.exit, $1)
            },
            BadNumber("pan.pullBack.\(name)") {
                $0.presentation.pan = PostPan(Set(PostEdge.allCases))
                set(&$0.presentation.pan.pullBack, $1)
                $0.drag(by: CGVector(dx: 5, dy: 20))
            },
        ]
    }

    static let motions: [BadNumber] = [
        BadNumber("transition.entrance.scale") { $0.presentation.transition.entrance = .scale(from: $1) },
        BadNumber("transition.exit.scale") { $0.presentation.transition.exit = .scale(from: $1) },
        BadNumber("transition.entrance.fade") { $0.presentation.transition.entrance = .fade(from: $1) },
        BadNumber("transition.exit.fade") { $0.presentation.transition.exit = .fade(from: $1) },
    ]

    static let touches: [BadNumber] = [
        BadNumber("pan.threshold") {
            $0.presentation.pan = PostPan(Set(PostEdge.allCases), threshold: $1)
            $0.drag(by: CGVector(dx: 2, dy: 12))
        },
        BadNumber("pan.threshold, free") {
            $0.presentation.pan = PostPan(movesFreely: true, threshold: $1)
            $0.drag(by: CGVector(dx: 12, dy: 12))
        },
        BadNumber("touches, .hold") {
            $0.request.dismissAfter = 2
            $0.presentation.touches = .keep(atLeast: $1)
            $0.tap()
        },
        BadNumber("backdrop.touches, .hold") {
            $0.request.dismissAfter = 2
            $0.presentation.backdrop = PostBackdrop(touches: .keep(atLeast: $1))
            $0.tapBackdrop()
        },
    ]
}
