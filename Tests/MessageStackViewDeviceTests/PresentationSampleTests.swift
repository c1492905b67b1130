import MessageStackView
import Simulator
import SwiftUI
import Testing
import UIKit

/// The samples of the articles on presentation, line for line. `SampleTests` compares them with the articles.
@MainActor
@Suite(.leavesNothingBehind)
struct PresentationSampleTests {
    private let simulator = Simulator()
    private let viewController = UIViewController()

    init() {
        simulator.show(viewController)
    }

    private var view: UIView { viewController.view }

    private func frame(of post: Post) throws -> CGRect {
        let view = try #require(post.view)
        return view.convert(view.bounds, to: nil)
    }

    // MARK: README

    @Test func readmeSampleShowsPost() {
        let postView = view.createPostView(edge: .top)
        var request = PostRequest(Message("Battery low"))
        postView.presentation = .card(.bottom)
        request.editPresentation {
            $0.style = .palette(.warning)
            $0.backdrop = .dim
        }
        let post = postView.post(request)
        simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    @Test func timeSampleShowsPostWithBar() {
        let postView = view.createPostView(edge: .top)
        postView.presentation.timeIndicator = .bar
        let post = postView.post(PostRequest(view: UILabel.filled).with { $0.duration = 3 })
        simulator.advance(by: 1)
        #expect(post.countdown?.isRunning == true)
    }

    @Test func capacitySampleShowsThreePosts() {
        let postView = view.createPostView(edge: .top)
        postView.postManager.capacity = 3
        for number in 1...4 { postView.post(Message("\(number)")) }
        #expect(postView.postManager.currentPosts.count == 3)
    }

    // MARK: Pictures of articles

    @Test func placementSampleShowsPostsAtTheSameTime() {
        ArticleSamples().placement()
        simulator.advance(by: 1)
        let views = UIApplication.shared.postView.postManager.currentPosts.compactMap(\.view)
        #expect(Set(views.map { $0.convert($0.bounds, to: nil).midY.rounded() }).count == 3 && views.count == 7)
    }

    @Test func anchoredSamplesShowPostsBesideTheirViews() throws {
        let filterButton = UIButton(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
        view.addSubview(filterButton)
        ArticleSamples().anchored(to: filterButton)
        simulator.advance(by: 1)
        let post = try #require(UIApplication.shared.postView.postManager.currentPosts.first)
        #expect(abs(try frame(of: post).minY - filterButton.frame.maxY - 12) < 0.5)

        let postView = view.createPostView()
        postView.presentation.placement = PostPresentation.anchored(to: filterButton, edge: .top).placement
        let other = postView.post(Message("Tap here"))
        simulator.advance(by: 1)
        #expect(abs(filterButton.frame.minY - (try frame(of: other).maxY) - 12) < 0.5)
    }

    @Test func barButtonItemSampleShowsPostBesideTheItem() throws {
        let addItem = UIBarButtonItem(systemItem: .add)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = addItem
        simulator.show(UINavigationController(rootViewController: screen))
        simulator.advance(by: 1)
        let postView = UIApplication.shared.postView
        if #available(iOS 17, *) {
            postView.post(Message("Add your first note"), as: .anchored(to: addItem))
        }
        simulator.advance(by: 1)
        let post = try #require(postView.postManager.currentPosts.first)
        if #available(iOS 17, *) {
            let item = try #require(addItem.frame(in: screen.view))
            #expect(abs(try frame(of: post).minY - item.maxY - 12) < 0.5)
        }
    }

    @Test func styleSampleShowsPostsInAColumn() {
        ArticleSamples().style()
        simulator.advance(by: 1)
        #expect(UIApplication.shared.postView.postManager.currentPosts.map(\.phase) == [.shown, .shown, .shown])
    }

    @Test func sheetSampleShowsPostAboveSheet() throws {
        viewController.present(UIViewController(), animated: false)
        ArticleSamples().sheet()
        simulator.advance(by: 1)
        let view = try #require(UIApplication.shared.postView.postManager.currentPosts.first?.view)
        let frame = view.convert(view.bounds, to: nil)
        let touched = view.window?.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        #expect(touched?.isDescendant(of: view) == true)
    }

