import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about SwiftUI in hosting controllers.
extension HostedTests {
    @MainActor
    struct SwiftUIAssumptionTests {
        private let log = CallLog()

        private func show<Content: View>(_ content: Content) async throws -> (Stage, UIHostingController<Content>) {
            let controller = UIHostingController(rootView: content)
            let stage = try await Stage(controller)
            await stage.watch(frames: 3) {}
            return (stage, controller)
        }

        private func wait(on stage: Stage, for call: String) async {
            await stage.wait { log.count(of: call) > 0 }
        }

        // MARK: Representables

        @Test func u77RepresentableIsUpdated() async throws {
            let switches = Switches()
            let (stage, controller) = try await show(Owner(value: 0, key: 0, switches: switches, log: log))
            #expect(log.calls.first == "make" && log.calls.last == "update 0 false 0")
            log.clear()
            controller.rootView = Owner(value: 1, key: 0, switches: switches, log: log)
            await wait(on: stage, for: "update 1 false 0")
            switches.setState(true)
            await wait(on: stage, for: "update 1 true 0")
            controller.rootView = Owner(value: 1, key: 7, switches: switches, log: log)
            await wait(on: stage, for: "update 1 true 7")
            #expect(log.count(of: "make") == 0 && log.count(of: "dismantle") == 0)
            controller.rootView = Owner(value: nil, key: 7, switches: switches, log: log)
            await wait(on: stage, for: "dismantle")
        }

        @available(iOS 17.0, *)
        @Test func u153BindingOfAModifierAtTheRootIsFollowed() async throws {
            let model = AssumedModel()
            let binding = Binding(get: { @MainActor in model.isOn }, set: { @MainActor in model.isOn = $0 })
            let (stage, _) = try await show(Text("Text").modifier(BindingReader(value: binding, log: log)))
            #expect(log.calls.last == "false")
            model.isOn = true
            await wait(on: stage, for: "true")
        }

        @Test func u78AnchorIsInTheWindow() async throws {
            let places = Places()
            let (stage, controller) = try await show(Anchored(places: places, isCovered: false))
            #expect(places.window(of: "root") === stage.window)
            #expect(places.window(of: "row") === stage.window)
            controller.rootView = Anchored(places: places, isCovered: true)
            await stage.wait { places.window(of: "sheet") != nil }
            #expect(places.window(of: "sheet") === stage.window)
            let other = UIWindow(windowScene: stage.scene)
            other.rootViewController = UIHostingController(rootView: Text("Other").background(Anchor("other", places)))
            other.isHidden = false
            await stage.wait { places.window(of: "other") != nil }
            #expect(places.window(of: "other") === other)
            other.isHidden = true
            controller.rootView = Anchored(places: places, isCovered: false)
            await stage.wait { controller.presentedViewController == nil }
            await stage.rest()
        }

        @Test func u96CoveredViewIsUpdated() async throws {
            let (switches, cover) = (Switches(), Switches())
            let (stage, controller) = try await show(Coverable(switches: switches, cover: cover, log: log))
            cover.setState(true)
            await stage.wait { controller.view.window == nil }
            log.clear()
            switches.setState(true)
            await wait(on: stage, for: "update 0 true 0")
            cover.setState(false)
            await stage.wait { controller.view.window === stage.window }
            await stage.wait { controller.presentedViewController == nil }
            await stage.rest()
        }

        // MARK: Sizes

        private static let words = String(repeating: "several words ", count: 20)

