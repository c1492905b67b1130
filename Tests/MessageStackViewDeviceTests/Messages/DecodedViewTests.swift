import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The message views, created by `init?(coder:)` as from a nib.
@MainActor
struct DecodedViewTests {
    private let stage = Stage()

    /// A view that is created in two ways, and then shows something.
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let decode: @MainActor @Sendable (NSCoder) -> UIView?
        let make: @MainActor @Sendable () -> UIView
        let fill: @MainActor @Sendable (UIView) -> Void

        private static func kind<View: UIView>(
            _ type: View.Type, _ make: @escaping @MainActor @Sendable () -> View,
            fill: @escaping @MainActor @Sendable (View) -> Void
        ) -> Kind {
            Kind(testDescription: "\(type)", decode: { View(coder: $0) }, make: make) { view in
                if let view = view as? View { fill(view) }
            }
        }

        static let all = [
            kind(MessageView.self, { MessageView() }) {
                $0.set(message: Message(.error, "Failed", subtitle: "Try again", actions: [PostAction("Retry")]))
            },
            kind(ProgressMessageView.self, { ProgressMessageView() }) {
                $0.set(progress: ProgressMessage(title: "Loading", fraction: 0.3))
            },
            kind(BadgeMessageView.self, { BadgeMessageView() }) { $0.set(badgeMessage: Stage.message) },
            kind(PostCardView.self, { PostCardView() }) {
                $0.show(title: "Saved", subtitle: "In the cloud", actions: [PostAction("Open")])
            },
            kind(AlertMessageView.self, { AlertMessageView() }) {
                $0.set(alert: AlertMessage(title: "Delete?", text: "For good.", icon: .emoji("🗑️"), actions: []))
            },
            kind(PopupMessageView.self, { PopupMessageView() }) {
                let actions = [PostAction("Continue")]
                $0.set(popup: PopupMessage(hero: .icon(.emoji("🎉")), title: "Welcome", text: "Hello", actions: actions))
            },
            kind(PostActionsView.self, { PostActionsView() }) {
                $0.actions = [.cancel("Keep"), .destructive("Delete")]
            },
            kind(NoteMessageView.self, { NoteMessageView() }) {
                $0.set(note: NoteMessage("Saved", accessory: .activity))
            },
            kind(FormMessageView.self, { FormMessageView() }) {
                $0.set(form: FormMessage(title: "Sign in", fields: [.email()], submit: "Send"))
            },
            kind(RatingMessageView.self, { RatingMessageView() }) {
                $0.set(rating: RatingMessage(title: "Rate us", submit: "Send"))
            },
            kind(BadgeView.self, { BadgeView() }) { $0.image = .cross },
            kind(ShadowView.self, { ShadowView() }) { $0.backgroundColor = .white },
            kind(ShakeView.self, { ShakeView() }) { $0.backgroundColor = .white },
        ]

        /// The names of the types, without posters and scroll views, which have separate tests.
        static let names = Set(all.map(\.testDescription))
    }

    /// The frames and texts of a view and its subviews.
    private func description(of view: UIView) -> [String] {
        ([view] + view.descendants).filter { !$0.isHidden }.map {
            let frame = $0.convert($0.bounds, to: view)
            let text = ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.configuration?.title ?? ""
            return
                "\(type(of: $0)) \(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height)) \(text)"
        }
    }

    private func shown(_ view: UIView, of kind: Kind) -> [String] {
        kind.fill(view)
        var request = PostRequest(view: view)
        request.presentation = { $0 = .centered }
        let post = stage.makePostView().post(request)
        stage.rest()
        let shown = description(of: view)
        #expect(post.phase == .shown && post.view === view)
        post.remove(animated: false)
        #expect(view.superview == nil && !stage.hasEndlessLayouts)
        return shown
    }

    @Test(arguments: Kind.all)
    func decodedViewLooksLikeAMadeOne(kind: Kind) throws {
        let decoded = try #require(kind.decode(NSCoder()))
        let made = shown(kind.make(), of: kind)
        #expect(!made.isEmpty)
        #expect(shown(decoded, of: kind) == made)
    }

    @Test func decodedScrollViewLetsPostedTextScroll() throws {
        let scrollView = try #require(PostScrollView(coder: NSCoder()))
        let made = PostScrollView(containing: UIView())
        #expect(scrollView.bounces == made.bounces && scrollView.isScrollEnabled == made.isScrollEnabled)
        #expect(scrollView.contentInsetAdjustmentBehavior == .never && !scrollView.scrollsToTop)
    }

    @Test func decodedPostersPost() throws {
        let postView = try #require(PostView(coder: NSCoder()))
        let posters: [any UIView & Poster] = [postView, MessageStackView(coder: NSCoder())]
        for poster in posters {
            poster.frame = stage.view.bounds
            stage.view.addSubview(poster)
            let post = poster.post("Saved")
            stage.rest()
            #expect(post.phase == .shown && poster.postManager.isSerialQueue == (poster is PostView))
        }
    }

    @Test func eachPublicViewIsDecodedHere() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        let pairs = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
            .compactMap { line -> (name: String, superclass: String)? in
                let words = line.split { " :,{".contains($0) }.map(String.init)
                guard line.hasPrefix("open class") || line.hasPrefix("public final class") else { return nil }
                let start = line.hasPrefix("open") ? 2 : 3
                return words.count > start + 1 ? (words[start], words[start + 1]) : nil
            }
        var views: Set<String> = ["UIView", "UIStackView", "UIScrollView"]
        // The second round finds subclasses of views that were found later.
        for _ in 0..<3 { views.formUnion(pairs.filter { views.contains($0.superclass) }.map(\.name)) }
        views.subtract(["UIView", "UIStackView", "UIScrollView"])
        // A slot is made by the library only.
        let others: Set = ["PostView", "MessageStackView", "Toast", "PostScrollView", "PostSlot"]
        #expect(views.count >= 11 && views.subtracting(others).subtracting(Kind.names).isEmpty)
    }

    @Test func decodedToastPostsText() throws {
        let toast = try #require(Toast(coder: NSCoder()))
        stage.controller.addAndConstrainToast(toast)
        let view = toast.post(message: "Saved")
        stage.rest()
        #expect(stage.screenFrame(of: view).maxY > 700 && view.bounds.width < 200)
    }
}
