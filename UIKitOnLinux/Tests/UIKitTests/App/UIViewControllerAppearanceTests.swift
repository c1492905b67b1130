import Simulator
import Testing
import UIKit

@MainActor
struct UIViewControllerAppearanceTests {
    final class Recorder: UIViewController {
        var calls: [String] = []

        override func loadView() {
            calls.append("loadView")
            super.loadView()
        }
        override func viewDidLoad() { calls.append("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) {
            calls.append(view.window == nil ? "viewIsAppearing off window" : "viewIsAppearing")
        }
        override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
        override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
    }

    @Test func aRootControllerAppearsInUIKitsOrder() {
        let recorder = Recorder()
        Simulator().show(recorder)
        #expect(
            recorder.calls == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
    }

    @Test func hidingTheWindowMakesItsControllerDisappear() {
        let recorder = Recorder()
        let window = Simulator().show(recorder)
        recorder.calls = []
        window.isHidden = true
        #expect(recorder.calls == ["viewWillDisappear", "viewDidDisappear"])
    }
}
