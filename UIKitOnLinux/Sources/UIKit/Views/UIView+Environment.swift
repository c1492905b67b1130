internal import Readings

extension UIView {
    // MARK: - Traits

    /// Updates the traits from the superview and the overrides of view and controller, and propagates changes to
    /// subviews.
    package func propagateTraits() {
        guard storedWindow != nil || storedSuperview?.environment.traits != nil || self is UIWindow,
            !environment.hasLateTraits
        else { return }
        var values = inheritedTraits.values
        let controller = owningController
        let previousOfController = controller?.storedTraits
        let controllerDiffers = controller?.adoptTraits(values) ?? false
        if let controller { values = controller.traitCollection.values }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        if environment.isElevated { values.userInterfaceLevel = .elevated }
        traitResponse?.overrides.apply(to: &values)
        let previous = environment.traits
        guard values != previous?.values else {
            if controllerDiffers { controller?.tellOfTraitChange(from: previousOfController) }
            return
        }
        let traits = UITraitCollection(values: values)
        environment.traits = traits
        if values.layoutDirection != previous?.layoutDirection { layoutDirectionDidChange() }
        if previous == nil || traits.hasDifferentColorAppearance(comparedTo: previous) {
            applyBackgroundColor()
            setNeedsDisplay()
        }
        if controllerDiffers { controller?.tellOfTraitChange(from: previousOfController) }
        tellOfTraitChange(from: previous)
        for subview in storedSubviews { subview.propagateTraits() }
    }

    private var inheritedTraits: UITraitCollection {
        if let superview = storedSuperview { return superview.traitCollection }
        if let window = self as? UIWindow {
            return window.windowScene?.traitCollection ?? UIScreen.main.traitCollection
        }
        return ViewEnvironment.unattachedTraits
    }

    func layoutDirectionDidChange() {
        layoutDirectionOfContentDidChange()
        setNeedsLayout()
        setNeedsDisplay()
        for subview in storedSubviews where subview.semanticContentAttribute == .unspecified {
            subview.setNeedsLayout()
        }
    }

    // MARK: - Tint

    func propagateTintColorChange() {
        if backgroundColor === UIColor.tintColor { applyBackgroundColor() }
        tintColorDidChange()
        for subview in storedSubviews where subview.environment.tintColor == nil {
            subview.propagateTintColorChange()
        }
    }

    // MARK: - Safe area

