#if !canImport(ObjectiveC)
    import Simulator
#endif
import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// A window with the screen of a controller, in the app that hosts the tests.
///
/// On Linux the app runs on a simulated device. On Apple's platforms posts have a clock that the tests advance, and
/// animations take their real time.
@MainActor
final class Stage {
    let window: UIWindow
    let controller: UIViewController
    let scene: UIWindowScene
    /// A finger that can drag the posts of post views that `makePostView` returns.
    private(set) lazy var finger = Finger(on: self)

    #if canImport(ObjectiveC)
        let clock: ManualPostClock
    #else
        let simulator: Simulator
    #endif

    /// Shows a controller, or an empty screen.
    ///
    /// Posts of earlier tests are removed, and the post views of the scene have their default settings.
    init(_ controller: UIViewController = UIViewController()) async throws {
        self.controller = controller
        #if canImport(ObjectiveC)
            clock = ManualPostClock()
            DefaultPostClock.shared = clock
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            scene = try #require(scenes.first { $0.activationState == .foregroundActive } ?? scenes.first)
            Self.removeEverything(from: scene)
            window = UIWindow(windowScene: scene)
            window.rootViewController = controller
            window.makeKeyAndVisible()
        #else
            simulator = Simulator()
            forgetHosts()
            window = simulator.show(controller)
            scene = try #require(window.windowScene)
        #endif
        await rest()
    }

    var view: UIView { controller.view }

    /// The post view of the scene of the window.
    var postView: PostView { scene.postView }

    /// The bounds of the screen without its safe-area insets.
    var safeFrame: CGRect { view.bounds.inset(by: view.safeAreaInsets) }

    /// Waits until animations have ended and tasks have run.
    func rest() async {
        #if canImport(ObjectiveC)
            await restOnDevice()
        #else
            await simulator.advance(by: simulator.restingTime)
        #endif
    }

    /// Advances the time of posts by a number of seconds, and waits until animations have ended.
    ///
    /// Animations count as part of the seconds on Linux only, so tests allow a second more than a post needs.
    func advance(by seconds: TimeInterval) async {
        #if canImport(ObjectiveC)
            await restOnDevice()
            clock.advance(by: seconds)
            await restOnDevice()
        #else
            await simulator.advance(by: seconds)
        #endif
    }

    /// Waits for a number of frames.
    ///
    /// - Returns: The result of `look` after each frame.
    @discardableResult
    func watch<Result>(frames: Int, _ look: () throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for _ in 0..<frames {
            await nextFrame()
            results.append(try look())
        }
        return results
    }

    /// Waits for the next frame.
    func nextFrame() async {
        #if canImport(ObjectiveC)
            clock.advance(by: 0)
            var link: FrameLink?
            await withCheckedContinuation { continuation in
                link = FrameLink {
                    link?.invalidate()
                    continuation.resume()
                }
            }
        #else
            await simulator.advance(by: 1.0 / 60)
        #endif
    }
}

// MARK: - Posting

extension Stage {
    /// Returns a post view that fills the screen and whose posts can be dragged.
    func makePostView(_ presentation: PostPresentation = PostPresentation()) -> PostView {
        let postView = view.createPostView(edge: .top, constrainToSafeArea: false)
        postView.presentation = presentation
        prepare(postView)
        return postView
    }

    /// Lets the finger drag the later posts of a poster.
    func prepare(_ poster: any Poster) {
        poster.postManager.gestureManager.defaultGestures = .pan
        #if canImport(ObjectiveC)
            poster.postManager.gestureManager.makePan = { ScriptedPan() }
        #endif
    }

    /// Returns a message view with a title and a subtitle.
    static func makeMessageView(_ title: String = "Title", _ subtitle: String? = "Subtitle") -> MessageView {
        let view = MessageView()
        view.set(message: Message(title: title, subtitle: subtitle))
        return view
    }

