import Testing
import UIKit

#if !canImport(ObjectiveC)
    import Simulator
#endif

@testable import MessageStackView

extension Stage {
    /// Whether a layout pass has failed to settle. Apple's platforms don't tell.
    var hasEndlessLayouts: Bool {
        #if canImport(ObjectiveC)
            false
        #else
            simulator.endlessLayouts > 0
        #endif
    }

    /// Expects the slots of the views to be inside the safe area, without overlap, and their layout to settle.
    func expectRoom(for views: [UIView], sourceLocation: SourceLocation = #_sourceLocation) throws {
        let frames = try views.map(slotFrame)
        let comment: Comment = "\(frames)"
        #expect(
            frames.allSatisfy { safeFrame.insetBy(dx: -0.5, dy: -0.5).contains($0) }, comment,
            sourceLocation: sourceLocation)
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index] {
                #expect(frame.intersection(other).height < 0.5, comment, sourceLocation: sourceLocation)
            }
        }
        #expect(!hasEndlessLayouts, sourceLocation: sourceLocation)
    }

    /// Returns a message view whose subtitle takes as much of the screen as a number of sentences takes of a phone's.
    func makeMessageView(filling sentences: Int) -> MessageView {
        Self.makeMessageView("Title", text(filling: sentences))
    }

    /// Returns a text that takes as much of the screen as a number of sentences takes of a phone's. A single sentence
    /// stays one.
    func text(filling sentences: Int) -> String {
        let phone: CGFloat = 393 * 759
        let scale = max(1, safeFrame.width * safeFrame.height / phone)
        return Self.text(sentences: sentences == 1 ? 1 : Int(CGFloat(sentences) * scale))
    }

    /// Adds a text field that stays `spacing` points above the keyboard.
    func addFieldOverKeyboard(spacing: CGFloat) -> UITextField {
        let field = addField(.zero)
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 300))
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -spacing),
            field.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200), field.heightAnchor.constraint(equalToConstant: 36),
        ])
        return field
    }
}

extension UIView {
    /// Whether the posted view scrolls in its slot because it is taller than the available space.
    var isScrollingInSlot: Bool { enclosingSlot?.body?.scrollView?.isScrollEnabled == true }
}
