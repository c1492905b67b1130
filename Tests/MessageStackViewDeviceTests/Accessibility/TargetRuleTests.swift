import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The accessibility rules D24 and D31 for the controls of all ready-made posts.
@MainActor
@Suite(.leavesNothingBehind)
struct TargetRuleTests {
    /// A device, or a setting, with which posts are shown. By default, a post has two successive ones.
    enum Setting: CaseIterable, Sendable {
        case standard, largestTextOnSmallestDevice, rightToLeft, largestText, landscape, smallestDevice, besideAView
    }

    /// Light or dark mode, with Increase Contrast or Button Shapes.
    enum Appearance: CaseIterable, Sendable {
        case lightWithContrast, darkWithContrast, lightWithShapes, darkWithShapes

        var isDark: Bool { self == .darkWithContrast || self == .darkWithShapes }
        var hasShapes: Bool { self == .lightWithShapes || self == .darkWithShapes }
    }

    private func makeStage(_ setting: Setting) -> Stage {
        let stage: Stage
        switch setting {
        case .smallestDevice, .largestTextOnSmallestDevice: stage = Stage(device: .iPhoneSE)
        default: stage = Stage()
        }
        switch setting {
        case .largestText, .largestTextOnSmallestDevice:
            stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        case .rightToLeft: stage.simulator.layoutDirection = .rightToLeft
        case .landscape: stage.simulator.rotate(to: .landscapeLeft)
        case .standard, .smallestDevice, .besideAView: break
        }
        stage.rest()
        return stage
    }

    /// Returns a post view in whose posts a setting is tested.
    private func postView(_ setting: Setting, on stage: Stage) -> PostView {
        let postView = stage.makePostView()
        guard setting == .besideAView else { return postView }
        let button = stage.addButtons(["Filter"])[0]
        button.frame.origin = CGPoint(x: 150, y: 100)
        postView.postManager.defaults.presentation = .anchored(to: button)
        postView.postManager.defaults.precedence = .override
        return postView
    }

    /// Returns the controls in a posted view that users can touch, without those inside of another one.
    private func controls(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
        if view is UITextView { return [view] }
        if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
        return view.subviews.flatMap { controls(in: $0) }
    }

    /// Returns a Boolean value that indicates whether a scroll view clips a control.
    private func isClipped(_ control: UIView) -> Bool {
        sequence(first: control, next: \.superview).compactMap { $0 as? UIScrollView }.contains {
            !$0.bounds.insetBy(dx: -0.5, dy: -0.5).contains(control.convert(control.bounds, to: $0))
        }
    }

