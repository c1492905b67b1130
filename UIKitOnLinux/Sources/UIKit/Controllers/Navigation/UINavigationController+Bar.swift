// The layout of the bar, derived from the safe area, the top item and the content below.
extension UINavigationController: ScrollingTitleBar {
    /// The distance from the top of the view to the bar: the safe area, but at least 10 points, 24 in compact height, and
    /// 16 in a sheet on a phone with square corners.
    private var barTop: CGFloat {
        let least = isInSmallSheet ? UINavigationBar.topInSmallSheet : UINavigationBar.leastTop(view.traitCollection)
        return max(view.safeAreaInsets.top, least)
    }

    private var isInSmallSheet: Bool {
        let traits = view.traitCollection
        return nearestOwnPresentation?.controller is UISheetPresentationController
            && traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .regular
            && view.window?.safeAreaInsets.bottom == 0
    }

    private var largeTitleHeight: CGFloat { UINavigationBar.largeTitleHeight(navigationBar.traitCollection) }

    /// The height that the bar covers without a large title, including the safe area.
    private var collapsedHeight: CGFloat {
        barTop + (minimizedBarHeight ?? UINavigationBar.height + UINavigationBar.padding)
    }

    /// The distances of the bar from the sides of the view: none, unless the status bar is in a column there. On a foldable
    /// phone, Apple's bars move their items into that column, which isn't simulated.
    private var barSides: (left: CGFloat, right: CGFloat) {
        guard view.window?.windowScene?.effectiveGeometryValues.statusArea != nil else { return (0, 0) }
        return (view.safeAreaInsets.left, view.safeAreaInsets.right)
    }

    private var topItem: UINavigationItem? { seenController?.navigationItem }

    /// Lays out the bar; a hidden one is above the screen.
    func layOutBar() {
        guard isViewLoaded else { return }
        guard !isNested else { return layOutNested() }
        navigationBar.isHidden = false
        let extent = navigationBar.showsLargeTitle && topItem != nil ? topItem?.titleExtent ?? largeTitleHeight : 0
        let height =
            navigationBar.showsLargeTitle
            ? UINavigationBar.height + UINavigationBar.padding + extent
            : minimizedBarHeight ?? UINavigationBar.frameHeight
        let sides = barSides
        navigationBar.clipsToBounds = minimizedBarHeight != nil
        navigationBar.frame = CGRect(
            x: sides.left, y: barIsHidden ? -height : barTop, width: view.bounds.width - sides.left - sides.right,
            height: height)
        navigationBar.backgroundTop = barTop
        navigationBar.alpha = barIsHidden ? 0 : 1
        contentView.barInsets.top = barIsHidden ? 0 : collapsedHeight + extent
        followContent()
        if transition == nil { placeShown() }
    }

    // MARK: - Large title

    /// The scroll view that moves the large title: the one that the controller specifies, its view, or the first
    /// subview.
    private var contentScrollView: UIScrollView? {
        guard let seen = seenController, let view = seen.viewIfLoaded else { return nil }
        if #available(iOS 15.0, *), let named = seen.contentScrollView(for: .top) { return named }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Shows the large title again if the content is scrolled to its top. It is called when the height is no longer
    /// compact, because compact height has no large titles.
    func largeTitleDidReturn() {
        guard isViewLoaded, let topItem, let scrollView = contentScrollView else { return }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        topItem.titleExtent = isAtTop ? nil : 0
        topItem.titleStretch = 0
        topItem.isScrolled = !isAtTop
    }

    private func layOutNested() {
        navigationBar.isHidden = true
        contentView.barInsets.top = 0
        followContent()
        barOwner.layOutBar()
        if transition == nil { placeShown() }
    }

    private func followContent() {
        let scrollView = !isNested && navigationBar.showsLargeTitle && !barIsHidden ? contentScrollView : nil
        if followedScrollView !== scrollView {
            followedScrollView?.titleBar = nil
            followedScrollView?.roomForTitle = 0
        }
        followedScrollView = scrollView
        guard let scrollView, let topItem else { return }
        scrollView.titleBar = self
        scrollView.roomForTitle = topItem.titleExtent.map { largeTitleHeight - $0 } ?? 0
    }

    func contentDidScroll(_ scrollView: UIScrollView) {
        guard let topItem, scrollView === followedScrollView, transition == nil else { return }
        let extent = -scrollView.contentOffset.y - collapsedHeight - scrollView.contentInset.top
        let height = largeTitleHeight
        topItem.isScrolled = extent < 0
        topItem.titleStretch = max(0, extent - height)
        let seen = extent < height ? max(0, extent) : nil
        if seen != topItem.titleExtent {
            topItem.titleExtent = seen
            layOutBar()
        }
        navigationBar.titleDidMove()
    }

    /// Returns the offset at which scrolling ends, so that a partly visible large title is either shown or hidden
    /// completely.
    func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat {
        let extent = -offset - collapsedHeight - scrollView.contentInset.top
        let height = largeTitleHeight
        guard extent > 0, extent < height else { return offset }
        return offset + extent - (extent < height / 2 ? 0 : height)
    }

    // MARK: - Shown controller

    /// Returns the frame of a controller's view: the whole area, without the bars at edges to which it doesn't extend.
    func frame(of controller: UIViewController) -> CGRect {
        let insets = contentView.safeAreaInsetsForSubviews
        let edges = controller.edgesForExtendedLayout
        return contentView.bounds.inset(
            by: UIEdgeInsets(
                top: edges.contains(.top) ? 0 : insets.top, left: 0,
                bottom: edges.contains(.bottom) ? 0 : insets.bottom,
                right: 0))
    }

    func placeShown() {
        guard let shown, let view = shown.viewIfLoaded, view.superview === contentView else { return }
        let frame = frame(of: shown)
        if view.untransformedFrame != frame { view.frame = frame }
    }
}
