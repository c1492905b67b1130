import UIKit

/// What a slot may cover of a stage: the stage or its safe area, less the insets.
@MainActor
struct PostArea {
    let stage: PostStage
    /// The area. It is the stage's for as long as a slot stands in it.
    let guide = UILayoutGuide()
    private let insets: NSDirectionalEdgeInsets
    private let safeArea: PostSafeArea

    init(_ stage: PostStage, _ safeArea: PostSafeArea, _ insets: NSDirectionalEdgeInsets) {
        self.stage = stage
        self.insets = insets
        self.safeArea = safeArea
        stage.addLayoutGuide(guide)
    }

    /// What the guide takes its frame from. In a host that is smaller than the insets the far edges give way.
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

    /// Keeps a slot inside.
    func limits(of slot: UIView) -> [NSLayoutConstraint] {
        [
            slot.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
            slot.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
            slot.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
            slot.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        ].map { $0.prioritized(.postLimit) }
    }

    /// Keeps a slot at a side.
    func alignment(of slot: UIView, _ alignment: PostPlacement.Alignment) -> [NSLayoutConstraint] {
        let constraint =
            switch alignment {
            case .leading: slot.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
            case .center: slot.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
            case .trailing: slot.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
            }
        return [constraint.prioritized(.postAlignment)]
    }

    /// Keeps what a slot shows out of the unsafe area that the slot itself fills.
    func safety(of content: UIView) -> [NSLayoutConstraint] {
        let safe = stage.safeGuide
        return [
            content.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor),
            content.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
            content.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor),
            content.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor),
        ].map { $0.prioritized(.postLimit) }
    }

    /// What fills the unsafe area does so where no inset keeps it away.
    private func reaches(_ inset: CGFloat) -> Bool {
        switch safeArea {
        case .respected: false
        case .filled: inset <= 0
        case .ignored: true
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// Those of a post in a post view: as its placement says, or else as the view does, whose left and right stand for
    /// leading and trailing.
    @MainActor
    init(of placement: PostPlacement, in postView: PostView) {
        let insets = postView.edgeInsets
        let own = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        self = (placement.insets ?? own).limited
    }
}
