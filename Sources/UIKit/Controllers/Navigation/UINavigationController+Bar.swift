extension UINavigationController {
    /// Below the status bar, or 10 points below the edge without one; out of sight above it while it is hidden.
    func layOutBar() {
        guard isViewLoaded else { return }
        let safeTop = view.safeAreaInsets.top
        let top = max(safeTop, UINavigationBar.padding)
        let bottom = top + UINavigationBar.height + UINavigationBar.padding
        navigationBar.frame = CGRect(
            x: 0, y: barIsHidden ? -UINavigationBar.height : top, width: view.bounds.width,
            height: UINavigationBar.height)
        navigationBar.alpha = barIsHidden ? 0 : 1
        contentView.barInsets.top = barIsHidden ? 0 : bottom
    }
}
