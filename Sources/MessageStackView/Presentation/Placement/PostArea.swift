import UIKit

/// What a slot may cover of a stage, as anchors: edges of the stage or of its safe area, and the insets to them.
@MainActor
struct PostArea {
    let stage: PostStage
    let insets: NSDirectionalEdgeInsets
    let top: NSLayoutYAxisAnchor
    let bottom: NSLayoutYAxisAnchor
    let leading: NSLayoutXAxisAnchor
    let trailing: NSLayoutXAxisAnchor
    let centerX: NSLayoutXAxisAnchor
    let centerY: NSLayoutYAxisAnchor

    init(_ stage: PostStage, _ safeArea: PostSafeArea, _ insets: NSDirectionalEdgeInsets) {
        self.stage = stage
        self.insets = insets
        let safe = stage.safeAreaLayoutGuide
        /// What fills the unsafe area does so where it reaches it.
        func reaches(_ inset: CGFloat) -> Bool {
            switch safeArea {
            case .respected: false
            case .filled: inset <= 0
            case .ignored: true
            }
        }
        top = reaches(insets.top) ? stage.topAnchor : safe.topAnchor
        bottom = reaches(insets.bottom) ? stage.bottomAnchor : safe.bottomAnchor
        leading = reaches(insets.leading) ? stage.leadingAnchor : safe.leadingAnchor
        trailing = reaches(insets.trailing) ? stage.trailingAnchor : safe.trailingAnchor
        centerX = safeArea == .ignored ? stage.centerXAnchor : safe.centerXAnchor
        centerY = safeArea == .ignored ? stage.centerYAnchor : safe.centerYAnchor
    }

    /// Keeps a slot inside.
    func limits(of slot: UIView) -> [NSLayoutConstraint] {
        [
            slot.topAnchor.constraint(greaterThanOrEqualTo: top, constant: insets.top),
            bottom.constraint(greaterThanOrEqualTo: slot.bottomAnchor, constant: insets.bottom),
            slot.leadingAnchor.constraint(greaterThanOrEqualTo: leading, constant: insets.leading),
            trailing.constraint(greaterThanOrEqualTo: slot.trailingAnchor, constant: insets.trailing),
        ].map { $0.prioritized(.postLimit) }
    }

    /// Keeps a slot at a side.
    func alignment(of slot: UIView, _ alignment: PostPlacement.Alignment) -> [NSLayoutConstraint] {
        let constraint =
            switch alignment {
            case .leading: slot.leadingAnchor.constraint(equalTo: leading, constant: insets.leading)
            case .center:
                slot.centerXAnchor.constraint(equalTo: centerX, constant: (insets.leading - insets.trailing) / 2)
            case .trailing: trailing.constraint(equalTo: slot.trailingAnchor, constant: insets.trailing)
            }
        return [constraint.prioritized(.postAlignment)]
    }

    /// Keeps what a slot shows out of the unsafe area that the slot itself fills.
    func safety(of content: UIView) -> [NSLayoutConstraint] {
        let safe = stage.safeAreaLayoutGuide
        return [
            content.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
            safe.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor),
            safe.trailingAnchor.constraint(greaterThanOrEqualTo: content.trailingAnchor),
        ].map { $0.prioritized(.postLimit) }
    }
}

extension NSLayoutConstraint {
    /// The same constraint, with a priority that is set before it is active.
    func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
