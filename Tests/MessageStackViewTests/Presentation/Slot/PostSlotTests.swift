import Testing
import UIKit

@testable import MessageStackView

@MainActor
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
}