    // MARK: Room for posts

    @Test func roomSampleRaisesButton() throws {
        let (toast, button) = (Toast(), UIView())
        viewController.addAndConstrainToast(toast)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        ArticleSamples().room(for: toast, in: view, with: button)
        simulator.advance(by: 1)
        let post = try #require(toast.postManager.currentPosts.first?.view?.superview)
        #expect(abs(post.convert(post.bounds, to: view).minY - button.frame.maxY - 16) < 0.5)
    }

    @Test func safeAreaSampleMakesRoom() {
        let trip = TripViewController()
        simulator.show(trip)
        UIApplication.shared.postView.post("Saved", as: .card(.bottom))
        simulator.advance(by: 1)
        #expect(trip.additionalSafeAreaInsets.bottom > 40)
    }

    private final class TripViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            makeRoomForPosts(at: [.bottom])
        }
    }

    @Test func swiftUISampleMakesRoom() throws {
        let hosting = UIHostingController(rootView: Trips())
        simulator.show(hosting)
        simulator.advance(by: 1)
        func scrollView(in view: UIView) -> UIView? {
            view is UIScrollView ? view : view.subviews.lazy.compactMap(scrollView).first
        }
        let before = try #require(scrollView(in: hosting.view)).bounds.height
        UIApplication.shared.postView.post("Saved", as: .card(.bottom))
        simulator.advance(by: 1)
        #expect(before - (try #require(scrollView(in: hosting.view)).bounds.height) > 40)
    }

    private struct Trips: View {
        var body: some View {
            ScrollView { TripList() }
                .makesRoomForPosts(.bottom)
        }
    }

    private struct TripList: View {
        var body: some View { Text("Galicia") }
    }

    #if !os(visionOS)
        @Test func filmOfSheetKeepsPostAboveIt() throws {
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium()]
            viewController.present(sheet, animated: false)
            FilmSamples(viewController: viewController).sheet()
            simulator.advance(by: 1)
            let post = try #require(UIApplication.shared.postView.postManager.currentPosts.first?.view?.superview)
            #expect(post.convert(post.bounds, to: nil).maxY < sheet.view.convert(sheet.view.bounds, to: nil).minY)
        }
    #endif

    // MARK: Placing posts

    @Test func placementSamplePlacesCardAndQuestion() throws {
        let postView = view.createPostView(edge: .top)
        postView.presentation = .card(.bottom)
        postView.post(Message("Saved"))

        var question = PostRequest(Message("Delete everything?"))
        question.editPresentation { $0.placement = .center }
        postView.post(question)

        simulator.advance(by: 1)
        let card = try #require(postView.postManager.currentPosts.first)
        #expect(try frame(of: card).maxY == view.bounds.maxY - view.safeAreaInsets.bottom - 8)
        postView.postManager.removeCurrent()
        simulator.advance(by: 1)
        let centered = try #require(postView.postManager.currentPosts.first)
        let middle = view.bounds.inset(by: view.safeAreaInsets).midY
        #expect(abs(try frame(of: centered).midY - middle) < 0.5)
    }

    @Test func editedPresetSamplePlacesPost() throws {
        let postView = view.createPostView(edge: .top)
        postView.presentation = PostPresentation {
            $0 = .card(.bottom)
            $0.placement = .bottomTrailing
            $0.size = PostSize(width: .content, maximumWidth: .ratio(0.5))
        }
        let post = postView.post(Message("A text that is longer than half of the screen is wide"))
        simulator.advance(by: 1)
        let frame = try frame(of: post)
        // The frame is rounded to pixels.
        #expect(abs(frame.maxX - (view.bounds.maxX - postView.edgeInsets.right)) < 0.5)
        #expect(frame.width <= view.bounds.width / 2 + 0.5)
    }

    @Test func keyboardSampleKeepsPostAboveKeyboard() throws {
        let postView = view.createPostView(edge: .bottom)
        postView.presentation.placement = .bottom
        postView.presentation.keyboard = .avoided(spacing: 16, resistance: 44)
        let post = postView.post(Message("Saved"))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        let keyboard = try #require(simulator.keyboardFrame)
        #expect(abs(keyboard.minY - 16 - (try frame(of: post)).maxY) < 0.5)
    }

    // MARK: Animating posts

    @Test func transitionSamplesAnimatePosts() {
        let postView = view.createPostView(edge: .top)
        postView.presentation.transition = .fade
        postView.presentation.transition = PostTransition(
            entrance: .scale(from: 0.9).and(.fade()), exit: .translation(over: .trailing))
        let first = postView.post(Message("Saved"))
        simulator.advance(by: 1)
        #expect(first.phase == .shown)

        let slow = PostTransition.Timing(duration: 0.6, curve: .spring(damping: 0.7))
        var transition = PostTransition(entrance: .translation(over: .leading, timing: slow))
        transition.exit = .fade(timing: PostTransition.Timing(duration: 0.2, delay: 0.1, curve: .easeIn))
        transition.replacement = .scale(from: 0.8)
        postView.presentation.transition = transition
        first.remove()
        let second = postView.post(Message("Saved again"))
        simulator.advance(by: 1.6)
        #expect(first.phase == .ended && second.phase == .shown)
    }

    @Test func gestureSampleDismissesByFling() throws {
        let postView = view.createPostView(edge: .top)
        postView.presentation.pan = PostPan(
            [.top, .leading, .trailing], threshold: 0.4, pullBack: PostPan.jolt)
        postView.presentation.touches = .absorb.and(.keep(atLeast: 5)).and(
            .perform { post in print("tapped", post.id) })
        let post = postView.post(PostRequest(view: UILabel.filled).with { $0.duration = 3 })
        simulator.advance(by: 1)
        let frame = try frame(of: post)
        simulator.fling(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + 150, y: frame.midY))
        simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func customAnimatorSampleCanBeFlung() throws {
        let postView = view.createPostView(edge: .top)
        postView.presentation.transition = PostTransition { SwingAnimator() }
        postView.presentation.pan = .fling
        postView.postManager.gestureManager.defaultGestures = .pan
        let post = postView.post(PostRequest(view: UILabel.filled))
        simulator.advance(by: 1)
        let slot = try #require(post.view?.enclosingSlotOfSamples)
        let frame = try frame(of: post)
        simulator.touchDown(at: CGPoint(x: frame.minX + 20, y: frame.midY))
        for step in 1...10 {
            simulator.advance(by: 0.02)
            simulator.touchMove(to: CGPoint(x: frame.minX + 20, y: frame.midY + CGFloat(step) * 10))
        }
        #expect(slot.transform.b != 0 && slot.transform.ty > 50, "the post hangs from the finger")
        simulator.touchUp(at: CGPoint(x: frame.minX + 20, y: frame.midY + 100))
        simulator.advance(by: 1)
        #expect(post.reason == .pan && slot.superview == nil)
    }

    // MARK: Styling posts

    @Test func styleSamplesShowPost() {
        let postView = view.createPostView(edge: .top)
        postView.presentation.style = .palette(.success)
        postView.post(Message(title: "Saved", leftImage: PostTheme.Palette.success.icon))

        postView.presentation.style = PostStyle(
            .blur(.systemMaterial), .color(UIColor.systemIndigo.withAlphaComponent(0.3)),
            corners: .rounded(16),
            borderColor: .separator,
            shadows: [PostStyle.Shadow(radius: 14, offset: CGSize(width: 0, height: 8))],
            tintColor: .systemIndigo,
            textColor: .label)
        postView.presentation.style.corners = PostCorners(20, places: nil)
        postView.presentation.style = PostStyle(.glass(), corners: .rounded(24))
        postView.presentation.style = PostStyle(.glass(.warning), corners: .rounded(24))

        postView.presentation.style = .palette(.promotion, isTranslucent: true)
        postView.presentation.style = .palette(.night)
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown])
    }

    @Test func presetCanHaveAnotherStyle() {
        let postView = view.createPostView(edge: .top)
        var bar = PostPresentation.bar
        bar.style = .palette(.success)
        postView.post("Saved", as: bar)
        simulator.advance(by: 1)
        let view = postView.postManager.currentPosts.first?.view as? MessageView
        #expect(view?.titleLabel.textColor == PostTheme.Palette.success.text)
    }

    // MARK: Theming posts

    @Test func brandSampleThemesPosts() throws {
        defer { PostEnvironment.app.theme = PostTheme() }
        PostEnvironment.app.theme = .brand
        let postView = view.createPostView(edge: .top)
        let plain = postView.post(Message("Saved"))
        simulator.advance(by: 1)
        let label = try #require((plain.view as? MessageView)?.titleLabel)
        #expect(label.font != MessageView().titleLabel.font && label.textColor == .label)
        plain.remove(animated: false)

        postView.presentation.theme = .brand

        var request = PostRequest(Message(.success, "Seat reserved"))
        request.editPresentation { $0.theme = .night }
        postView.post(request)

        simulator.advance(by: 1)
        let post = try #require(postView.postManager.currentPosts.first)
        #expect((post.view as? MessageView)?.backgroundColor == .black)
    }

    @Test func borderSampleAppliesToEachPresentation() {
        defer { PostEnvironment.app.admit = nil }
        PostEnvironment.app.admit = { request in
            request.editPresentation {
                $0.style.borderColor = .separator
                $0.style.borderWidth = 1
                $0.style.shadows = []
            }
            return nil
        }
        let postView = RecordingPostView(edge: .top)
        view.addSubview(postView)
        for presentation in [nil, PostPresentation.card(.bottom), .toast] {
            postView.post(Message(.success, "Saved"), as: presentation)
            simulator.advance(by: 20)
        }
        #expect(postView.styles.count == 3)
        #expect(postView.styles.allSatisfy { $0.borderWidth == 1 && $0.shadows.isEmpty })
    }

    private final class RecordingPostView: PostView {
        private(set) var styles: [PostStyle] = []

        override func carryOut(_ change: PostChange) {
            if change.kind == .post { styles.append(change.presentation.style) }
            super.carryOut(change)
        }
    }

    @Test func ownViewSampleFollowsTheme() {
        let postView = view.createPostView(edge: .top)
        let score = ScoreView()
        score.text = "3 : 1"
        postView.presentation.theme = .night
        postView.post(view: score)
        #expect(score.backgroundColor == .black && score.textColor == .white)
    }

    @Test func backdropSampleDismissesOnTap() throws {
        let postView = view.createPostView(edge: .top)
        var request = PostRequest(Message(title: "Delete everything?"))
        request.editPresentation { $0.backdrop = .dim }
        postView.post(request)

        postView.presentation.backdrop = PostBackdrop(
            .blur(.systemThinMaterial), .color(UIColor(white: 0, alpha: 0.2)), touches: .absorb.and(.keep(atLeast: 3)))

        simulator.advance(by: 1)
        let post = try #require(postView.postManager.currentPosts.first)
        #expect(post.phase == .shown)
        simulator.tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 100))
        simulator.advance(by: 1)
        #expect(post.reason == .backdrop)
    }

    // MARK: iPhone Duo

    #if !os(visionOS) && !targetEnvironment(macCatalyst)
        /// `FoldablePhoneTests` has a phone that folds.
        @Test func foldSampleReturnsNoAreasOnOtherPhones() {
            let old = PostEnvironment.app
            defer { PostEnvironment.app = old }
            PostEnvironment.app.reservedAreas = { view in
                guard #available(iOS 27.1, *) else { return [] }
                return view.reservedRegions(kind: .division).filter(\.isActive).map(\.frame)
            }
            #expect(PostEnvironment.app.reservedAreas?(view) == [])
        }
    #endif

    // MARK: Windows and scenes

    @Test func posterSamplesShowPosts() {
        let banners = UIApplication.shared.postView
        let card = view.createPostView(edge: .bottom)
        let underBar = viewController.createBarPostView(edge: .top)
        let aboveAll = UIApplication.shared.postWindow(level: .alert + 1)

        let notices = viewController.createBarPostView(edge: .bottom, followsVisibleScreen: true)

        let posts = [
            banners.post(Message("Banner")), card.post(Message("Card")),
            underBar.post(Message("Bar")), aboveAll.post(Message("Window")),
            notices.post(Message("Notice")),
        ]
        simulator.advance(by: 1)
        #expect(posts.allSatisfy { $0.phase == .shown })
    }

    @Test func sceneSampleShowsPostOnItsScene() throws {
        let scene = try #require(view.window?.windowScene)
        let other = try #require(simulator.openScene())
        view.window?.windowScene?.postView.post(Message(.success, "Saved"))
        simulator.advance(by: 1)
        #expect(scene.postView.postManager.currentPosts.count == 1 && !other.postView.postManager.isActive)
    }

    @Test func keptPostViewSampleAppliesToTheNextScene() throws {
        let notices = PostView.app
        notices.edge = .bottom

        simulator.disconnect(try #require(view.window?.windowScene))
        let next = simulator.show(UIViewController())
        let post = notices.post(Message("Later"))
        simulator.advance(by: 1)
        let frame = try #require(post.view.map { $0.convert($0.bounds, to: nil) })
        #expect(post.view?.window === next && frame.midY > next.bounds.midY)
    }

    @Test func presentationOfTheAppAppliesToEachScene() throws {
        PostEnvironment.app.options.presentation = .card(.bottom)

        let other = try #require(simulator.openScene())
        for scene in [try #require(view.window?.windowScene), other] {
            #expect(scene.postView.presentation.placement == PostPresentation.card(.bottom).placement)
        }
    }

    @Test func statusLineSampleHidesStatusBar() throws {
        let postWindow = UIApplication.shared.postWindow(level: .statusBar)
        postWindow.postView.presentation = .statusLine
        postWindow.post(Message("Working offline"))
        simulator.advance(by: 1)
        #expect(postWindow.windowScene?.statusBarManager?.isStatusBarHidden == true)
        postWindow.postManager.removeAll(animated: false)
        simulator.advance(by: 1)
        #expect(view.window?.windowScene?.statusBarManager?.isStatusBarHidden == false)
    }

    @Test func statusBarSampleChangesStyle() throws {
        let windowScene = try #require(view.window?.windowScene)
        var request = PostRequest(Message("Recording"))
        request.editPresentation { $0.statusBarStyle = .lightContent }
        windowScene.postWindow().post(request)
        simulator.advance(by: 1)
        #expect(windowScene.statusBarManager?.statusBarStyle == .lightContent)
        windowScene.postWindow().postManager.removeAll(animated: false)
    }

    @Test func presentationSamplePresentsController() {
        let picker = UIViewController()
        picker.preferredContentSize = CGSize(width: 0, height: 240)
        viewController.present(picker, as: .card(.bottom))
        simulator.advance(by: 1)
        #expect(viewController.presentedViewController === picker)
        #expect(abs(picker.view.bounds.height - 240) < 0.5)
    }

    @Test func tapDismissesScreenThatItCapturesWeakly() {
        viewController.present(UIViewController(), animated: false)
        var request = PostRequest(Message("Saved"))
        request.onEnd { [weak viewController] _, reason in
            if reason == .tap { viewController?.dismiss(animated: true) }
        }
        let post = UIApplication.shared.postView.post(request)
        simulator.advance(by: 1)
        #expect(viewController.presentedViewController != nil)
        post.remove(reason: .tap)
        simulator.advance(by: 1)
        #expect(viewController.presentedViewController == nil)
    }

    // MARK: Coming from elsewhere

    @Test func toastPresetSampleTimesOut() {
        let postView = UIApplication.shared.postView
        var toast = PostRequest(Message("Saved", subtitle: "In your library"))
        toast.duration = .seconds(4)
        toast.gestures = [.tap, .pan]
        toast.editPresentation {
            $0 = .bar(.bottom)
            $0.style.background = [.color(.systemTeal)]
        }
        postView.post(toast)
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown])
        simulator.advance(by: 5)
        #expect(!postView.postManager.isActive)
    }

    @Test func makeToastSampleEndsOnTap() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [viewController, UIViewController()]
        simulator.show(tabs)
        let postView = UIApplication.shared.postView
        var request = PostRequest(Message("Seat reserved", subtitle: "Row 12", icon: "ticket"))
        request.duration = .seconds(3)
        request.gestures = [.tap, .pan]
        request.onEnd { [viewController] _, reason in
            if reason == .tap { viewController.tabBarController?.selectedIndex = 1 }
        }
        postView.post(request, as: .card(.bottom))
        simulator.advance(by: 1)
        let post = try #require(postView.postManager.currentPosts.first)
        let frame = try frame(of: post)
        simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        simulator.advance(by: 1)
        #expect(tabs.selectedIndex == 1 && post.reason == .tap)
    }

    @Test func formSampleStaysOnBackdropTap() {
        let postView = view.createPostView(edge: .top)
        let formController = UIViewController()
        formController.preferredContentSize = CGSize(width: 0, height: 200)
        var form = PostRequest(viewController: formController)
        form.precedence = .interrupt
        form.editPresentation {
            $0 = .centered
            $0.keyboard = .avoided(spacing: 10, resistance: 5)
            $0.backdrop.touches = .absorb
        }
        postView.post(form)
        simulator.advance(by: 1)
        simulator.tap(at: CGPoint(x: view.bounds.midX, y: 100))
        simulator.advance(by: 1)
        #expect(postView.postManager.currentPosts.map(\.phase) == [.shown])
    }

    @Test func warningSamplePlaysHaptic() {
        ArticleSamples().warning()
        simulator.advance(by: 1)
        let posts = UIApplication.shared.postView.postManager.currentPosts
        #expect(posts.map(\.phase) == [.shown] && simulator.playedFeedback == ["warning"])
    }
}

