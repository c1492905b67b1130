@testable import UIKit

/// Views in a tree whose constraints, frames, contents and superviews change at random, by a seed.
///
/// All constraints are wishes, so that nothing contradicts and any two solutions miss the same.
@MainActor
final class RandomTree {
    enum Change: CaseIterable {
        case activate, deactivate, constant, priority, content, hugging, mask, frame, move, direction, resize
    }

    let sheet = Sheet()
    private var random: SeededGenerator
    private var views: [SizedView] = []
    private var constraints: [NSLayoutConstraint] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<6 { views.append(sheet.add(to: views.randomElement(using: &random) ?? sheet.view)) }
        for _ in 0..<8 { activate() }
        sheet.view.layoutIfNeeded()
    }

    // MARK: - Solutions

    /// What is missing on each level.
    var shortfalls: [(level: Double, sum: Double)]? { LayoutEngine.of(sheet.view)?.solver.shortfalls }

    var shortfallsFromNothing: [(level: Double, sum: Double)] {
        let engine = LayoutEngine(root: sheet.window)
        engine.newConstraints = sheet.window.constraintsInTree
        engine.solve()
        return engine.solver.shortfalls
    }

    var isOnPixels: Bool {
        views.allSatisfy { view in
            [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].allSatisfy {
                abs($0 * 2 - ($0 * 2).rounded()) < 1e-6
            }
        }
    }

    // MARK: - Changes

    /// Makes a change, lays out and tells what it was.
    func change() -> Change {
        let change = Change.allCases.randomElement(using: &random) ?? .activate
        let view = views.randomElement(using: &random)
        let constraint = constraints.randomElement(using: &random)
        switch change {
        case .activate: activate()
        case .deactivate: constraint?.isActive = false
        case .constant: constraint?.constant = number(-50...50)
        case .priority: constraint?.priority = priority
        case .content: view?.content = Bool.random(using: &random) ? size : nil
        case .hugging: view?.setContentHuggingPriority(priority, for: .horizontal)
        case .mask: view?.translatesAutoresizingMaskIntoConstraints.toggle()
        case .frame: view?.frame = CGRect(origin: CGPoint(x: number(0...99), y: number(0...99)), size: size)
        case .move: move()
        case .direction:
            let isForced = Bool.random(using: &random)
            view?.semanticContentAttribute = isForced ? .forceRightToLeft : .unspecified
        case .resize: sheet.view.frame.size = size
        }
        constraints.removeAll { !$0.isActive }
        sheet.view.layoutIfNeeded()
        return change
    }

    private func activate() {
        guard let first = views.randomElement(using: &random), let second = views.randomElement(using: &random)
        else { return }
        let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
        let directed: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
        let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .lastBaseline]
        let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
        let kind = [horizontal, directed, vertical, lengths].randomElement(using: &random) ?? lengths
        let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let constraint = NSLayoutConstraint(
            item: first, attribute: kind.randomElement(using: &random) ?? .width,
            relatedBy: relations.randomElement(using: &random) ?? .equal,
            toItem: first === second ? sheet.view : second,
            attribute: kind.randomElement(using: &random) ?? .width,
            multiplier: [0.5, 1, 1, 2].randomElement(using: &random) ?? 1, constant: number(-50...50))
        constraint.priority = priority
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func move() {
        guard let view = views.randomElement(using: &random) else { return }
        let target = views.randomElement(using: &random) ?? sheet.view
        (target.isDescendant(of: view) ? sheet.view : target).addSubview(view)
    }

    private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

    private var size: CGSize { CGSize(width: number(10...300), height: number(10...300)) }

    private var priority: UILayoutPriority {
        UILayoutPriority([50, 250, 251, 750, 999].randomElement(using: &random) ?? 750)
    }
}
