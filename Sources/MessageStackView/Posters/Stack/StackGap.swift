import UIKit

/// What is left in a stack of a slot that flies off, for the others to close up.
final class StackGap: UIView {
    /// What flies off, which is as large as it was, and stands where the gap begins.
    let slot: PostSlot

    /// As high as the slot at first.
    private(set) lazy var height = heightAnchor.constraint(equalToConstant: slot.bounds.height)

    init(of slot: PostSlot) {
        self.slot = slot
        super.init(frame: slot.untransformedFrame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the slot's place in a stack.
    func replaceSlot(in stack: UIStackView, from edge: MessageLayout) {
        guard let index = stack.arrangedSubviews.firstIndex(of: slot) else { return }
        stack.insertArrangedSubview(self, at: index)
        stack.removeArrangedSubview(slot)
        // What is arranged no more is on top otherwise.
        stack.sendSubviewToBack(self)
        NSLayoutConstraint.activate([
            height,
            slot.heightAnchor.constraint(equalToConstant: slot.bounds.height),
            slot.leadingAnchor.constraint(equalTo: leadingAnchor),
            slot.trailingAnchor.constraint(equalTo: trailingAnchor),
            edge == .top
                ? slot.topAnchor.constraint(equalTo: topAnchor) : slot.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }
}
