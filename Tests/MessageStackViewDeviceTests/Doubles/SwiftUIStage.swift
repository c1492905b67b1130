import Observation
import Simulator
import SwiftUI
import UIKit

@testable import MessageStackView

/// A simulated device with a screen of SwiftUI views.
@MainActor
final class SwiftUIStage {
    let simulator: Simulator
    let window: UIWindow
    private let hosting: UIHostingController<AnyView>

    init(on simulator: Simulator = Simulator(device: .iPhone16), @ViewBuilder _ content: @MainActor () -> some View) {
        HostedPostController.followReadings()
        self.simulator = simulator
        hosting = UIHostingController(rootView: AnyView(content()))
        window = simulator.show(hosting)
        rest()
    }

    /// Creates a stage in a second scene, next to that of another stage on a tablet.
    init(nextTo other: SwiftUIStage, @ViewBuilder _ content: @MainActor () -> some View) {
        simulator = other.simulator
        hosting = UIHostingController(rootView: AnyView(content()))
        guard let first = other.window.windowScene, let second = simulator.openScene() else {
            preconditionFailure("The device must be a tablet.")
        }
        window = UIWindow(windowScene: second)
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        simulator.splitView([(first, 0.5), (second, 0.5)])
        rest()
    }

    /// The manager of the posts on the scene of the window.
    var manager: PostManager? { window.windowScene?.postView.postManager }

    var posts: [Post] { manager?.posts ?? [] }

    /// The texts in the post that was made last.
    var postedTexts: [String] { posts.last?.view.map(Self.texts) ?? [] }

    /// The texts of the screen, without those of posts.
    var texts: [String] { Self.texts(in: hosting.view) }

    /// Replaces the views, as an app does whose root view has other values.
    func show(@ViewBuilder _ content: @MainActor () -> some View) {
        hosting.rootView = AnyView(content())
        rest()
    }

    /// Taps the button with a title, wherever it is, and waits until every animation has ended.
    func tap(_ title: String) {
        simulator.tapElement(named: title)
        rest()
    }

    func rest() { simulator.advance(by: 1.25) }

    static func labels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    private static func texts(in view: UIView) -> [String] { labels(in: view).compactMap(\.text) }
}

/// The state of an app outside of its views.
@MainActor @Observable
final class PostModel {
    struct Upload: Identifiable, Equatable {
        var id: Int
        var title = "Upload"
    }

    var isShown = false
    var upload: Upload?
    var text = "Saved"
    var isVisible = true
    var rows: [Int] = []
    /// The reasons with which posts have ended.
    var ends: [PostRemovalReason] = []
    /// The appearances and disappearances of content.
    var appearances: [String] = []
    /// The number of times that SwiftUI has evaluated a content, which it doesn't observe.
    let evaluations = Evaluations()

    final class Evaluations {
        var count = 0
    }

    var isShownBinding: Binding<Bool> {
        Binding(get: { @MainActor in self.isShown }, set: { @MainActor in self.isShown = $0 })
    }

    var uploadBinding: Binding<Upload?> {
        Binding(get: { @MainActor in self.upload }, set: { @MainActor in self.upload = $0 })
    }
}
