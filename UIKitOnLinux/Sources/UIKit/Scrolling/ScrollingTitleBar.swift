/// A bar whose large title goes with the content of a scroll view.
@MainActor
protocol ScrollingTitleBar: AnyObject {
    func contentDidScroll(_ scrollView: UIScrollView)

    /// Where content that is about to rest at `offset` is to rest, so that the title isn't cut.
    func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}
