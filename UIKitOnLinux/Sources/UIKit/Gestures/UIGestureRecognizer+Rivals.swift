// How two recognisers stand to each other; of each question both sides and both delegates are asked.
extension UIGestureRecognizer {
    func sharesTouch(with other: UIGestureRecognizer) -> Bool {
        !gesture.allTouches.isDisjoint(with: other.gesture.allTouches)
    }

    /// Whether the other one can't recognise while this one has.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard !runsBeside(other) else { return false }
        return canPrevent(other) && other.canBePrevented(by: self)
    }

    private func runsBeside(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Whether this one, or the other, wants it to wait until the other has failed.
    func asksToWait(for other: UIGestureRecognizer) -> Bool {
        shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
