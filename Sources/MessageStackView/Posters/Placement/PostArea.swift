import UIKit

/// The part of a stage that a slot may cover: the stage or its safe area, without the insets.
@MainActor
struct PostArea {
    let stage: PostStage
    /// The area. The placement that created it removes it from the stage.
    let guide = UILayoutGuide()
    private let insets: NSDirectionalEdgeInsets
    private let safeArea: PostSafeArea

    init(_ stage: PostStage, _ safeArea: PostSafeArea, _ insets: NSDirectionalEdgeInsets) {
        self.stage = stage
        self.insets = insets
        self.safeArea = safeArea
        stage.addLayoutGuide(guide)
    }

    /// Returns the constraints of the guide. In a host that is smaller than the insets, the far edges move.
    func edges() -> [NSLayoutConstraint] {
        let safe = stage.safeGuide
        let top = reaches(insets.top) ? stage.topAnchor : safe.topAnchor
        let bottom = reaches(insets.bottom) ? stage.bottomAnchor : safe.bottomAnchor
        let leading = reaches(insets.leading) ? stage.leadingAnchor : safe.leadingAnchor
        let trailing = reaches(insets.trailing) ? stage.trailingAnchor : safe.trailingAnchor
        return [
            guide.topAnchor.constraint(equalTo: top, constant: insets.top),
            guide.leadingAnchor.constraint(equalTo: leading, constant: insets.leading),
            bottom.constraint(equalTo: guide.bottomAnchor, constant: insets.bottom).prioritized(.postLimit),
            trailing.constraint(equalTo: guide.trailingAnchor, constant: insets.trailing).prioritized(.postLimit),
        ]
    }

    /// Returns constraints that keep a slot inside the area.
    func limits(of slot: PostSlot) -> [NSLayoutConstraint] {
        slot.insideConstraints(of: guide).map { $0.prioritized(.postLimit) }
    }

    /// Returns the constraints of an alignment.
    func alignment(of slot: PostSlot, _ alignment: PostPlacement.Alignment) -> [NSLayoutConstraint] {
        let constraint =
            switch alignment {
            case .leading: slot.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
            case .center: slot.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
            case .trailing: slot.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
            }
        return [constraint.prioritized(.postAlignment)]
    }

    /// Returns constraints that keep content inside the safe area while its slot fills the unsafe area.
    func safety(of content: UIView) -> [NSLayoutConstraint] {
        content.insideConstraints(of: stage.safeGuide).map { $0.prioritized(.postLimit) }
    }

    /// Returns whether the area reaches into the unsafe area at an edge. A filled one does so only without an inset.
    private func reaches(_ inset: CGFloat) -> Bool {
        switch safeArea {
        case .respected: false
        case .filled: inset <= 0
        case .ignored: true
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets of a placement or, if it has none, of a post view, whose left and right mean leading and trailing.
    @MainActor
    init(of placement: PostPlacement, in postView: PostView) {
        let insets = postView.edgeInsets
        let own = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        self = (placement.insets ?? own).limited
    }
}
