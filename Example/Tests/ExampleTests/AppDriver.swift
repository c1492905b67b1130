import Foundation
import Simulator
import Testing
import UIKit

@testable import Example
@testable import MessageStackView

/// The app on a new device, with methods to operate it.
@MainActor
struct AppDriver {
    let simulator: Simulator

    init(on simulator: Simulator = Simulator()) {
        // The app on a new device has no post views of former scenes, with settings of another test.
        WindowHost.all.hostInUse().leaveToApp()
        WindowHost.all = SceneHosts { WindowHost() }
        PostWindow.registries = [:]
        self.simulator = simulator
    }

    var scene: UIWindowScene? { UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first }

    var navigation: UINavigationController? {
        scene?.windows.compactMap { $0.rootViewController as? UINavigationController }.first
    }

    // MARK: - Navigation

    /// Launches the app and waits until its first banner is shown.
    func openHome() throws -> UIViewController {
        simulator.launch(AppDelegate.self)
        simulator.advance(by: 1)
        return try #require(navigation?.topViewController)
    }

    /// Launches the app and opens the list of screens.
    func openList() throws -> ScreensViewController {
        _ = try openHome()
        // The first banner covers the first rows.
        UIApplication.shared.postView.postManager.removeAll(animated: false)
        simulator.tapElement(named: "Screens")
        simulator.advance(by: 1)
        return try #require(navigation?.topViewController as? ScreensViewController)
    }

    /// Launches the app and opens a screen.
    func open(_ screen: Screen) throws -> UIViewController {
        let list = try openList()
        let row = IndexPath(row: try #require(Screen.allCases.firstIndex(of: screen)), section: 0)
        // Rows may be higher than their estimate when first shown, which can push the row out of view.
        var height: CGFloat
        repeat {
            height = list.tableView.contentSize.height
            list.tableView.scrollToRow(at: row, at: .middle, animated: false)
            simulator.advance(by: 0)
        } while list.tableView.contentSize.height != height
        simulator.tap(try #require(list.tableView.cellForRow(at: row)))
        simulator.advance(by: 1.25)
        let shown = try #require(navigation?.topViewController)
        #expect(shown.title == screen.title)
        return shown
    }

    func tap(_ title: String, in view: UIView?) throws {
        simulator.tap(try button(title, in: view))
    }

    /// Advances the device without running the tasks of the app.
    func wait(_ seconds: TimeInterval) {
        simulator.advance(by: seconds)
    }

    // MARK: - Views

    func posters(in view: UIView?) -> [any Poster] {
        (view?.subviews ?? []).flatMap { ($0 as? any Poster).map { [$0] } ?? posters(in: $0) }
    }

    func buttons(in view: UIView?) -> [UIButton] {
        (view?.subviews ?? []).flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }

    func button(_ title: String, in view: UIView?) throws -> UIButton {
        try #require(buttons(in: view).first { $0.titleLabel?.text == title })
    }

    /// Returns the Delete button of the first photo on the Undo screen.
    func firstDeleteButton(on screen: UIViewController) throws -> UIButton {
        let photo = try #require((screen as? UndoViewController)?.library.photos.first)
        return try #require(buttons(in: screen.view).first { $0.accessibilityLabel == "Delete photo \(photo)" })
    }

    func labels(in view: UIView?) -> [UILabel] {
        (view?.subviews ?? []).flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    /// Returns the first text view in a view.
    func textView(in view: UIView?) -> UITextView? {
        (view?.subviews ?? []).lazy.compactMap { $0 as? UITextView ?? textView(in: $0) }.first
    }
}
