#if canImport(SwiftUI)
    import SwiftUI

    /// The controller of a post with SwiftUI content.
    ///
    /// The content is in a child controller, a hosting controller, so that `onAppear` and `task` follow the post. Its
    /// environment is that of the view that posted it, with the color scheme of the post and the action `dismissPost`.
    final class HostedPostController: UIViewController {
        // MARK: - Lifecycle

        /// Creates a controller.
        ///
        /// - Parameters:
        ///   - content: The content of the post.
        ///   - environment: The environment of the view that posts; nil for that of a new hosting controller.
        init(_ content: AnyView, environment: EnvironmentValues?) {
            (self.content, self.environment) = (content, environment)
            // The content is the first root, since a size may be that of the previous root; see `updateRoot`.
            hosting = ContentHostingController(
                rootView: Self.root(
                    content, environment: environment, textColor: nil, fillsWidth: false, reference: reference))
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        // MARK: - Internal

        /// Returns whether hosting controllers can leave out the safe area, as from iOS 16.4 on. Tests replace it.
        static var hasSafeAreaRegions: @MainActor () -> Bool = {
            if #available(iOS 16.4, *) { true } else { false }
        }

        /// The post; nil until it is made, and after it has ended.
        var post: Post? {
            get { reference.post }
            set { reference.post = newValue }
        }

        /// Replaces the content and its environment. SwiftUI keeps the state of views that are in both contents.
        ///
        /// - Parameters:
        ///   - content: The content; nil, the default, for the present one.
        ///   - environment: The environment of the content.
        func show(_ content: AnyView? = nil, environment: EnvironmentValues?) {
            (self.content, self.environment) = (content ?? self.content, environment)
            updateRoot()
        }

        // MARK: - UIViewController

        override func loadView() {
            let hosted = HostedPostView { [hosting] in hosting.contentSize(in: $0) }
            hosted.didApply = { [weak self] style in
                self?.textColor = style.textColor
                self?.updateRoot()
            }
            hosted.fillDidChange = { [weak self] in self?.updateRoot() }
            hosted.expansionDidChange = { [weak self] in self?.updateRoot() }
            hosted.readsExpansion = { [reference] in reference.readsExpansion }
            view = hosted
            addChild(hosting)
            hosted.addContent(hosting.view)
            hosting.didMove(toParent: self)
            hosting.didLayOut = { [weak self] in self?.contentMayHaveChanged() }
        }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            contentMayHaveChanged()
        }

        // MARK: - Private

        private let hosting: ContentHostingController
        private let reference = PostReference()
        private var content: AnyView
        private var environment: EnvironmentValues?
        /// The text color of the post's style; nil for that of the content.
        private var textColor: UIColor?
        private var willMeasure = false

        private func updateRoot() {
            let hosted = viewIfLoaded as? HostedPostView
            reference.isExpanded = hosted?.isExpanded ?? true
            hosting.rootView = Self.root(
                content, environment: environment, textColor: textColor, fillsWidth: hosted?.fillsWidth ?? false,
                reference: reference)
            // From iOS 15.2 on, a new root is rendered later, and until then a size is that of the previous one. The content is
            // measured again after this layout.
            hosting.view.setNeedsLayout()
            contentMayHaveChanged()
        }

        private static func root(
            _ content: AnyView, environment: EnvironmentValues?, textColor: UIColor?, fillsWidth: Bool,
            reference: PostReference
        ) -> AnyView {
            let filling = content.frame(maxWidth: fillsWidth ? .infinity : nil, alignment: .leading)
            // Without a color, nil removes that of the view that posts, which is chosen for another background.
            let root = filling.foregroundColor(textColor.map { Color(uiColor: $0) })
                .environment(\.dismissPost, Post.DismissAction(reference))
                .environment(\.isPostExpanded, reference.expansion)
                .transformEnvironment(\.self) { own in
                    guard var environment else { return }
                    environment.colorScheme = own.colorScheme
                    own = environment
                }
            // Before iOS 16.4, only the content can ignore the safe area.
            return hasSafeAreaRegions() ? AnyView(root) : AnyView(root.ignoresSafeArea())
        }

        /// Measures the content and resizes the post with it. The content may be in an update or in its own layout pass, in
        /// which it mustn't be measured, so this happens afterwards.
        private func contentMayHaveChanged() {
            guard let hosted = viewIfLoaded as? HostedPostView, !willMeasure else { return }
            willMeasure = true
            _ = DefaultPostClock.shared.schedule(after: 0) { [weak self] in
                guard let self else { return }
                willMeasure = false
                if hosted.measure() { post?.contentSizeDidChange() }
            }
        }
    }

    /// A weak reference to a post, for the content that was made before it.
    @MainActor
    final class PostReference {
        weak var post: Post?
        /// A Boolean value that indicates whether the post isn't compact.
        var isExpanded = true
        /// A Boolean value that indicates whether the content depends on `isExpanded`, so that it may have a compact form.
        private(set) var readsExpansion = false

        /// The binding for the content. A new one is made for each root, with which SwiftUI updates the content.
        var expansion: Binding<Bool> {
            Binding { [weak self] in
                MainActor.assumeIsolated { self?.read() ?? true }
            } set: { [weak self] isExpanded in
                MainActor.assumeIsolated { self?.set(isExpanded) }
            }
        }

        private func read() -> Bool {
            readsExpansion = true
            return isExpanded
        }

        private func set(_ isExpanded: Bool) {
            if isExpanded != self.isExpanded { post?.view?.enclosingSlot?.report(.toggled) }
        }
    }

    /// A hosting controller that reports each layout pass. Before iOS 16, that is the only sign of a new size.
    private final class ContentHostingController: UIHostingController<AnyView> {
        var didLayOut: () -> Void = {}

        override init(rootView: AnyView) {
            super.init(rootView: rootView)
            view.backgroundColor = .clear
            if #available(iOS 16.0, *) { sizingOptions = .preferredContentSize }
            // The post is in the safe area and clear of the keyboard already.
            if #available(iOS 16.4, *), HostedPostController.hasSafeAreaRegions() { safeAreaRegions = [] }
        }

        required init?(coder: NSCoder) { nil }

        /// Returns the size of the content for a proposal, without the safe area.
        ///
        /// Before iOS 16.4, `sizeThatFits(in:)` reduces the proposal by the safe area of the view and adds it to the size, even
        /// if the root ignores the safe area.
        func contentSize(in size: CGSize) -> CGSize {
            let insets = HostedPostController.hasSafeAreaRegions() ? .zero : view.safeAreaInsets
            let (width, height) = (insets.left + insets.right, insets.top + insets.bottom)
            let fitting = sizeThatFits(in: CGSize(width: size.width + width, height: size.height + height))
            return CGSize(width: fitting.width - width, height: fitting.height - height)
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            didLayOut()
        }
    }

    /// The view of a post with SwiftUI content.
    final class HostedPostView: WrappingView, PostContentView, WidthFillingContent, LateSpeaking {
        /// Called with the style of the post.
        var didApply: (PostStyle) -> Void = { _ in }

        /// Called when `fillsWidth` has changed.
        var fillDidChange: () -> Void = {}

        var fillsWidth = false {
            didSet { if fillsWidth != oldValue { fillDidChange() } }
        }

        /// Called when `isExpanded` has changed.
        var expansionDidChange: () -> Void = {}

        /// Returns whether the content depends on `isExpanded`.
        var readsExpansion: () -> Bool = { false }

        var isExpanded = true {
            didSet { if isExpanded != oldValue { expansionDidChange() } }
        }

        var hasDetails: Bool { readsExpansion() }

        /// Colors the texts.
        func apply(_ style: PostStyle) { didApply(style) }

        /// SwiftUI's controls can't be found in the view hierarchy, so all taps on the content belong to the content.
        var handlesTaps: Bool { true }
    }

    /// A view with the size of its content, which wraps its texts at the width of the view.
    class WrappingView: UIView {
        // MARK: - Lifecycle

        /// Creates a view.
        ///
        /// - Parameter sizeThatFits: A closure that returns the size of the content in a proposed size.
        init(sizeThatFits: @escaping (CGSize) -> CGSize) {
            measureContent = sizeThatFits
            super.init(frame: .zero)
            setContentHuggingPriority(.defaultHigh, for: .vertical)
            measure()
        }

        required init?(coder: NSCoder) { nil }

        // MARK: - Internal

        /// Adds the content, which always has the size of this view.
        func addContent(_ content: UIView) {
            addSubview(content)
            self.content = content
        }

        /// Measures the content at the current width.
        ///
        /// - Returns: A Boolean value that indicates whether the size has changed.
        @discardableResult
        func measure() -> Bool {
            measuredWidth = bounds.width
            let measured = currentSize
            guard measured != size else { return false }
            size = measured
            invalidateIntrinsicContentSize()
            return true
        }

        // MARK: - UIView

        override var intrinsicContentSize: CGSize { size }

        /// Gives the content the size of the view, and measures it for another width. The layout pass of the content comes
        /// later.
        override func layoutSubviews() {
            super.layoutSubviews()
            // Content with insets has no solution in an empty view.
            if !bounds.isEmpty { content?.frame = bounds }
            if bounds.width != measuredWidth { measure() }
        }

        // MARK: - Private

        private let measureContent: (CGSize) -> CGSize
        private weak var content: UIView?
        private var size = CGSize.zero
        /// The width of the view for which the content was measured.
        private var measuredWidth: CGFloat = 0

        /// The width in 10,000 points, which UIKit uses for expanded sizes and the presentation limits, and the height at the
        /// width of the view.
        private var currentSize: CGSize {
            let widest = measure(inWidth: UIView.layoutFittingExpandedSize.width)
            guard bounds.width > 0, bounds.width < widest.width else { return widest }
            return CGSize(width: widest.width, height: measure(inWidth: bounds.width).height)
        }

        private func measure(inWidth width: CGFloat) -> CGSize {
            // SwiftUI proposes no height for the greatest number. For 10,000 points, a bar next to a text would be that high.
            let size = measureContent(CGSize(width: width, height: .greatestFiniteMagnitude))
            let largest = UIView.layoutFittingExpandedSize
            return CGSize(
                width: min(max(0, size.width), largest.width), height: min(max(0, size.height), largest.height))
        }
    }
#endif