    /// Returns a message view whose subtitle has a number of sentences.
    static func makeMessageView(sentences: Int) -> MessageView { makeMessageView("Title", text(sentences: sentences)) }

    /// Returns a text with a number of sentences.
    static func text(sentences: Int) -> String { String(repeating: "A text that goes on and on. ", count: sentences) }

    static let message = BadgeMessage("Title", subtitle: "Subtitle", image: nil, fillColor: .red)

    /// Returns the frame of the slot of a posted view at rest, in the coordinates of the window.
    func slotFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.enclosingSlot)
        return slot.convert(slot.bounds, to: nil)
    }

    /// Returns the visible frame of the slot of a posted view, also during an animation, in the coordinates of the
    /// window.
    func seenFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.enclosingSlot)
        let container = try #require(slot.superview)
        return container.convert((slot.layer.presentation() ?? slot.layer).frame, to: nil)
    }
}

// MARK: - Controls and keyboard

extension Stage {
    /// Activates a control as a touch does.
    func tap(_ control: UIControl) async {
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .primaryActionTriggered)
        await rest()
    }

    /// Shows a text field with an input view of 300 points, which takes the place of the keyboard also if a hardware
    /// keyboard is connected.
    @discardableResult
    func showKeyboard() async -> UITextField {
        let field = addField(CGRect(x: 20, y: 100, width: 200, height: 40))
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 300))
        field.becomeFirstResponder()
        await rest()
        return field
    }

    /// Adds a text field to the content of the app.
    func addField(_ frame: CGRect) -> UITextField {
        let field = UITextField(frame: frame)
        view.insertSubview(field, at: 0)
        return field
    }

    /// The upper edge of the keyboard, or of the bottom safe area without one, in the coordinates of the window.
    var keyboardTop: CGFloat {
        view.layoutIfNeeded()
        return view.convert(view.keyboardLayoutGuide.layoutFrame, to: nil).minY
    }
}

#if canImport(ObjectiveC)
    // The real device.
    extension Stage {
        /// Waits until nothing of the library moves for three frames.
        private func restOnDevice() async {
            var still = 0
            for _ in 0..<600 {
                await nextFrame()
                still = isMoving ? 0 : still + 1
                if still == 3 { return }
            }
            Issue.record("The screen didn't come to rest in 600 frames.")
        }

        /// A Boolean value that indicates whether a post or a screen is in motion.
        private var isMoving: Bool {
            let presented = sequence(first: controller) { $0.presentedViewController }
            if presented.contains(where: { $0.transitionCoordinator != nil }) { return true }
            return scene.windows.contains { isMoving($0, isInPost: false) }
        }

        /// Returns whether a view is a post in motion, or in such a post, or contains one.
        private func isMoving(_ view: UIView, isInPost: Bool) -> Bool {
            let isInPost =
                isInPost || view is PostSlot || view is PostView || view is MessageStackView || view is PostBackdropView
            if (view as? PostSlot)?.motion.isMoving == true { return true }
            if isInPost, view.layer.hasFiniteAnimation { return true }
            return view.subviews.contains { isMoving($0, isInPost: isInPost) }
        }

        /// Removes what earlier tests have left on a scene.
        private static func removeEverything(from scene: UIWindowScene) {
            for window in scene.windows where window !== scene.windows.first { window.isHidden = true }
            WindowHost.all.host(on: scene).postView.postManager.removeAll(animated: false)
            forgetHosts()
        }
    }

    extension CALayer {
        /// Activity indicators and text cursors repeat their animations without an end.
        fileprivate var hasFiniteAnimation: Bool {
            (animationKeys() ?? []).contains { animation(forKey: $0)?.repeatCount.isFinite == true }
        }
    }
#else
    extension Simulator {
        /// The seconds in which a post leaves and the next one enters: more if frames may stall.
        var restingTime: TimeInterval { readings.contains(.framesAreUneven) ? 1.85 : 1.25 }
    }
#endif
