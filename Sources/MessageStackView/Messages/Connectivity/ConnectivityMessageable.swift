import UIKit

/// A view controller that shows the bar for a lost connection in its own view.
///
/// It shows the bar while it, or one of its children, is visible at the bottom of the window.
/// `ConnectivityViewController` is a ready-made one.
@MainActor
public protocol ConnectivityMessageable: AnyObject {
    /// Shows the bar.
    var messageStackView: MessageStackView { get }

    /// What the bar says; `Message.noInternet` by default.
    var message: Message { get }

    /// Seconds for which the bar is shown; nil, the default, for as long as there is no network. A bar whose time was
    /// over comes back with the next loss.
    var dismissAfter: TimeInterval? { get }

    /// Which changes of the bar are animated; both by default.
    var postAnimation: PostAnimation { get }

    /// Asked whenever there is no network and this screen comes up; true by default.
    func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool

    /// Called when the bar has been posted; the default does nothing.
    func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView)

    /// Gives the bar its look, before it is posted; `MessageView.configureNoInternet()` by default.
    func configureMessageView(_ messageView: MessageView)
}

extension ConnectivityMessageable {
    public var message: Message { .noInternet }
    public var dismissAfter: TimeInterval? { nil }
    public var postAnimation: PostAnimation { .default }

    public func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    public func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    public func configureMessageView(_ messageView: MessageView) { messageView.configureNoInternet() }
}

extension VisibleScreen {
    /// The controller, or the nearest container around it, that has a place for the bar.
    var messageable: (any ConnectivityMessageable)? {
        sequence(first: controller, next: { $0?.parent }).lazy
            .prefix { $0 != nil }
            .compactMap { $0 as? any ConnectivityMessageable }
            .first
    }
}

/// A view controller with a stack of messages at an edge of its view, where the bar is shown while there is no network.
open class ConnectivityViewController: UIViewController, ConnectivityMessageable {
    // MARK: - Public

    /// The edge that the messages come from; the bottom by default. Read when the view is loaded.
    open var messageLayout: MessageLayout { .bottom }

    open override func viewDidLoad() {
        super.viewDidLoad()
        messageStackView.addTo(view: view, layout: messageLayout, constrainToSafeArea: false)
        fillSafeArea()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        fillSafeArea()
    }

    // MARK: - ConnectivityMessageable

    /// At the edge of the view; its band fills the safe area there.
    public private(set) lazy var messageStackView = MessageStackView(layout: messageLayout)

    open var message: Message { .noInternet }
    open var dismissAfter: TimeInterval? { nil }
    open var postAnimation: PostAnimation { .default }

    open func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { true }

    open func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}

    open func configureMessageView(_ messageView: MessageView) { messageView.configureNoInternet() }

    // MARK: - Private

    private func fillSafeArea() {
        let insets = view.safeAreaInsets
        messageStackView.spaceViewHeight = messageLayout == .top ? insets.top : insets.bottom
    }
}

extension Message {
    /// Says that there is no network, in the words of `PostStrings.current`.
    @MainActor public static var noInternet: Message {
        Message(
            title: PostStrings.current.noInternetTitle,
            subtitle: PostStrings.current.noInternetSubtitle,
            leftImage: .noInternet
        )
    }
}

extension MessageView {
    /// The look of the bar that says that there is no network: white on dark grey, 7.5 : 1, 15 points semibold above
    /// 13 regular, the image at its own size, no shadow.
    public func configureNoInternet() {
        set(configuration: MessageConfiguration(backgroundColor: .darkGray, tintColor: .white))
        titleLabel.font = .scaled(.subheadline, size: 15, weight: .semibold)
        subtitleLabel.font = .scaled(.footnote, size: 13)
        if let image = leftImageView.image { leftImageViewSize = image.size }
    }
}

extension UIImage {
    /// The sign of a wireless network, struck through, of 28 × 28 points.
    static let noInternet: UIImage = {
        let size = CGSize(width: 28, height: 28)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            let source = CGPoint(x: 14, y: 21)
            UIBezierPath(arcCenter: source, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            for radius: CGFloat in [6.5, 11, 15.5] {
                let arc = UIBezierPath(
                    arcCenter: source, radius: radius, startAngle: -0.75 * .pi, endAngle: -0.25 * .pi, clockwise: true)
                arc.lineWidth = 2
                arc.lineCapStyle = .round
                arc.stroke()
            }
            let stroke = UIBezierPath()
            stroke.move(to: CGPoint(x: 6, y: 4))
            stroke.addLine(to: CGPoint(x: 22, y: 24))
            stroke.lineWidth = 2
            stroke.lineCapStyle = .round
            stroke.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }()
}
