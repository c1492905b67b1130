import Foundation
import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The first post of an app, by the action in the environment without the modifier `poster(_:)`.
///
/// Each test runs in a new process, in which the library has observed no scene yet.
@Suite(.leavesNothingBehind)
struct UnanchoredActionTests {
    /// A screen that doesn't read the action before it is opened.
    private struct Late: View {
        @State private var isOpen = false

        var body: some View {
            if isOpen { SaveButton() } else { Button("Open") { isOpen = true } }
        }
    }

    @Test func firstPostIsShownOnTheSceneOfTheView() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let simulator = Simulator(device: .iPhone16)
                simulator.launch(LaunchedApp.self)
                simulator.advance(by: 1)
                simulator.tapElement(named: "Save")
                simulator.advance(by: 1)
                exit(simulator.accessibilityDump().contains("Saved") ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }
    }

    @Test func postWithoutAKnownSceneGivesAdvice() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var advice: [String] = []
                PostMisuse.reporter = { advice.append("\($0) \($1)") }
                let simulator = Simulator(device: .iPhone16)
                simulator.show(UIHostingController(rootView: Late()))
                simulator.advance(by: 1)
                simulator.tapElement(named: "Open")
                simulator.advance(by: 1)
                simulator.tapElement(named: "Save")
                simulator.advance(by: 1)
                let isGiven = advice.count == 1 && advice[0].contains(".poster()")
                exit(isGiven ? EXIT_SUCCESS : EXIT_FAILURE)
            }
        }
    }
}

private struct SaveButton: View {
    @Environment(\.post) private var post

    var body: some View { Button("Save") { post(Message("Saved")) } }
}

/// An app whose interface is loaded before its scene becomes active, as UIKit does.
private final class LaunchedApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LaunchedScene.self
        return configuration
    }
}

private final class LaunchedScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: SaveButton())
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        self.window = window
    }
}
