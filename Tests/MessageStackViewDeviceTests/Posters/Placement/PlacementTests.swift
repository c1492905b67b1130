import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The position of posts for every placement on every kind of screen.
@MainActor
@Suite(.leavesNothingBehind)
struct PlacementTests {
    struct Screen: CustomTestStringConvertible {
        let device: Device
        let orientation: UIDeviceOrientation
        let isRightToLeft: Bool
        let textSize: UIContentSizeCategory

        var testDescription: String {
            "\(device.name), \(orientation), \(isRightToLeft ? "rtl" : "ltr")"
        }

        static let all = [Device.iPhoneSE, .iPhone16, .iPhone16ProMax, .iPad11].flatMap { device in
            orientations(of: device).flatMap { orientation in
                [false, true].map { isRightToLeft in
                    Screen(
                        device: device, orientation: orientation, isRightToLeft: isRightToLeft,
                        textSize: isRightToLeft == orientation.isLandscape
                            ? .accessibilityExtraExtraExtraLarge : .large)
                }
            }
        }

        /// Devices with a Dynamic Island are tested in both landscape orientations.
        private static func orientations(of device: Device) -> [UIDeviceOrientation] {
            [.portrait, .landscapeLeft] + (device.dynamicIsland == nil ? [] : [.landscapeRight])
        }

        /// The frame of the Dynamic Island in the current orientation.
        var island: CGRect? {
            guard let island = device.dynamicIsland else { return nil }
            let size = device.screenSize
            return switch orientation {
            case .landscapeLeft:
                CGRect(x: island.minY, y: size.width - island.maxX, width: island.height, height: island.width)
            case .landscapeRight:
                CGRect(
                    x: size.height - island.maxY, y: island.minX, width: island.height, height: island.width)
            default: island
            }
        }

        @MainActor
        func makeStage() -> Stage {
            let stage = Stage(device: device)
            stage.simulator.rotate(to: orientation)
            if isRightToLeft { stage.simulator.layoutDirection = .rightToLeft }
            stage.simulator.preferredContentSizeCategory = textSize
            stage.simulator.advance(by: 1)
            return stage
        }
    }

