import Foundation
import MessageStackView
import MessageStackViewConnectivity
import MessageStackViewVersion3
import Testing
import UIKit

// A subclass of each open class that `MessageViewSubclassTests` doesn't have, as in an app. It overrides open members, and adds
// initializers where the class is made for that.

private final class AppStackView: MessageStackView, PostManagerDelegate {
    private(set) var configured: [UIView] = []
    private(set) var entered: [UIView] = []

    override var presentation: PostPresentation {
        get { super.presentation }
        set {
            super.presentation = newValue
            super.presentation.style.corners = .rounded(9)
        }
    }

    override func configure(_ view: UIView) {
        super.configure(view)
        configured.append(view)
    }

    override func carryOut(_ change: PostChange) {
        var change = change
        change.isAnimated = false
        super.carryOut(change)
    }

    func postManager(_ postManager: PostManager, didPost view: UIView) { entered.append(view) }
}

private final class AppPostView: PostView, PostManagerDelegate {
    let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init(edge: PostEdge) {
        name = "edge"
        super.init(edge: edge)
    }

    required init?(coder: NSCoder) { nil }

    func postManager(_ postManager: PostManager, willPost view: UIView) {}
}

private final class AppBadge: BadgeView {
    override var tintColor: UIColor! {
        get { .purple }
        set {}
    }
}

private final class AppShadowView: ShadowView {
    override func layoutSubviews() { super.layoutSubviews() }
}

nonisolated private final class AppShadowLayer: ParentShadowLayer {
    override func layoutSublayers() { super.layoutSublayers() }
}

private final class AppScreen: ConnectivityViewController {
    override var messageLayout: PostEdge { .top }
    override var message: Message { Message("No connection") }
    override var dismissAfter: TimeInterval? { 5 }
    override var postAnimation: PostAnimation { .none }
    override func configureMessageView(_ messageView: MessageView) {}
    override func messageManagerShouldPost(_ messageManager: ConnectivityManager.MessageManager) -> Bool { false }
    override func messageManager(
        _ messageManager: ConnectivityManager.MessageManager, didPostMessageView messageView: MessageView
    ) {}
}

private final class AppSegue: PostSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        presentation = .card(.bottom)
    }

    override func perform() { super.perform() }
}

@MainActor
struct OpenClassTests {
    @Test func stackSubclassDeterminesItsPresentation() {
        let stack = AppStackView(edge: .bottom)
        stack.presentation = .card(.top)
        #expect(stack.presentation.style.corners == .rounded(9) && stack.edge == .bottom)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(stack)
        let view = stack.post(message: Message("Saved"))
        #expect(stack.configured == [view] && view.enclosingPost != nil)
        #expect(stack.entered == [view])
    }

    @Test func postViewSubclassHasItsOwnInitializer() {
        let postView = AppPostView(name: "Inbox")
        #expect(postView.name == "Inbox" && postView.edge == .top)
        #expect(UIView().createPostView(edge: .bottom).edge == .bottom)
        #expect(postView.post("Saved").phase == .waiting)
    }

    @Test func smallViewsCanBeSubclassed() {
        #expect(AppBadge().tintColor == .purple)
        #expect(AppShadowView().layer is ParentShadowLayer)
        #expect(AppShadowLayer().sublayers == nil)
    }

    @Test func controllersAndSeguesCanBeSubclassed() {
        let screen = AppScreen()
        screen.loadViewIfNeeded()
        #expect(screen.messageStackView.edge == .top && screen.messageStackView.superview === screen.view)
        let segue = AppSegue(identifier: nil, source: UIViewController(), destination: screen)
        #expect(
            segue.presentation.placement.position == PostPresentation.card(.bottom).placement.position
                && segue.dismissAfter == nil)
    }

    /// The lines of a folder of the repository; none on a device, where it isn't available.
    nonisolated private static func lines(of folder: String) -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files =
            FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .flatMap { $0.split(separator: "\n").map(String.init) }
    }

    @Test(.enabled(if: !lines(of: "Sources").isEmpty)) func eachOpenClassHasASubclassHere() {
        let classes = Self.lines(of: "Sources").compactMap { line -> Substring? in
            // Types under a condition are indented.
            let line = line.drop { $0 == " " }
            guard line.hasPrefix("open class "), !line.hasPrefix("open class func"), !line.hasPrefix("open class var")
            else { return nil }
            return line.dropFirst("open class ".count).prefix { $0 != ":" && $0 != " " }
        }
        #expect(classes.count >= 10)
        let subclasses = Self.lines(of: "Tests/ConsumerTests").filter { $0.contains("private final class ") }
        for name in classes {
            #expect(subclasses.contains { $0.contains(": \(name) {") || $0.contains(": \(name),") }, "\(name)")
        }
    }
}