extension PostTheme.Palette {
    static let promotion = PostTheme.Palette(.systemPurple, icon: UIImage(systemName: "star.fill"))
    static let night = PostTheme.Palette(background: .black, text: .white, accent: .systemYellow)
}

final class SwingAnimator: PostAnimator {
    func enter(_ context: PostTransition.Context, completion: @escaping @MainActor () -> Void) {
        hide(context)
        run(completion) {
            context.slot.transform = .identity
            context.slot.alpha = 1
        }
    }

    func leave(
        _ context: PostTransition.Context, throwing: PostPan.Throw?, completion: @escaping @MainActor () -> Void
    ) {
        run(completion) { self.hide(context) }
    }

    private func run(_ completion: @escaping @MainActor () -> Void, _ animations: @escaping @MainActor () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7) { animations() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }

    private func hide(_ context: PostTransition.Context) {
        if context.reducesMotion { return context.slot.alpha = 0.02 }
        let pose = PostTransition.Pose(offset: context.hiddenOffset(over: context.edge), rotation: .pi / 6)
        context.slot.transform = pose.transform
    }
}

extension PostTheme {
    fileprivate static let night = PostTheme { $0.success = .night }
}

final class ScoreView: UILabel, PostContentView {
    func apply(_ style: PostStyle) {
        let palette = style.theme[.success]
        backgroundColor = palette.background
        textColor = palette.text
    }
}

extension UILabel {
    fileprivate static var filled: UILabel {
        let label = UILabel()
        label.text = "A post"
        label.backgroundColor = .systemTeal
        return label
    }
}

extension UIView {
    fileprivate var enclosingSlotOfSamples: PostSlot? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PostSlot }.first
    }
}
