/// A view controller with a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let hostingView: HostingView

    public init(rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(content: rootView)
        super.init(nibName: nil, bundle: nil)
        hostingView.controller = self
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        hostingView = HostingView(content: rootView)
        super.init(coder: coder)
        hostingView.controller = self
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// The root of the views. A new value of the same type keeps the state.
    public var rootView: Content { didSet { hostingView.content = rootView } }

    /// The ways in which the controller reports the ideal size of its content.
    @available(iOS 16.0, *)
    public var sizingOptions: UIHostingControllerSizingOptions {
        get { hostingView.sizingOptions }
        set { hostingView.sizingOptions = newValue }
    }

    /// The safe areas that the content respects.
    @available(iOS 16.4, *)
    public var safeAreaRegions: SafeAreaRegions {
        get { hostingView.safeAreaRegions }
        set { hostingView.safeAreaRegions = newValue }
    }

    /// Returns the size that the content chooses for a proposal.
    public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

    open override func loadView() { view = hostingView }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hostingView.setNeedsEnvironment()
    }
}

/// The ways in which a hosting controller reports the ideal size of its content.
@available(iOS 16.0, *)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Switches of hosting views, for tests.
@MainActor
@_spi(Simulator) public enum UIHostingViewOptions {
    /// Whether hit tests find the views that draw the content, as before iOS 26. Otherwise they return the hosting view,
    /// which then seems to have no subviews, except where UIKit views are represented.
    @_spi(Simulator) public static var hasSubviews = true
    /// Whether represented UIKit views, such as sliders, switches and scroll views, are found by hit tests too. If this and
    /// `hasSubviews` are false, a hosting view finds nothing but itself.
    @_spi(Simulator) public static var hasControls = true
    /// The number of changes of state during view updates since the start, which Apple calls undefined behavior.
    @_spi(Simulator) public static var changesDuringUpdates: Int { ViewGraph.changesDuringUpdates }
}
