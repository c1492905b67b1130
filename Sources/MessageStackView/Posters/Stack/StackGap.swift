import UIKit

/// The gap that a slot leaves in a stack when it is thrown off, until the others have closed it.
final class StackGap: UIView {
    /// The leaving slot, which keeps its size and is attached to the near edge of the gap.
    let slot: PostSlot

    /// The constraint of the gap's height, which is initially the height of the slot.
    private(set) lazy var height = heightAnchor.constraint(equalToConstant: slot.bounds.height)

    init(of slot: PostSlot) {
        self.slot = slot
        super.init(frame: slot.untransformedFrame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Replaces the slot in a stack.
    func replaceSlot(in stack: UIStackView, from edge: PostEdge) {
        guard let index = stack.arrangedSubviews.firstIndex(of: slot) else { return }
        stack.insertArrangedSubview(self, at: index)
        stack.removeArrangedSubview(slot)
        // Otherwise the gap would be above the slot, which isn't arranged anymore.
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
