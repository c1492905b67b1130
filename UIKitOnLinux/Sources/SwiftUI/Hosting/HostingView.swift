internal import Readings
@_spi(Simulator) import UIKit

/// The view of a hosting controller.
final class HostingView: UIView {
    let graph = ViewGraph()
    var content: any View {
        didSet {
            if Reading.hostedSizesAreLate.isOn, graph.root != nil { renderLater() } else { setNeedsEnvironment() }
        }
    }
    var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { setNeedsEnvironment() } }
    var safeAreaRegions = SafeAreaRegions.all { didSet { contentSizeDidChange() } }
    weak var controller: UIViewController? { didSet { graph.controller = controller } }
    private var needsEnvironment = true
    /// Whether the content has replaced another one and will be rendered in the next turn.
    private var willRender = false
    /// Whether the content is being rendered without a layout of this view.
    private var isRendering = false
    private var widthOfIntrinsicSize: CGFloat = 0
    /// The keyboard's frame in screen coordinates.
    private var keyboardFrame = CGRect.null
    private var keyboardObserver: (any NSObjectProtocol)?

    init(content: any View) {
        self.content = content
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        addGestureRecognizer(HostedTouchRecognizer())
        graph.onInvalidation = { [weak self] in self?.setNeedsContentLayout() }
        graph.onUpdate = { [weak self] in self?.contentSizeDidChange() }
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
            MainActor.assumeIsolated { self?.keyboardDidMove(to: frame) }
        }
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        graph.end()
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }

    // MARK: - Updates

    /// Sets the content and the environment again before the next layout.
    func setNeedsEnvironment() {
        needsEnvironment = true
        graph.setNeedsUpdate()
        setNeedsLayout()
    }

    private func updateContent() {
        if needsEnvironment {
            needsEnvironment = false
            var environment = EnvironmentValues()
            environment.adopt(traitCollection, of: controller)
            graph.setRoot(content, environment: environment)
        }
        graph.updateIfNeeded()
    }

    /// Renders new content in the next turn, unless a layout does so before.
    private func renderLater() {
        needsEnvironment = true
        guard !willRender else { return }
        willRender = true
        RunCycle.setNeedsCommit()
        RunCycle.onNextTurn { [weak self] in
            guard let self, willRender else { return }
            (willRender, isRendering) = (false, true)
            updateContent()
            layOutContent()
            isRendering = false
        }
    }

    private func setNeedsContentLayout() {
        if !isRendering { setNeedsLayout() }
    }

    private func contentSizeDidChange() {
        setNeedsContentLayout()
        guard !Reading.hostedSizesAreLate.isOn else { return }
        if sizingOptions.contains(.intrinsicContentSize) { invalidateIntrinsicContentSize() }
        if sizingOptions.contains(.preferredContentSize) {
            controller?.preferredContentSize = contentSize(.unspecified)
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsEnvironment()
        graph.isActive = window != nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsEnvironment()
    }

    // MARK: - Layout

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        willRender = false
        updateContent()
        if bounds.width != widthOfIntrinsicSize, sizingOptions.contains(.intrinsicContentSize) {
            invalidateIntrinsicContentSize()
        }
        layOutContent()
    }

    private func layOutContent() {
        var insets = insets
        insets.bottom = max(insets.bottom, keyboardOverlap)
        graph.layOut(in: bounds, safeBounds: bounds.inset(by: insets), container: self)
    }

    private func keyboardDidMove(to frame: CGRect) {
        keyboardFrame = frame
        setNeedsLayout()
    }

    /// The height of the part of the view that the keyboard covers.
    private var keyboardOverlap: CGFloat {
        guard regions.contains(.keyboard), window != nil, !keyboardFrame.isNull else { return 0 }
        let covered = convert(keyboardFrame, from: nil).intersection(bounds)
        return covered.isNull || covered.isEmpty ? 0 : bounds.maxY - covered.minY
    }

    private var insets: UIEdgeInsets { regions.contains(.container) ? safeAreaInsets : .zero }

    /// The safe areas that the content respects.
    private var regions: SafeAreaRegions { Reading.hostedSizesIncludeSafeAreas.isOn ? .all : safeAreaRegions }

    /// Returns the size of the content for a proposal, with the safe area around it, rounded up to pixels.
    func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        if !willRender { updateContent() }
        let (width, height) = (insets.left + insets.right, insets.top + insets.bottom)
        let size = graph.rootItem.size(
            ProposedViewSize(
                width: proposal.width.map { max(0, $0 - width) }, height: proposal.height.map { max(0, $0 - height) }))
        let scale = max(1, traitCollection.displayScale)
        func ceiled(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: ceiled(size.width + width), height: ceiled(size.height + height))
    }

    /// The ideal size. If the view is narrower, the height is that of the content in its width.
    override var intrinsicContentSize: CGSize {
        widthOfIntrinsicSize = bounds.width
        let ideal = contentSize(.unspecified)
        guard bounds.width > 0, bounds.width < ideal.width else { return ideal }
        let height = contentSize(ProposedViewSize(width: bounds.width, height: nil)).height
        return CGSize(width: ideal.width, height: height)
    }

    /// Returns the size for a proposal. SwiftUI proposes no length for numbers from 2,777,780 on.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        func length(_ length: CGFloat) -> CGFloat? { length < 2_777_780 ? length : nil }
        return contentSize(ProposedViewSize(width: length(size.width), height: length(size.height)))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (width, height) = (horizontalFittingPriority == .required, verticalFittingPriority == .required)
        let size = contentSize(
            ProposedViewSize(width: width ? targetSize.width : nil, height: height ? targetSize.height : nil))
        return CGSize(
            width: width ? targetSize.width : size.width, height: height ? targetSize.height : size.height)
    }

    // MARK: - Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let view = super.hitTest(point, with: event) else { return nil }
        if UIHostingViewOptions.hasSubviews { return view }
        return UIHostingViewOptions.hasControls && graph.root?.contains(foreign: view) == true ? view : self
    }
}