    private static let insets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 24, trailing: 8)

    private static let sizes: [PostSize] = [
        .content, .fullWidth, .fill, .readable, PostSize(width: .ratio(0.6), height: .ratio(0.3)),
        PostSize(width: .points(300), minimumHeight: .points(80)), PostSize(maximumWidth: .points(500)),
    ]

    private static let presentations: [PostPresentation] = {
        var index = 0
        return [PostPlacement.Position.top, .center, .bottom].flatMap { position in
            [PostAlignment.leading, .center, .trailing].flatMap { alignment in
                [PostSafeArea.respected, .filled, .ignored].flatMap { safeArea in
                    [insets, .zero].map { insets in
                        index += 1
                        return PostPresentation {
                            $0.placement = PostPlacement(position, alignment: alignment, insets: insets)
                            $0.size = sizes[index % sizes.count]
                            $0.safeArea = safeArea
                        }
                    }
                }
            }
        }
    }()

    @Test(arguments: Screen.all)
    func postIsInsideItsArea(screen: Screen) throws {
        let stage = screen.makeStage()
        let postView = stage.makePostView(PostPresentation())
        for presentation in Self.presentations {
            try check(presentation, on: stage, postView, island: screen.island, keyboard: nil)
        }
    }

    @Test(arguments: Screen.all)
    func postIsInsideItsAreaAboveTheKeyboard(screen: Screen) throws {
        let stage = screen.makeStage()
        // The post view exists before the keyboard, whose frame it may not learn otherwise.
        let postView = stage.makePostView(PostPresentation())
        // An empty field, so that no post moves away from the focus.
        stage.showKeyboard().frame = .zero
        stage.simulator.advance(by: 1)
        let keyboard = try #require(stage.simulator.keyboardFrame)
        for presentation in Self.presentations {
            try check(presentation, on: stage, postView, island: screen.island, keyboard: keyboard)
        }
    }

    @Test(.bothReadings(of: .fittedSizesAreRoundedUp), arguments: [PostPresentation.card(.top), .bar(.top)])
    func postsOfALineAreExactlyApart(presentation: PostPresentation) throws {
        let stage = Stage(device: .iPhone16)
        let postView = stage.makePostView(presentation)
        postView.postManager.capacity = 2
        let frames = try [60 + 1.0 / 3, 70 + 1.0 / 3].map { height in
            let view = UIView.banner(height: height)
            postView.post(PostRequest(view: view).with { $0.isAnimated = false })
            stage.simulator.advance(by: 1)
            return view
        }.map(stage.slotFrame)
        #expect(frames[0].height.truncatingRemainder(dividingBy: 1) > 0.1, "rounding changes the height")
        #expect(abs(frames[1].minY - frames[0].maxY - postView.spacing) < 0.01)
    }

    private func check(
        _ presentation: PostPresentation, on stage: Stage, _ postView: PostView, island: CGRect?, keyboard: CGRect?
    ) throws {
        postView.presentation = presentation
        let text = Stage.makeMessageView("A title", "A subtitle that is long enough for several lines on a phone")
        let post = postView.post(PostRequest(view: text).with { $0.isAnimated = false })
        defer { post.remove(animated: false) }
        stage.simulator.advance(by: 0)
        let slot = try #require(text.slot)
        let frame = slot.convert(slot.bounds, to: stage.view)
        let area = Area(of: presentation, on: stage, keyboard: keyboard)
        let comment: Comment =
            "\(presentation.placement) \(presentation.safeArea) \(presentation.size): \(frame) in \(area.frame)"
        #expect(area.frame.insetBy(dx: -0.5, dy: -0.5).contains(frame), comment)
        #expect(frame.width > 0 && frame.height > 0, comment)

        let isRightToLeft = stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch presentation.placement.alignment {
        case .center: #expect(abs(frame.midX - area.frame.midX) < 0.5, comment)
        case .leading where isRightToLeft, .trailing where !isRightToLeft:
            #expect(abs(frame.maxX - area.frame.maxX) < 0.5, comment)
        case .leading, .trailing: #expect(abs(frame.minX - area.frame.minX) < 0.5, comment)
        }
        switch presentation.placement.position {
        case .top: #expect(abs(frame.minY - area.frame.minY) < 0.5, comment)
        case .bottom: #expect(abs(frame.maxY - area.frame.maxY) < 0.5, comment)
        case .center, .automatic: break
        }
        // The content is never in the unsafe area, unless the presentation ignores the safe area.
        let content = text.convert(text.bounds, to: stage.view)
        if presentation.safeArea != .ignored, text.bounds.height <= frame.height {
            #expect(stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(content), comment)
            if let island { #expect(!island.intersects(content), comment) }
        }
    }

    /// The expected area of a post, computed without Auto Layout.
    @MainActor
    private struct Area {
        let frame: CGRect

        init(of presentation: PostPresentation, on stage: Stage, keyboard: CGRect?) {
            let insets = presentation.placement.insets ?? .zero
            let safe = stage.view.safeAreaInsets
            let isRightToLeft = stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            func unsafe(_ inset: CGFloat, _ length: CGFloat) -> CGFloat {
                switch presentation.safeArea {
                case .respected: length
                case .filled: inset == 0 ? 0 : length
                case .ignored: 0
                }
            }
            let left = isRightToLeft ? insets.trailing : insets.leading
            let right = isRightToLeft ? insets.leading : insets.trailing
            let edges = UIEdgeInsets(
                top: insets.top + unsafe(insets.top, safe.top), left: left + unsafe(left, safe.left),
                bottom: insets.bottom + unsafe(insets.bottom, safe.bottom), right: right + unsafe(right, safe.right))
            var frame = stage.view.bounds.inset(by: edges)
            if let keyboard {
                frame.size.height = max(0, min(frame.maxY, keyboard.minY - min(10, insets.bottom)) - frame.minY)
            }
            self.frame = frame
        }
    }
}
