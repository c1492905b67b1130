import Simulator
import Testing
import UIKit

@MainActor
struct TraitChangeTests {
    private let simulator = Simulator()
    private let log = CallLog()

    private final class Window: UIWindow {
        var log: CallLog?
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log?.add("window")
        }
    }

    private final class Controller: UIViewController {
        let name: String
        let log: CallLog
        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.add("\(name) controller")
        }
    }

    private final class View: UIView {
        var log: CallLog?
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log?.add("view")
        }
    }

    private func makeTree() throws -> (window: Window, root: Controller, child: Controller, view: View) {
        let scene = try #require(UIApplication.shared.connectScene())
        let window = Window(windowScene: scene)
        let (root, child) = (Controller("root", log), Controller("child", log))
        let view = View()
        window.rootViewController = root
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.addSubview(view)
        window.makeKeyAndVisible()
        simulator.advance(by: 0)
        (window.log, view.log) = (log, log)
        _ = log.take()
        return (window, root, child, view)
    }

    @Test func aChangeGoesFromTheSceneDownToTheViewsOldWayFirst() throws {
        let tree = try makeTree()
        let scene = try #require(tree.window.windowScene)
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        scene.registerForTraitChanges(traits) { [log] (_: UIWindowScene, _) in log.add("scene handler") }
        tree.window.registerForTraitChanges(traits) { [log] (_: UIWindow, _) in log.add("window handler") }
        tree.root.registerForTraitChanges(traits) { (self: Controller, previous) in
            self.log.add("root handler \(previous.userInterfaceStyle == .light)")
        }
        tree.view.registerForTraitChanges(traits) { (self: View, _) in
            let isCurrent = UITraitCollection.current.userInterfaceStyle == .dark
            self.log?.add("view handler \(self.traitCollection.userInterfaceStyle == .dark) \(isCurrent)")
        }
        simulator.userInterfaceStyle = .dark
        #expect(
            log.take() == [
                "scene handler", "window", "window handler", "root controller", "root handler true",
                "child controller", "view", "view handler true true",
            ])
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    @Test func aHandlerHearsOnlyOfItsOwnTraitsAndUntilItIsTakenBack() throws {
        let tree = try makeTree()
        var calls = 0
        let registration = tree.view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (_: UIView, _) in calls += 1
        }
        simulator.userInterfaceStyle = .dark
        #expect(calls == 0)
        simulator.preferredContentSizeCategory = .extraLarge
        #expect(calls == 1)
        simulator.preferredContentSizeCategory = .extraLarge
        #expect(calls == 1, "nothing changed")
        tree.view.unregisterForTraitChanges(registration)
        simulator.preferredContentSizeCategory = .small
        #expect(calls == 1)
    }

    @Test func aHandlerHearsOfTraitsThatDifferInTheFirstHierarchy() throws {
        let tree = try makeTree()
        let view = View()
        var calls: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: View, previous) in
            let styles = [previous, view.traitCollection].map { $0.userInterfaceStyle == .dark ? "dark" : "light" }
            calls.append(styles.joined(separator: " to "))
        }
        let other = View()
        other.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: View, _) in calls.append("other") }
        tree.root.view.addSubview(other)
        #expect(calls == [], "the traits were predicted")
        tree.child.overrideUserInterfaceStyle = .dark
        tree.child.view.addSubview(view)
        #expect(calls == ["light to dark"])
        simulator.userInterfaceStyle = .dark
        #expect(calls == ["light to dark", "other"])
    }

    @Test func aHandlerHearsOfChangesBeforeTheFirstHierarchy() throws {
        let tree = try makeTree()
        let view = View()
        var calls = 0
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: View, _) in calls += 1 }
        simulator.userInterfaceStyle = .dark
        #expect(calls == 0)
        tree.root.view.addSubview(view)
        #expect(calls == 1)
    }

    @Test func systemTraitsOfColorsAreThoseThatChangeTheAppearance() {
        let traits = UITraitCollection.systemTraitsAffectingColorAppearance
        #expect(traits.allSatisfy { $0.affectsColorAppearance })
        #expect(traits.contains { $0 == UITraitUserInterfaceStyle.self })
        #expect(!traits.contains { $0 == UITraitPreferredContentSizeCategory.self })
    }

    @Test func anOverrideHoldsFromItsPlaceOnDown() throws {
        let tree = try makeTree()
        tree.child.overrideUserInterfaceStyle = .dark
        #expect(log.take() == ["child controller", "view"])
        #expect(tree.root.traitCollection.userInterfaceStyle == .light)
        #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
        #expect(tree.view.traitCollection.userInterfaceStyle == .dark)
        simulator.userInterfaceStyle = .dark
        #expect(log.take() == ["window", "root controller"], "nothing changes for the child")
        tree.child.overrideUserInterfaceStyle = .unspecified
        #expect(log.take() == [])
    }

    @Test func aViewsOwnStyleIsNotItsControllers() throws {
        let tree = try makeTree()
        tree.root.view.overrideUserInterfaceStyle = .dark
        #expect(tree.root.traitCollection.userInterfaceStyle == .light)
        #expect(tree.root.view.traitCollection.userInterfaceStyle == .dark)
        #expect(tree.child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func traitOverridesCanBeSetAskedForAndRemoved() throws {
        let tree = try makeTree()
        #expect(!tree.window.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        tree.window.traitOverrides.horizontalSizeClass = .regular
        #expect(tree.window.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        #expect(tree.view.traitCollection.horizontalSizeClass == .regular)
        #expect(log.take() == ["window", "root controller", "child controller", "view"])
        tree.root.traitOverrides.horizontalSizeClass = .compact
        #expect(tree.window.traitCollection.horizontalSizeClass == .regular)
        #expect(tree.view.traitCollection.horizontalSizeClass == .compact)
        tree.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        tree.root.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(tree.view.traitCollection.horizontalSizeClass == .compact)
        #expect(!tree.root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    }

    @Test func aParentOverridesTheTraitsOfAChild() throws {
        let tree = try makeTree()
        let collection = UITraitCollection(horizontalSizeClass: .regular)
        tree.root.setOverrideTraitCollection(collection, forChild: tree.child)
        #expect(tree.root.overrideTraitCollection(forChild: tree.child) == collection)
        #expect(tree.view.traitCollection.horizontalSizeClass == .regular)
        #expect(tree.root.traitCollection.horizontalSizeClass == .compact)
        tree.root.setOverrideTraitCollection(nil, forChild: tree.child)
        #expect(tree.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func aSceneOverridesForAllItsWindows() throws {
        let tree = try makeTree()
        tree.window.windowScene?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(tree.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .large)
    }

    private struct Theme: UITraitDefinition {
        static let defaultValue = "plain"
        static let affectsColorAppearance = true
    }

    @Test func anAppsOwnTraitTravelsLikeUIKits() throws {
        let tree = try makeTree()
        var seen: [String] = []
        tree.view.registerForTraitChanges([Theme.self]) { (view: View, previous) in
            seen.append("\(previous[Theme.self]) \(view.traitCollection[Theme.self])")
        }
        tree.root.traitOverrides[Theme.self] = "festive"
        #expect(seen == ["plain festive"])
        tree.root.traitOverrides[Theme.self] = "festive"
        #expect(seen.count == 1)
        let plain = UITraitCollection()
        let festive = plain.modifyingTraits { $0[Theme.self] = "festive" }
        #expect(festive.hasDifferentColorAppearance(comparedTo: plain) && festive != plain)
        tree.root.traitOverrides.remove(Theme.self)
        #expect(seen.last == "festive plain")
    }

    @Test func aViewThatGoesIsNotKeptByItsHandler() throws {
        let tree = try makeTree()
        weak var kept: UIView?
        do {
            let view = UIView()
            tree.root.view.addSubview(view)
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
            view.removeFromSuperview()
            kept = view
        }
        #expect(kept == nil)
    }

    @Test func aHandlerThatChangesTraitsAgainComesToAnEnd() throws {
        let tree = try makeTree()
        tree.root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Controller, _) in
            self.overrideUserInterfaceStyle = .light
        }
        simulator.userInterfaceStyle = .dark
        #expect(tree.root.traitCollection.userInterfaceStyle == .light)
        #expect(tree.view.traitCollection.userInterfaceStyle == .light)
        #expect(tree.window.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(arguments: [false, true])
    func traitsOfNewViewComeWithItsLayout(areLate: Bool) throws {
        final class Seeing: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func layoutSubviews() { seen.append(traitCollection.userInterfaceStyle) }
        }
        simulator.readings = areLate ? [.traitsAreLate] : []
        let tree = try makeTree()
        tree.root.overrideUserInterfaceStyle = .dark
        let view = Seeing()
        tree.view.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == (areLate ? .light : .dark))
        simulator.advance(by: 0)
        #expect(view.seen.first == (areLate ? .light : .dark) && view.traitCollection.userInterfaceStyle == .dark)
        tree.root.overrideUserInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }
}
