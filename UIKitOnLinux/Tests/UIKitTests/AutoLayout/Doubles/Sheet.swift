import Simulator

@testable import UIKit

/// A view of a given size in a window, whose subviews are laid out by constraints.
@MainActor
final class Sheet {
    let simulator: Simulator
    let window: UIWindow
    let view = UIView()
    /// Contradictions that were reported since the sheet was made.
    private(set) var conflicts: [LayoutConflict] = []

    init(_ width: CGFloat = 320, _ height: CGFloat = 240, on device: Device = .iPhoneSE) {
        simulator = Simulator(device: device)
        let controller = UIViewController()
        window = simulator.show(controller)
        view.frame = CGRect(x: 0, y: 100, width: width, height: height)
        controller.view.addSubview(view)
        LayoutConflict.report = { [weak self] in self?.conflicts.append($0) }
    }

    /// Adds a view that constraints lay out, with content of some size if one is given.
    @discardableResult
    func add(_ content: CGSize? = nil, to superview: UIView? = nil) -> SizedView {
        let subview = SizedView(content)
        subview.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? view).addSubview(subview)
        return subview
    }

    func activate(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
    }

    /// How many rows of the solver `change` and the layout after it write anew.
    func cost(_ change: () -> Void) -> Int {
        let before = LayoutEngine.of(view)?.solver.rewrites ?? 0
        change()
        view.layoutIfNeeded()
        return (LayoutEngine.of(view)?.solver.rewrites ?? 0) - before
    }

    /// Holds a view at a place, so that a test can look at its size alone.
    func pin(_ subview: UIView, x: CGFloat = 0, y: CGFloat = 0) {
        NSLayoutConstraint.activate([
            subview.leftAnchor.constraint(equalTo: view.leftAnchor, constant: x),
            subview.topAnchor.constraint(equalTo: view.topAnchor, constant: y),
        ])
    }
}

/// A view that says how large its content is.
@MainActor
final class SizedView: UIView {
    var content: CGSize? {
        didSet { invalidateIntrinsicContentSize() }
    }
    private(set) var layouts = 0
    private(set) var constraintUpdates = 0

    init(_ content: CGSize?) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        content ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    override func updateConstraints() {
        constraintUpdates += 1
        super.updateConstraints()
    }
}

extension NSLayoutConstraint {
    /// The constraint itself, at another priority.
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
