/// A bar with a large title that moves with the content of a scroll view.
@MainActor
protocol ScrollingTitleBar: AnyObject {
    func contentDidScroll(_ scrollView: UIScrollView)

    /// Returns the final offset for content that would stop at `offset`, adjusted so that the title isn't cut off.
    func restingOffset(for offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}
