import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostSlotTests {
    @Test(arguments: [false, true])
    func slotIsReleasedWithItsContent(hasBody: Bool) {
        let references = WeakReferences()
        for _ in 0..<2 {
            let slot = PostSlot()
            let content = UILabel()
            let style = hasBody ? PostStyle(.color(.red)) : PostStyle()
            slot.setStyle(style, edge: .top, needsBody: style.needsBody, scrolls: hasBody)
            slot.attach(content)
            #expect(content.isDescendant(of: slot))
            references.add(slot)
            references.add(content)
            references.add(slot.body)
        }
        #expect(references.count == 0)
    }

    /// A regression found by the random test: the layout didn't settle, because a slot whose view was taken had any height.
    @Test(arguments: [PostStyle(), PostStyle(.color(.red))])
    func slotWithoutItsViewHasNoHeight(style: PostStyle) {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let (slot, other) = (PostSlot(), PostSlot())
        slot.setStyle(style, edge: .top, needsBody: style.needsBody, scrolls: false)
        slot.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(slot)
        NSLayoutConstraint.activate(slot.edgeConstraints(to: host).filter { $0.firstAttribute != .bottom })
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        slot.attach(view)
        host.layoutIfNeeded()
        #expect(slot.bounds.height == 80)
        other.attach(view)
        host.layoutIfNeeded()
        #expect(slot.bounds.height == 0 && !slot.hasAmbiguousLayout)
    }
}
