extension UIView {
    /// Applies the changes in `animations` to a view and its subviews immediately, and animates from the old appearance
    /// to the new one with a dissolve or flip, as specified by the options. Without either, or outside a window, there
    /// is no animation. `completion` is called after `duration` seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        var block = AnimationBlock(duration: options.duration(duration), delay: 0, options: options)
        block.waits = view.window != nil && duration > 0
        block.run({ startTransition(of: view, options, animations) }, completion)
    }

    private class func startTransition(of view: UIView, _ options: AnimationOptions, _ changes: (() -> Void)?) {
        let group = AnimationEngine.currentGroup
        var transition: TransitionAnimation?
        if view.window != nil, areAnimationsEnabled, let group, let style = options.transitionStyle {
            view.layer.displayTreeIfNeeded()
            transition = TransitionAnimation(of: view.layer, style, in: group)
        }
        performWithoutAnimation { changes?() }
        guard let group, let transition else { return }
        group.add(transition, to: view.layer)
    }

    /// Replaces `fromView` with `toView` in its superview, with a transition of the superview. With
    /// `showHideTransitionViews`, both views stay in the hierarchy; the former is hidden and the latter shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension UIView.AnimationOptions {
    fileprivate var transitionStyle: TransitionAnimation.Style? {
        switch UIView.AnimationOptions(rawValue: rawValue & 0xf << 20) {
        case .transitionCrossDissolve: .dissolve
        case .transitionFlipFromLeft, .transitionFlipFromRight: .flip(isVertical: false)
        case .transitionFlipFromTop, .transitionFlipFromBottom: .flip(isVertical: true)
        default: nil
        }
    }
}
