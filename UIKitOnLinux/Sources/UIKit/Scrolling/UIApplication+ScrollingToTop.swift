extension UIApplication {
    /// Handles a tap on the status bar: scrolls to the top if exactly one scroll view on the screen supports it.
    package func statusBarWasTapped() {
        let windows = allWindows.filter { !$0.isHidden }
        let candidates = windows.flatMap(\.scrollViewsThatScrollToTop)
        guard candidates.count == 1 else { return }
        candidates[0].scrollToTop()
    }
}

extension UIView {
    fileprivate var scrollViewsThatScrollToTop: [UIScrollView] {
        guard !isHidden, alpha > 0 else { return [] }
        let inside = storedSubviews.flatMap(\.scrollViewsThatScrollToTop)
        guard let scrollView = self as? UIScrollView, scrollView.scrollsToTop else { return inside }
        return [scrollView] + inside
    }
}
