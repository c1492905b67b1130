extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        if let current = arrangement.views.firstIndex(where: { $0 === view }) {
            arrangement.views.remove(at: current)
        }
        arrangement.views.insert(view, at: min(max(0, index), arrangement.views.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.storedSuperview !== self { addSubview(view) }
        setNeedsUpdateConstraints()
    }

    func disarrange(_ view: UIView) {
        guard arrangement.contains(view) else { return }
        arrangement.remove(view)
        view.setContentRank(horizontal: 0, vertical: 0)
        setNeedsUpdateConstraints()
    }

    func visibilityOfArrangedSubviewDidChange() {
        setNeedsUpdateConstraints()
    }

    func contentOfArrangedSubviewDidChange() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    }

    /// Replaces all constraints by those that follow from the views and settings of now.
    func rebuildConstraints() {
        NSLayoutConstraint.deactivate(arrangement.constraints)
        for guide in arrangement.guides { removeLayoutGuide(guide) }
        rankContent()
        var builder = StackConstraints(self)
        builder.build()
        arrangement.guides = builder.guides
        arrangement.constraints = builder.constraints
        NSLayoutConstraint.activate(builder.constraints)
    }

    /// Among views of equal content priorities the first one stretches or shrinks, and content of an inner stack before
    /// that of the outer. Measured on iOS 26.1: of three labels in 300 points the first is stretched.
    private func rankContent() {
        var depth = 0
        var outer = storedSuperview as? UIStackView
        while let stack = outer {
            depth += 1
            outer = stack.storedSuperview as? UIStackView
        }
        let base = depth * arrangementLimit
        for (index, view) in arrangement.views.enumerated() {
            let rank = base + arrangement.views.count - index
            view.setContentRank(
                horizontal: axis == .horizontal ? rank : base, vertical: axis == .vertical ? rank : base)
        }
    }

    /// More views than stand in any stack: the ranks of an inner stack lie above those of the outer.
    private var arrangementLimit: Int { 1000 }
}

extension UIView {
    fileprivate func setContentRank(horizontal: Int, vertical: Int) {
        guard layoutState.contentRank != (horizontal, vertical) else { return }
        layoutState.contentRank = (horizontal, vertical)
        LayoutEngine.of(self)?.setNeedsDerivation(self)
    }
}