    /// Updates the safe area insets, which are clamped per edge: a view entirely outside the safe area has its
    /// superview's full inset. Measured on Apple's UIKit.
    package func updateSafeArea() {
        if Reading.coversGetSafeAreasLate.isOn, LateSafeAreas.delays(self) { return }
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.screenSafeAreaInsets
        } else if let parent = storedSuperview {
            let outer = parent.safeAreaInsetsForSubviews
            let size = parent.bounds.size
            let frame = untransformedFrame.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
            insets = UIEdgeInsets(
                top: min(max(outer.top - frame.minY, 0), outer.top),
                left: min(max(outer.left - frame.minX, 0), outer.left),
                bottom: min(max(frame.maxY - (size.height - outer.bottom), 0), outer.bottom),
                right: min(max(frame.maxX - (size.width - outer.right), 0), outer.right))
        }
        if let additional = owningController?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        if insets != environment.safeAreaInsets {
            environment.safeAreaInsets = insets
            safeAreaInsetsDidChange()
            owningController?.viewSafeAreaInsetsDidChange()
            marginsDidChange()
        } else if insets == .zero {
            return
        }
        for subview in storedSubviews { subview.updateSafeArea() }
    }

    /// The frame for layout, without the transform.
    package var untransformedFrame: CGRect {
        let layer = layer
        let (position, anchor, size) = (layer.model.position, layer.model.anchorPoint, layer.model.bounds.size)
        return CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
            width: size.width, height: size.height)
    }

    // MARK: - Margins

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = baseMargins
        if insetsLayoutMarginsFromSafeArea {
            margins.top += safeAreaInsets.top
            margins.left += safeAreaInsets.left
            margins.bottom += safeAreaInsets.bottom
            margins.right += safeAreaInsets.right
        }
        guard preservesSuperviewLayoutMargins, let superview = storedSuperview else { return margins }
        let outer = superview.layoutMargins
        let size = superview.bounds.size
        let frame = untransformedFrame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - frame.minY),
            left: max(margins.left, outer.left - frame.minX),
            bottom: max(margins.bottom, frame.maxY - (size.height - outer.bottom)),
            right: max(margins.right, frame.maxX - (size.width - outer.right)))
    }

    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isReversed ? margins.right : margins.left,
            bottom: margins.bottom, trailing: isReversed ? margins.left : margins.right)
    }

    func setBaseMargins(_ margins: UIEdgeInsets) {
        environment.baseMargins = margins
        environment.baseMarginsAreDirectional = false
        marginsDidChange()
    }

    func setBaseMargins(_ margins: NSDirectionalEdgeInsets) {
        environment.baseMargins = UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        environment.baseMarginsAreDirectional = true
        marginsDidChange()
    }

    func marginsDidChange() {
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        layoutInsetsDidChange()
        setNeedsLayout()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins { subview.marginsDidChange() }
    }

    /// The margins without the safe area. In a controller's root view, they are at least the system's minimum margins,
    /// unless the controller disables this.
    private var baseMargins: UIEdgeInsets {
        let own = environment.baseMargins.map {
            directed($0, isDirectional: environment.baseMarginsAreDirectional)
        }
        guard let owningController, owningController.viewRespectsSystemMinimumLayoutMargins else {
            return own ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        let least = owningController.systemMinimumLayoutMargins
        let minimum = directed(
            UIEdgeInsets(top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing),
            isDirectional: true)
        guard let own else { return minimum }
        return UIEdgeInsets(
            top: max(own.top, minimum.top), left: max(own.left, minimum.left),
            bottom: max(own.bottom, minimum.bottom), right: max(own.right, minimum.right))
    }

    private func directed(_ margins: UIEdgeInsets, isDirectional: Bool) -> UIEdgeInsets {
        guard isDirectional, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return margins }
        return UIEdgeInsets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }

    /// The insets of the readable content. In views wider than 1008 points, it is centered and at most 920 points wide;
    /// measured on Mac Catalyst 26.1.
    var readableContentInsets: UIEdgeInsets {
        var insets = layoutMargins
        guard bounds.width > 1008, bounds.width - insets.left - insets.right > 920 else { return insets }
        insets.left = (bounds.width - 920) / 2
        insets.right = insets.left
        return insets
    }
}

/// The views whose safe area is updated in the next layout pass, with `Reading.coversGetSafeAreasLate`: those that aren't
/// the views of controllers.
@MainActor
enum LateSafeAreas {
    private static var views: [() -> UIView?] = []
    private static var isUpdating = false

    /// Returns whether the update of a view's safe area is delayed.
    static func delays(_ view: UIView) -> Bool {
        guard !isUpdating, view.storedWindow != nil, view.storedSuperview != nil, view.owningController == nil
        else { return false }
        if !view.environment.hasLateSafeArea { views.append { [weak view] in view } }
        view.environment.hasLateSafeArea = true
        RunCycle.setNeedsCommit()
        return true
    }

    /// Updates the delayed safe areas, and returns whether there were any.
    ///
    /// - Parameter includingNew: Whether to update those of views that aren't on the screen yet, too. They have been added
    ///   in the current turn.
    static func update(includingNew: Bool) -> Bool {
        let due = views.compactMap { $0() }.filter { includingNew || $0.layer.insertionTurn != AnimationEngine.turn }
        views.removeAll { view in view().map { view in due.contains { $0 === view } } ?? true }
        isUpdating = true
        for view in due {
            view.environment.hasLateSafeArea = false
            view.updateSafeArea()
        }
        isUpdating = false
        return !due.isEmpty
    }

    static func reset() { views = [] }
}