    @Test(arguments: TestLength.pairs(ReadyMadePost.all, Setting.allCases, count: 2))
    func controlsAreLargeAndApart(kind: ReadyMadePost, setting: Setting) throws {
        let stage = makeStage(setting)
        let post = kind.post(postView(setting, on: stage), .init())
        stage.rest()
        let controls = controls(in: try #require(post.view)).filter { !isClipped($0) }
        let frames = controls.map { stage.screenFrame(of: $0) }
        for (control, frame) in zip(controls, frames) {
            // A switch has UIKit's size, in a row of 44 points.
            let least: CGFloat = control is UISwitch ? 24 : 43.9
            #expect(frame.width >= least && frame.height >= least, "\(type(of: control)) \(frame)")
        }
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] {
                let (x, y) = (
                    gap(frame.minX, frame.maxX, other.minX, other.maxX),
                    gap(frame.minY, frame.maxY, other.minY, other.maxY)
                )
                #expect(max(x, y) >= 11.9, "\(frame) and \(other)")
            }
        }
    }

    /// Returns the rectangle of a control that users see: its frame or, without an outline and a background, the frame of its
    /// symbols.
    private func visibleFrame(of control: UIView, on stage: Stage) -> (frame: CGRect, hasBezel: Bool) {
        let hasBezel =
            control is UISwitch || control.layer.borderWidth > 0
            || (control as? UIButton)?.configuration?.baseBackgroundColor != nil
        guard !hasBezel else { return (stage.screenFrame(of: control), true) }
        let symbols = control.descendants.compactMap { $0 as? UIImageView }.filter { !$0.isHidden && $0.image != nil }
        let frames = symbols.map { view in
            let frame = stage.screenFrame(of: view)
            // The X of the close button has a margin.
            let size = control is CrossButton ? CGSize(width: 11, height: 11) : view.image?.size ?? .zero
            return CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
                .insetBy(dx: -min(size.width, frame.width) / 2, dy: -min(size.height, frame.height) / 2)
        }
        return (frames.reduce(.null) { $0.union($1) }, false)
    }

    @Test(arguments: TestLength.pairs(ReadyMadePost.all + ReadyMadePost.bare, Setting.allCases, count: 2))
    func controlsWithoutBezelAreFarApart(kind: ReadyMadePost, setting: Setting) throws {
        let stage = makeStage(setting)
        let post = kind.post(postView(setting, on: stage), .init())
        stage.rest()
        let controls = controls(in: try #require(post.view)).filter { !isClipped($0) }
        let seen = controls.map { visibleFrame(of: $0, on: stage) }
        for (index, one) in seen.enumerated() {
            #expect(!one.frame.isNull && one.frame.width > 5, "\(type(of: controls[index]))")
            for other in seen[..<index] where !(one.hasBezel && other.hasBezel) {
                let (x, y) = (
                    gap(one.frame.minX, one.frame.maxX, other.frame.minX, other.frame.maxX),
                    gap(one.frame.minY, one.frame.maxY, other.frame.minY, other.frame.maxY)
                )
                #expect(max(x, y) >= 23.9, "\(one.frame) and \(other.frame)")
            }
        }
        let isBare = ReadyMadePost.bare.contains { $0.testDescription == kind.testDescription }
        #expect(!isBare || seen.contains { !$0.hasBezel }, "the post has a control without a bezel")
    }

    private func gap(_ start: CGFloat, _ end: CGFloat, _ otherStart: CGFloat, _ otherEnd: CGFloat) -> CGFloat {
        max(otherStart - end, start - otherEnd)
    }

    @Test(arguments: ReadyMadePost.all)
    func labelBeginsWithTitle(kind: ReadyMadePost) throws {
        let stage = Stage()
        let post = kind.post(stage.makePostView(), .init())
        stage.rest()
        for button in try #require(post.view).descendants.compactMap({ $0 as? UIButton }) {
            guard let title = button.configuration?.title ?? button.title(for: .normal) else { continue }
            // A menu button has the label of its field, and the title as its value.
            guard !button.showsMenuAsPrimaryAction else { continue }
            #expect(button.accessibilityLabel?.hasPrefix(title) == true, "\(title)")
            #expect(button.accessibilityUserInputLabels?.first?.hasPrefix(title) != false)
        }
    }

    /// Returns the colors on a line of the screen downward from a point, three for each point.
    private func colors(from point: CGPoint, height: CGFloat, on stage: Stage) throws -> [UIColor] {
        let update = try #require(stage.draw(scale: 3))
        return try stride(from: point.y * 3, to: (point.y + height) * 3, by: 1).map { y in
            let (x, y) = (Int(point.x * 3), Int(y))
            let part = try #require(
                update.rectangles.first { $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y })
            let start = ((y - part.y) * part.width + x - part.x) * 4
            let parts = part.pixels[start..<start + 3].map { CGFloat($0) / 255 }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        }
    }

    @Test(arguments: TestLength.pairs(ReadyMadePost.all + ReadyMadePost.themed, Appearance.allCases))
    func buttonIsRecognizableWithoutColor(kind: ReadyMadePost, appearance: Appearance) throws {
        let stage = Stage()
        stage.simulator.userInterfaceStyle = appearance.isDark ? .dark : .light
        stage.simulator.isIncreaseContrastEnabled = !appearance.hasShapes
        stage.view.backgroundColor = .systemBackground
        let post = kind.post(stage.makePostView(), .init())
        stage.rest()
        stage.simulator.areButtonShapesEnabled = appearance.hasShapes
        stage.rest()
        for button in try #require(post.view).descendants.compactMap({ $0 as? PostActionButton })
        where button.isEnabled {
            let frame = stage.screenFrame(of: button)
            let top = frame.minY + (button.configuration?.background.backgroundInsets.top ?? 0)
            let line = try colors(from: CGPoint(x: frame.midX, y: top - 3), height: 5, on: stage)
            let edge = line.map { $0.contrast(with: line[0]) }.max() ?? 0
            #expect(edge >= 2.95, "\(button.action.title): \(edge)")
        }
        stage.simulator.areButtonShapesEnabled = false
    }

    @Test func buttonShapesAddOutline() throws {
        let stage = Stage()
        let post = stage.makePostView().post(Message("Failed", actions: [PostAction("Retry", endsPost: false)]))
        stage.rest()
        let button = try stage.button("Retry", of: post)
        func outlineAlpha() -> CGFloat? {
            button.configuration?.background.strokeColor?.resolvedColor(with: button.traitCollection).cgColor.alpha
        }
        #expect(outlineAlpha() == 0)
        stage.simulator.areButtonShapesEnabled = true
        #expect(outlineAlpha() == 1 && button.configuration?.background.strokeWidth == 1.5)
        stage.simulator.areButtonShapesEnabled = false
        #expect(outlineAlpha() == 0)
    }
}