        @Test func u79HostingControllerHasTheHeightOfTexts() async throws {
            let size = { (text: String, width: CGFloat) in
                UIHostingController(rootView: Text(text).ignoresSafeArea())
                    .sizeThatFits(in: CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
            }
            let line = size("Text", 200)
            let (narrow, wide) = (size(Self.words, 200), size(Self.words, 300))
            #expect(line.height > 10 && line.height < 60)
            #expect(narrow.height > 5 * line.height && narrow.width <= 200.5)
            #expect(wide.height < narrow.height && wide.width <= 300.5)
            let flexible = UIHostingController(rootView: Color.red)
                .sizeThatFits(in: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
            #expect(flexible.height < 100)
        }

        @Test func u80ChangedContentIsReported() async throws {
            let stage = try await Stage()
            let switches = Switches()
            let child = ObservedHostingController(rootView: Growing(switches: switches))
            stage.controller.addChild(child)
            child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
            stage.view.addSubview(child.view)
            child.didMove(toParent: stage.controller)
            await stage.watch(frames: 5) {}
            let proposal = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
            let height = child.sizeThatFits(in: proposal).height
            child.changes = 0
            switches.setState(true)
            await stage.wait { child.changes > 0 }
            await stage.nextFrame()
            #expect(child.sizeThatFits(in: proposal).height > height + 10)
        }

        @available(iOS 16.4, *)
        @Test func u97SafeAreaCanBeLeftOut() async throws {
            let stage = try await Stage()
            let child = UIHostingController(rootView: Text("Text"))
            let proposal = CGSize(width: 200, height: 400)
            let plain = child.sizeThatFits(in: proposal)
            child.safeAreaRegions = []
            child.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
            stage.controller.addChild(child)
            child.view.frame = stage.view.bounds
            stage.view.addSubview(child.view)
            child.didMove(toParent: stage.controller)
            await stage.watch(frames: 3) {}
            #expect(child.sizeThatFits(in: proposal) == plain)
        }

        @Test func u98NewRootViewHasItsSizeAfterLayout() async throws {
            let (stage, controller) = try await show(Text("Text"))
            let proposal = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
            let height = controller.sizeThatFits(in: proposal).height
            controller.rootView = Text(Self.words)
            controller.view.setNeedsLayout()
            controller.view.layoutIfNeeded()
            #expect(controller.sizeThatFits(in: proposal).height > height + 50)
            withExtendedLifetime(stage) {}
        }

        // MARK: Environment

        @Test func u81EnvironmentIsReplaced() async throws {
            var other = EnvironmentValues()
            other.assumed = 5
            other.colorScheme = .light
            let controller = UIHostingController(
                rootView: Reader(log: log).transformEnvironment(\.self) { own in
                    let scheme = own.colorScheme
                    own = other
                    own.colorScheme = scheme
                })
            controller.overrideUserInterfaceStyle = .dark
            let stage = try await Stage(controller)
            await stage.wait { log.count(of: "read 5 dark") > 0 }
        }

        @Test func u99WholeEnvironmentIsObserved() async throws {
            let modified = { (value: Int, size: UserInterfaceSizeClass) in
                Text("Text").modifier(WholeReader(log: log))
                    .environment(\.assumed, value).environment(\.horizontalSizeClass, size)
            }
            let (stage, controller) = try await show(modified(1, .compact))
            #expect(log.calls.last == "1 true")
            controller.rootView = modified(2, .compact)
            await wait(on: stage, for: "2 true")
            controller.rootView = modified(2, .regular)
            await wait(on: stage, for: "2 false")
        }

        // MARK: Controls

        @Test func u100ControlsContainUIKitViews() async throws {
            let (stage, controller) = try await show(Controls())
            let kinds: [(String, (UIView) -> Bool, middle: CGFloat)] = [
                ("slider", { $0 is UISlider }, 120), ("switch", { $0 is UISwitch }, 180),
                ("field", { $0 is UITextField }, 240),
            ]
            for (name, isKind, middle) in kinds {
                let view = try #require(controller.view.firstDescendant(where: isKind), "\(name)")
                let frame = view.convert(view.bounds, to: nil)
                let top = stage.view.safeAreaInsets.top
                #expect(abs(frame.midY - top - middle) < 15 && frame.width > 20, "\(name)")
            }
            let scroll = try #require(controller.view.firstDescendant { $0 is UIScrollView && !($0 is UITextView) })
            #expect(scroll.bounds.height > 20 && scroll.bounds.height <= 100.5)
        }
    }
}

extension UIView {
    fileprivate func firstDescendant(where isWanted: (UIView) -> Bool) -> UIView? {
        for subview in subviews {
            if isWanted(subview) { return subview }
            if let found = subview.firstDescendant(where: isWanted) { return found }
        }
        return nil
    }
}
