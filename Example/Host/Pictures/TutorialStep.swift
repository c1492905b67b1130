import MessageStackView
import Simulator
import SwiftUI
import UIKit

/// A step of a tutorial in the documentation: a file with code, and a picture of the screen that the code shows.
@MainActor
struct TutorialStep {
    /// The name of the file with the code and of the picture, without their extensions.
    let name: String
    /// The labels of the controls that are tapped before the picture is taken.
    let taps: [String]
    /// Whether a finger throws the post at the top off the screen, after the taps.
    let throwsPost: Bool
    /// Makes the screen's view controller.
    let makeViewController: () -> UIViewController

    private init(
        _ name: String, taps: [String] = [], throwsPost: Bool = false,
        makeViewController: @escaping () -> UIViewController
    ) {
        self.name = name
        self.taps = taps
        self.throwsPost = throwsPost
        self.makeViewController = makeViewController
    }

    static let all = uiKit + swiftUI

    static let uiKit = [
        TutorialStep("uikit-01") { UIKitTutorial.Step01.TripViewController() },
        TutorialStep("uikit-02", taps: ["Save"]) { UIKitTutorial.Step02.TripViewController() },
        TutorialStep("uikit-03", taps: ["Save"]) { UIKitTutorial.Step03.TripViewController() },
        TutorialStep("uikit-04", taps: ["Save"]) { UIKitTutorial.Step04.TripViewController() },
        TutorialStep("uikit-05", taps: ["Save"]) { UIKitTutorial.Step05.TripViewController() },
        TutorialStep("uikit-06", taps: ["Upload"]) { UIKitTutorial.Step06.TripViewController() },
        TutorialStep("uikit-07", taps: ["Remove"]) { UIKitTutorial.Step07.TripViewController() },
        TutorialStep("uikit-08", taps: ["Cancel"]) { UIKitTutorial.Step08.TripViewController() },
        TutorialStep("uikit-09", taps: ["Save"], throwsPost: true) { UIKitTutorial.Step09.TripViewController() },
        TutorialStep("uikit-10", taps: ["Save"]) { UIKitTutorial.Step10.TripViewController() },
    ]

    static let swiftUI = [
        TutorialStep("swiftui-01") { hosting(SwiftUITutorial.Step01.TripView()) },
        TutorialStep("swiftui-02", taps: ["Offline"]) { hosting(SwiftUITutorial.Step02.TripView()) },
        TutorialStep("swiftui-03", taps: ["Offline"]) { hosting(SwiftUITutorial.Step03.TripView()) },
        TutorialStep("swiftui-04", taps: ["Save"]) { hosting(SwiftUITutorial.Step04.RootView()) },
        TutorialStep("swiftui-05", taps: ["Remove"]) { hosting(SwiftUITutorial.Step05.RootView()) },
        TutorialStep("swiftui-06", taps: ["Cancel trip"]) { hosting(SwiftUITutorial.Step06.RootView()) },
        TutorialStep("swiftui-07", taps: ["Add photo"]) { hosting(SwiftUITutorial.Step07.TripView()) },
        TutorialStep("swiftui-08", taps: ["Add photo"]) { hosting(SwiftUITutorial.Step08.TripView()) },
    ]

    private static func hosting(_ view: some View) -> UIViewController {
        UIHostingController(rootView: view)
    }

    /// Shows the step's screen on a new device, operates its controls, and waits until the post is at rest.
    func show() async -> Simulator {
        let simulator = Simulator(device: .iPhone16)
        simulator.show(UINavigationController(rootViewController: makeViewController()))
        await simulator.advance(by: 0.5)
        for label in taps {
            precondition(simulator.tapElement(named: label), "The screen of \(name) has no element \(label).")
            await simulator.advance(by: 1.5)
        }
        if throwsPost {
            simulator.touchDown(at: CGPoint(x: 196, y: 90))
            for distance in stride(from: 10.0, through: 80, by: 10) {
                await simulator.advance(by: 1 / 60)
                simulator.touchMove(to: CGPoint(x: 196, y: 90 - distance))
            }
            simulator.touchUp(at: CGPoint(x: 196, y: 10))
            await simulator.advance(by: 1.5)
        }
        return simulator
    }
}
