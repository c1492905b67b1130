import MessageStackView
@testable import MessageStackViewVersion3
import Simulator
import Testing
import UIKit

/// Source compatibility with MessageStackView 3: names, argument labels and defaults.
@MainActor
@Suite(.leavesNothingBehind)
struct MigrationTests {
    private let simulator = Simulator()
    private let controller = UIViewController()

    init() {
        simulator.show(controller)
    }

    @Test func requestHasVersion3Defaults() {
        let view = UIView()
        let request = PostRequest(view: view)
        #expect(request.view === view)
        #expect(request.dismissAfter == nil)
        #expect(request.animated.isSuperset(of: [.onPost, .onRemove]))
        #expect(PostAnimation.default.isSuperset(of: .both))
        #expect(TimeInterval.animationDuration == 0.333)
        #expect(TimeInterval.defaultDismiss == nil)
        #expect(TimeInterval.defaultMessageDismiss == 5)
    }

    @Test func version3ThemeHasVersion3Metrics() throws {
        let postView = controller.view.createPostView(edge: .top, constrainToSafeArea: false)
        postView.presentation.theme = .version3
        let message = postView.post(message: Message(title: "Title", subtitle: "Subtitle"), dismissAfter: nil)
        simulator.advance(by: 1.25)
        #expect(message.titleLabel.font.pointSize == 14 && message.subtitleLabel.font.pointSize == 12)
        #expect(message.insets == UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
        #expect(message.leftImageViewSize == CGSize(width: 20, height: 20))
        #expect(message.horizontalStackView.spacing == 10)
        postView.removeAll()
        let badge = postView.post(
            badgeMessage: BadgeMessage("Title", subtitle: "Subtitle", image: nil, fillColor: .red),
            dismissAfter: nil)
        simulator.advance(by: 1.25)
        #expect(badge.titleLabel.font.pointSize == 18 && badge.subtitleLabel.font.pointSize == 13)
        #expect(badge.containerViewInsets == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 5))
    }

    @Test func layoutsMapToOrders() {
        #expect(PostEdge.default == .top && PostEdge(rawValue: 1) == .bottom)
        #expect(PostEdge.top.toOrder() == .top && PostEdge.top.switched == .bottom)
        let names: any DeprecatedNames.Type = Version3Names.self
        #expect(names.edges == [.top, .bottom, .top, .bottom, .bottom, .top])
        #expect(names.badge.shadowComponents.opacity == 0.15)
    }

    @Test func managerSupportsVersion3Methods() {
        let postView = controller.view.createPostView(edge: .top, constrainToSafeArea: false)
        let delegate = Delegate()
        let manager = postView.postManager
        manager.delegate = delegate
        manager.isSerialQueue = false
        let request = PostRequest(view: UIView(), dismissAfter: 2, animated: .none)
        manager.post(postRequest: request)
        #expect(manager.isActive)
        #expect(manager.currentPostRequests.map(\.view) == [request.view])
        manager.remove(postRequest: request)
        let view = UIView()
        postView.post(view: view, dismissAfter: .defaultDismiss, animated: .default)
        manager.remove(view: view, animated: false)
        manager.removeCurrent()
        manager.invalidate()
        #expect(!manager.isActive)
        #expect(
            delegate.log == ["willPost", "didPost", "willRemove", "didRemove", "willPost", "willRemove", "didRemove"])
    }

    @Test func gesturesAreAddedAndRemovedByView() {
        let postView = controller.view.createPostView()
        let view = UIView()
        let gestures = postView.postManager.gestureManager
        gestures.addTapToRemoveGesture(to: view)
        gestures.removePanToRemoveGesture(from: view)
        gestures.addPanToRemoveGesture(to: view)
        gestures.removeTapToRemoveGesture(from: view)
        #expect(view.gestureRecognizers == nil)
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let post = postView.post(PostRequest(view: view))
        simulator.advance(by: 1)
        let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        simulator.tap(at: center)
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
        simulator.fling(from: center, to: CGPoint(x: center.x, y: center.y - 60))
        simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func posterIsCreatedByInferredType() {
        let made: PostView = controller.view.createPosterView(layout: .bottom, constrainToSafeArea: true)
        made.edgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        made.removeFromSuperviewOnEmpty = true
        #expect(made.superview === controller.view)
        #expect(made.order == .bottom)
    }

    @Test func postingBadgeMessageReturnsItsView() {
        let postView: PostView = UIApplication.shared.postView
        let message = BadgeMessage("Title", subtitle: "Subtitle", image: nil, fillColor: .blue)
        let view: BadgeMessageView = postView.post(badgeMessage: message, dismissAfter: 5, animated: .both)
        view.containerViewInsets = UIEdgeInsets(top: 3, left: 10, bottom: 3, right: 10)
        view.badgeView.imageSizeRatio = 0.5
        view.badgeView.containerBorderColor = .black
        #expect(BadgeMessageView.shadowComponents.radius == 14)
        #expect(view.titleLabel.text == "Title" && view.subtitleLabel.text == "Subtitle")
        #expect(view.badgeView.fillColor == .blue)
    }

    private final class Delegate: PostManagerDelegate {
        var log: [String] = []

        func postManager(_ postManager: PostManager, willPost view: UIView) { log.append("willPost") }
        func postManager(_ postManager: PostManager, didPost view: UIView) { log.append("didPost") }
        func postManager(_ postManager: PostManager, willRemove view: UIView) { log.append("willRemove") }
        func postManager(_ postManager: PostManager, didRemove view: UIView) { log.append("didRemove") }
    }

    @Test func lastLayoutOfAPosterDecidesOnItsEdge() {
        let stack = MessageStackView()
        for poster in [PostView(), stack, Toast()] as [any PosterView] {
            for edge in [PostEdge.bottom, .top] {
                poster.addTo(view: controller.view, layout: edge)
                #expect(poster.postManager.gestureManager.order == edge)
            }
        }
        #expect(stack.order == .top && stack.arrangedSubviews.first === stack.spaceView)
    }
}

/// The deprecated names of version 3. A call through the protocol causes no warning.
@MainActor
private protocol DeprecatedNames {
    static var edges: [PostEdge] { get }
    static var badge: BadgeView.Type { get }
}

private enum Version3Names: DeprecatedNames {
    @available(*, deprecated)
    static var edges: [PostEdge] {
        let layouts: [MessageLayout] = [.top, .bottom]
        let orders: [Order] = [.topToBottom, .bottomToTop, Order.topToBottom.switched, MessageLayout.default]
        return layouts + orders
    }

    @available(*, deprecated)
    static var badge: BadgeView.Type { BadgeContainerView.self }
}
