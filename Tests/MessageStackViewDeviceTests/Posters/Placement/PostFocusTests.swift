import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Rule D29: a post never fully covers the focused element of the app.
@MainActor
@Suite(.leavesNothingBehind)
struct PostFocusTests {
    /// Presentations at the top edge, placed in the frame of the post view and in its host.
    nonisolated static let tops: [PostPresentation] = [PostPresentation(), .float(.top), .bar(.top)]

    private let stage = Stage()

    private func post(
        _ presentation: PostPresentation, at edge: PostEdge = .top, animated: Bool = true,
        _ view: UIView = .banner(height: 100)
    ) -> UIView {
        let postView = stage.view.createPostView(edge: edge)
        postView.presentation = presentation
        postView.post(view: view) { $0.isAnimated = animated }
        stage.simulator.advance(by: 1)
        return view
    }

    /// A frame inside the area of a post at the top.
    private var topField: CGRect { CGRect(x: 60, y: stage.view.safeAreaInsets.top + 30, width: 200, height: 34) }

    @Test(arguments: tops, [true, false])
    func bannerMovesBelowFocusedFieldAtTop(presentation: PostPresentation, wasThereBefore: Bool) throws {
        let field = stage.addField(topField)
        if wasThereBefore { field.becomeFirstResponder() }
        let view = post(presentation)
        if !wasThereBefore {
            #expect(try stage.seenSlotFrame(of: view).contains(field.frame))
            field.becomeFirstResponder()
            stage.simulator.advance(by: 1)
        }
        #expect(abs(try stage.seenSlotFrame(of: view).minY - field.frame.maxY - 10) < 0.5)
        #expect(try stage.seenSlotFrame(of: view).height >= 99.5)
        field.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(try stage.seenSlotFrame(of: view).contains(field.frame))
    }

