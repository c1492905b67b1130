// The relation between two recognizers. Both recognizers and both delegates are asked.
extension UIGestureRecognizer {
    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        !gesture.allTouches.isDisjoint(with: other.gesture.allTouches)
    }

    /// Returns whether the other recognizer can't recognize while this one has.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard !runsBeside(other) else { return false }
        return canPrevent(other) && other.canBePrevented(by: self)
    }

    private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Returns whether this recognizer must wait until the other has failed, as requested by either of them.
    func asksToWait(for other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