extension Node {
    /// Whether a view belongs to a UIKit view that handles its own touches.
    fileprivate func contains(foreign view: UIView) -> Bool {
        if handlesTouches, let uiView, view.isDescendant(of: uiView) { return true }
        return children.contains { $0.contains(foreign: view) }
    }

    /// Returns the frontmost node at a point of the hosting view.
    fileprivate func node(at point: CGPoint, in hostingView: UIView) -> Node? {
        if let uiView {
            guard uiView.isUserInteractionEnabled, !uiView.isHidden, uiView.alpha > 0.01 else { return nil }
            if uiView.clipsToBounds, !contains(point, in: hostingView) { return nil }
        }
        for child in drawsBackward ? children : children.reversed() {
            if let node = child.node(at: point, in: hostingView) { return node }
        }
        let takesTouches = children.isEmpty || tapAction != nil
        return takesTouches && contains(point, in: hostingView) ? self : nil
    }

    func contains(_ point: CGPoint, in hostingView: UIView, margin: CGFloat = 0) -> Bool {
        guard let uiView else { return false }
        return uiView.bounds.insetBy(dx: -margin, dy: -margin).contains(uiView.convert(point, from: hostingView))
    }

    /// Returns the node whose tap action a tap at a point performs.
    func tapTarget(at point: CGPoint, in hostingView: UIView) -> Node? {
        var node = node(at: point, in: hostingView)
        if node?.handlesTouches == true { return nil }
        while let next = node, next.tapAction == nil { node = next.parent }
        return node
    }
}

/// The recognizer of a hosting view that presses its buttons and taps what reacts to taps.
final class HostedTouchRecognizer: UIGestureRecognizer {
    /// The distance from a button at which a finger still presses it, in points.
    private static let margin: CGFloat = 70

    private weak var target: Node?

    override init() {
        super.init()
        addHandler { [weak self] _ in
            if self?.state == .ended { self?.target?.tapAction?() }
        }
    }

    private var hostingView: HostingView? { view as? HostingView }

    private func contains(_ touch: UITouch?) -> Bool {
        guard let touch, let hostingView, let target, !target.isRemoved else { return false }
        return target.contains(touch.location(in: hostingView), in: hostingView, margin: Self.margin)
    }

    private func showPressed(_ isPressed: Bool) { (target?.uiView as? any PressableView)?.isPressed = isPressed }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard target == nil, let touch = touches.first, let hostingView,
            let target = hostingView.graph.root?.tapTarget(at: touch.location(in: hostingView), in: hostingView)
        else {
            if target == nil { state = .failed }
            return
        }
        self.target = target
        showPressed(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { showPressed(contains(touches.first)) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        showPressed(false)
        state = contains(touches.first) ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        showPressed(false)
        target = nil
    }
}