    @Test(arguments: [false, true])
    func toastMovesAboveFocusedFieldOverKeyboard(isInHost: Bool) throws {
        let field = stage.addFieldOverKeyboard(spacing: 20)
        let view = post(isInHost ? .card(.bottom) : PostPresentation(), at: .bottom)
        let before = try stage.seenSlotFrame(of: view)
        field.becomeFirstResponder()
        var positions: [CGFloat] = []
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            positions.append(try stage.seenSlotFrame(of: view).maxY)
        }
        #expect(abs(try stage.seenSlotFrame(of: view).maxY - (field.frame.minY - 10)) < 0.5)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { abs($0 - $1) < 60 })
        field.resignFirstResponder()
        stage.simulator.advance(by: 1)
        // The text field is back at its place, without the focus.
        #expect(abs(try stage.seenSlotFrame(of: view).minY - before.minY) < 0.5)
    }

    @Test(arguments: [true, false])
    func bannerClearsVoiceOverAndKeyboardFocus(isVoiceOver: Bool) throws {
        let button = UIButton(frame: topField)
        button.setTitle("Search", for: .normal)
        stage.view.insertSubview(button, at: 0)
        stage.simulator.isVoiceOverRunning = isVoiceOver
        let view = post(.float(.top))
        let initialFrame = try stage.seenSlotFrame(of: view)
        func move(to view: UIView?) {
            if isVoiceOver { stage.simulator.moveFocus(to: view) } else { stage.simulator.moveKeyboardFocus(to: view) }
            stage.simulator.advance(by: 0.5)
        }
        move(to: button)
        #expect(abs(try stage.seenSlotFrame(of: view).minY - button.frame.maxY - 10) < 0.5)
        let clearFrame = try stage.seenSlotFrame(of: view)
        move(to: view)
        #expect(try stage.seenSlotFrame(of: view) == clearFrame, "a post with the focus doesn't move")
        move(to: nil)
        #expect(try stage.seenSlotFrame(of: view) == initialFrame)
        move(to: button)
        button.removeFromSuperview()
        stage.simulator.advance(by: 1.5)
        #expect(try stage.seenSlotFrame(of: view) == initialFrame)
    }

    @Test func bannerClearsElementThatIsNotAView() throws {
        let element = UIAccessibilityElement(accessibilityContainer: stage.view)
        element.accessibilityFrame = topField
        stage.simulator.isVoiceOverRunning = true
        let view = post(PostPresentation())
        stage.simulator.moveFocus(to: element)
        stage.simulator.advance(by: 0.5)
        #expect(abs(try stage.seenSlotFrame(of: view).minY - topField.maxY - 10) < 0.5)
    }

    @Test func postInWindowClearsFocusInAppsWindow() throws {
        let field = stage.addField(topField)
        let scene = try #require(stage.window.windowScene)
        let view = UIView.banner(height: 100)
        scene.postWindow().post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        #expect(try stage.seenSlotFrame(of: view).contains(field.frame))
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(abs(try stage.seenSlotFrame(of: view).minY - field.frame.maxY - 10) < 0.5)
        #expect(field.isFirstResponder && stage.window.hasKeyStatus)
    }

    @Test func postClearsFocusAfterRotation() throws {
        let field = stage.addField(.zero)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor, constant: 30),
            field.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 34),
        ])
        stage.simulator.isVoiceOverRunning = true
        stage.simulator.moveFocus(to: field)
        let view = post(.float(.top), .banner(height: 80))
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.simulator.advance(by: 1)
            #expect(abs(try stage.seenSlotFrame(of: view).minY - field.frame.maxY - 10) < 0.5)
        }
    }

    @Test func centeredPostTakesShorterWay() throws {
        let field = stage.addField(CGRect(x: 100, y: stage.view.bounds.midY - 25, width: 100, height: 30))
        stage.simulator.isVoiceOverRunning = true
        stage.simulator.moveFocus(to: field)
        let view = post(PostPresentation { $0.placement = .center })
        #expect(try stage.seenSlotFrame(of: view).minY > field.frame.maxY)
        field.frame.origin.y += 50
        stage.simulator.advance(by: 1)
        #expect(try !stage.seenSlotFrame(of: view).intersects(field.frame))
    }

    @Test(
        // A post with too little room to clear the field still leaves half of it visible, or stays.
        arguments: [(60, 44), (100, 44), (140, 24), (180, 0)] as [(CGFloat, CGFloat)])
    func postMovedDownStaysAboveKeyboard(height: CGFloat, distance: CGFloat) throws {
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        let field = stage.addField(CGRect(x: 200, y: stage.view.safeAreaInsets.top + 20, width: 200, height: 34))
        let view = post(PostPresentation(), .banner(height: height))
        let initialFrame = try stage.seenSlotFrame(of: view)
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        let keyboard = try #require(stage.simulator.keyboardFrame)
        let frame = try stage.seenSlotFrame(of: view)
        #expect(initialFrame.minY == field.frame.minY && field.frame.maxY + 10 - initialFrame.minY == 44)
        #expect(keyboard.minY - initialFrame.minY == 164)
        #expect(abs(frame.minY - initialFrame.minY - distance) < 0.5 && frame.size == initialFrame.size, "\(frame)")
    }

    @Test func severalPostsMoveTogether() throws {
        let field = stage.addField(topField)
        let postView = stage.view.createPostView(edge: .top)
        postView.postManager.capacity = .max
        let views = [UIView.banner(height: 100), .banner(height: 50)]
        for view in views { postView.post(view: view) }
        stage.simulator.advance(by: 1)
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(abs(try stage.seenSlotFrame(of: views[0]).minY - field.frame.maxY - 10) < 0.5)
        #expect(
            abs(try stage.seenSlotFrame(of: views[1]).minY - (try stage.seenSlotFrame(of: views[0])).maxY - 10) < 0.5)
    }

    @Test func exemptPostsDoNotMove() throws {
        let field = stage.addField(CGRect(x: 0, y: topField.minY, width: 30, height: 34))
        field.becomeFirstResponder()
        let beside = post(.float(.top))
        #expect(try stage.seenSlotFrame(of: beside).intersects(field.frame))
        // Later posts would make room for it.
        beside.enclosingPost?.remove(animated: false)
        field.frame = topField
        let blocking = post(
            PostPresentation {
                $0 = .float(.top); $0.backdrop = .dim
            })
        #expect(try stage.seenSlotFrame(of: blocking).contains(field.frame))
        blocking.enclosingPost?.remove(animated: false)
        let full = post(.fullScreen)
        #expect(try stage.seenSlotFrame(of: full).contains(field.frame))
        let own = UITextField(frame: CGRect(x: 40, y: 10, width: 100, height: 34))
        let holder = UIView.banner(height: 100)
        holder.addSubview(own)
        _ = post(.float(.top), holder)
        own.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(try stage.seenSlotFrame(of: holder).contains(field.frame))
    }

    @Test func postMovesSmoothlyOrFadesWithReduceMotion() throws {
        let field = stage.addField(topField)
        let view = post(PostPresentation())
        field.becomeFirstResponder()
        var last = try stage.seenSlotFrame(of: view).minY
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let next = try stage.seenSlotFrame(of: view).minY
            #expect(next >= last - 0.01 && next - last < 12)
            last = next
        }
        field.resignFirstResponder()
        stage.simulator.advance(by: 1)
        stage.simulator.isReduceMotionEnabled = true
        defer { stage.simulator.isReduceMotionEnabled = false }
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1.0 / 30)
        #expect(abs(try stage.seenSlotFrame(of: view).minY - field.frame.maxY - 10) < 0.5)
        #expect(try #require(view.slot?.layer.presentation()).opacity < 0.7)
        stage.simulator.advance(by: 1)
        #expect(view.slot?.alpha == 1)
    }

    @Test func movedPostIsDraggedOffFromThere() throws {
        let field = stage.addField(topField)
        field.becomeFirstResponder()
        let view = post(PostPresentation())
        let frame = try stage.seenSlotFrame(of: view)
        stage.simulator.pan(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.minY - 120), duration: 0.2)
        stage.simulator.advance(by: 1)
        #expect(view.slot == nil)
    }

    // MARK: As values

    nonisolated static let focused = CGRect(x: 20, y: 60, width: 100, height: 40)
}
