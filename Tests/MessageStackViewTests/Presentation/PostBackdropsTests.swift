#if canImport(Simulator)
    import Simulator
    import Testing
    import UIKit

    @testable import MessageStackView

    @MainActor
    struct PostBackdropsTests {
        private let stage = Stage()
        private let container = UIView()
        private let backdrops: PostBackdrops
        private let red = PostBackdrop(.color(.red), entrance: linear, exit: linear)
        private let dim = PostBackdrop(.color(.black), touches: .remove, entrance: linear, exit: linear)
        private static let linear = PostPace(duration: 0.4, curve: .linear)

        init() {
            container.frame = stage.view.bounds
            stage.view.addSubview(container)
            backdrops = PostBackdrops(in: container, host: stage.window)
        }

        /// A post in the container, 100 points high.
        private func post(_ backdrop: PostBackdrop, at y: CGFloat = 100, log: Log = Log()) -> BackdropPost {
            let slot = PostSlot(frame: CGRect(x: 20, y: y, width: 200, height: 100))
            let label = UILabel(frame: slot.bounds)
            label.text = "Post at \(Int(y))"
            slot.addSubview(label)
            container.addSubview(slot)
            slot.report = { event in
                if case .dismissed(let reason) = event { log.events.append("dismissed: \(reason)") }
                return true
            }
            return BackdropPost(slot: slot, backdrop: backdrop) { log.events.append("\($0.count) actions") }
        }

        @MainActor
        private final class Log {
            var events: [String] = []
        }

        private func show(_ posts: BackdropPost..., animated: Bool = false) {
            backdrops.update(posts, animated: animated)
            stage.simulator.advance(by: 0)
        }

        private var shown: [PostBackdropView] { container.subviews.compactMap { $0 as? PostBackdropView } }

        private func opacity(of view: PostBackdropView?) -> Float {
            view?.fillView.subviews.first.map { ($0.layer.presentation() ?? $0.layer).opacity } ?? 0
        }

        private func index(of view: UIView?) -> Int { container.subviews.firstIndex { $0 === view } ?? -1 }

        // MARK: Which

        @Test func withoutABackdropNothingIsMade() {
            show(post(.none))
            #expect(shown.isEmpty && backdrops.current == nil)
        }

        @Test func itCoversTheHostBehindItsPost() throws {
            let one = post(red)
            show(one)
            let view = try #require(shown.first)
            #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
            #expect(index(of: view) == index(of: one.slot) - 1)
            #expect(view.fillView.subviews.first?.backgroundColor == .red && opacity(of: view) == 1)
        }

        @Test func itFollowsItsHostThroughARotation() throws {
            show(post(red))
            stage.simulator.rotate(to: .landscapeLeft)
            stage.simulator.advance(by: 1)
            let view = try #require(shown.first)
            #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
        }

        @Test func ofTwoThatStayTheNewerOnesIsShownInFrontOfTheOlderPostAndThenTheOldersAgain() {
            let (one, two) = (post(red), post(dim, at: 300))
            show(one)
            show(one, two)
            #expect(shown.count == 1 && shown.first?.fillView.fills == dim.fills)
            #expect(index(of: one.slot) < index(of: shown.first) && index(of: shown.first) < index(of: two.slot))
            two.slot.removeFromSuperview()
            show(one)
            #expect(shown.count == 1 && shown.first?.fillView.fills == red.fills)
            #expect(index(of: shown.first) < index(of: one.slot))
            show()
            #expect(shown.isEmpty)
        }

        @Test func aNewerPostWithoutABackdropLeavesTheOneThatIsThere() {
            let (one, two) = (post(red), post(.none, at: 300))
            show(one)
            let view = shown.first
            show(one, two)
            #expect(backdrops.current === view && index(of: view) < index(of: one.slot))
        }

        @Test func aPostThatCameOutFromBehindStandsInFrontOfItsBackdropAndTheOlderPostBehind() {
            let one = post(.none)
            let two = post(dim, at: 300)
            container.sendSubviewToBack(two.slot)
            show(one, two)
            #expect(index(of: one.slot) < index(of: shown.first) && index(of: shown.first) < index(of: two.slot))
        }

        @Test func aLaterPostThatComesOutFromBehindOthersIsInFrontOfTheBackdrop() {
            let (one, two, three) = (post(.none), post(dim, at: 300), post(.none, at: 500))
            show(one, two)
            container.sendSubviewToBack(three.slot)
            show(one, two, three)
            #expect(index(of: one.slot) < index(of: shown.first) && index(of: shown.first) < index(of: three.slot))
            #expect(index(of: three.slot) < index(of: two.slot))
        }

        @Test func slotsThatStandTogetherInSomethingAreInFrontOfEveryBackdrop() {
            let group = UIView(frame: container.bounds)
            container.addSubview(group)
            let (one, two) = (post(.none), post(dim, at: 300))
            for each in [one, two] { group.addSubview(each.slot) }
            show(one, two)
            #expect(index(of: shown.first) < index(of: group))
            #expect(container.accessibilityElements?.count == 3, "both posts, and what dismisses")
        }

        // MARK: Coming and going

        @Test func itComesAndGoesInItsTime() {
            let one = post(red)
            show(one, animated: true)
            let view = shown.first
            #expect(opacity(of: view) == 0)
            stage.simulator.advance(by: 0.2)
            #expect(abs(opacity(of: view) - 0.5) < 0.1)
            stage.simulator.advance(by: 0.3)
            #expect(opacity(of: view) == 1)
            show(animated: true)
            stage.simulator.advance(by: 0.2)
            #expect(abs(opacity(of: view) - 0.5) < 0.1)
            stage.simulator.advance(by: 0.3)
            #expect(shown.isEmpty)
        }

        @Test func aDelayIsWaitedFor() {
            var late = red
            late.entrance.delay = 1
            show(post(late), animated: true)
            stage.simulator.advance(by: 0.9)
            #expect(opacity(of: shown.first) == 0)
            stage.simulator.advance(by: 0.6)
            #expect(opacity(of: shown.first) == 1)
        }

        @Test func interruptedItTurnsRoundWithoutAJump() {
            let one = post(red)
            show(one, animated: true)
            var last = opacity(of: shown.first)
            for step in 0..<30 {
                if step == 12 { backdrops.update([], animated: true) }
                if step == 20 { backdrops.update([one], animated: true) }
                stage.simulator.advance(by: 1.0 / 60)
                let now = opacity(of: shown.first)
                #expect(abs(now - last) < 0.08)
                #expect(step < 2 || (now > last) == !(12..<20).contains(step) || abs(now - last) < 0.01)
                last = now
            }
            #expect(shown.count == 1)
        }

        @Test func anEqualOneStaysWithoutAFlickerWhileOnePostTakesThePlaceOfAnother() {
            let (one, two) = (post(red), post(red, at: 300))
            show(one)
            let view = shown.first
            // As the manager tells it: one leaves, then the other comes, in the same turn.
            backdrops.update([], animated: true)
            backdrops.update([two], animated: true)
            for _ in 0..<30 {
                stage.simulator.advance(by: 1.0 / 60)
                #expect(shown.count == 1 && shown.first === view && opacity(of: view) == 1)
            }
            #expect(index(of: view) < index(of: two.slot) && view?.postSlot === two.slot)
        }

        @Test func onesThatLookTheSameAreOneAndTheSameThoughTheirColoursAreNotEqual() throws {
            func backdrop() -> PostBackdrop {
                let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
                let gradient = PostGradient([color, color.withAlphaComponent(0.2)])
                return PostBackdrop(
                    .color(color.withAlphaComponent(0.4)), .gradient(gradient), entrance: Self.linear,
                    exit: Self.linear)
            }
            #expect(backdrop().fills != backdrop().fills)
            stage.view.backgroundColor = .white
            let (one, two) = (post(backdrop()), post(backdrop(), at: 300))
            show(one)
            let view = try #require(shown.first)
            let before = try #require(stage.brightness(at: beside))
            backdrops.update([], animated: true)
            backdrops.update([two], animated: true)
            for _ in 0..<30 {
                stage.simulator.advance(by: 1.0 / 60)
                #expect(shown.count == 1 && shown.first === view && opacity(of: view) == 1)
                #expect(stage.brightness(at: beside) ?? before == before)
            }
        }

        @Test func differentOnesOfOneAppearanceAreDifferent() {
            let light = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            show(post(PostBackdrop(.color(light), exit: Self.linear)))
            show(post(PostBackdrop(.color(.black)), at: 300), animated: true)
            #expect(shown.count == 2, "they look the same until it gets dark")
        }

        @Test func aPostThatLeavesIsNotSuddenlyBehindTheNextOnesBackdrop() {
            let (one, two) = (post(red), post(red, at: 300))
            show(one)
            show(two, animated: true)
            #expect(index(of: shown.first) < index(of: one.slot))
        }

        @Test func differentOnesGoOverIntoOneAnother() {
            let (one, two) = (post(red), post(dim, at: 300))
            show(one)
            show(two, animated: true)
            stage.simulator.advance(by: 0.2)
            #expect(shown.count == 2)
            for view in shown { #expect(abs(opacity(of: view) - 0.5) < 0.1) }
            stage.simulator.advance(by: 0.3)
            #expect(shown.count == 1 && opacity(of: shown.first) == 1 && shown.first?.postSlot === two.slot)
        }

        @Test func aBlurComesAsABlurAndFadesWithLessMotion() throws {
            stage.simulator.isReduceMotionEnabled = true
            let blur = PostBackdrop(.blur(.systemMaterial), entrance: Self.linear, exit: Self.linear)
            show(post(blur), animated: true)
            stage.simulator.advance(by: 0.2)
            let effectView = try #require(shown.first?.fillView.subviews.first?.subviews.last as? UIVisualEffectView)
            #expect(effectView.effect != nil)
            #expect(abs((effectView.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
            stage.simulator.advance(by: 0.3)
            show(animated: true)
            stage.simulator.advance(by: 0.2)
            #expect(effectView.effect != nil && (effectView.layer.presentation()?.opacity ?? 0) < 0.6)
            stage.simulator.isReduceMotionEnabled = false
        }

        // MARK: Touches

        private let beside = CGPoint(x: 300, y: 600)

        private func appButton() -> (UIButton, Log) {
            let log = Log()
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 250, y: 550, width: 100, height: 100)
            button.addAction(UIAction { _ in log.events.append("button") }, for: .touchUpInside)
            stage.view.insertSubview(button, at: 0)
            container.isUserInteractionEnabled = true
            return (button, log)
        }

        @Test func aBlockingOneKeepsTouchesFromTheAppAndATapActs() {
            let (_, app) = appButton()
            let log = Log()
            show(post(dim, log: log))
            #expect(backdrops.blocksTouch(at: beside))
            stage.simulator.tap(at: beside)
            #expect(app.events.isEmpty && log.events == ["1 actions"])
        }

        @Test func aDragIsNoTap() {
            let log = Log()
            show(post(dim, log: log))
            stage.simulator.pan(from: beside, to: CGPoint(x: 300, y: 400))
            #expect(log.events.isEmpty)
        }

        @Test func absorbingOnesDoNothing() {
            let (_, app) = appButton()
            var absorbing = red
            absorbing.touches = .absorb
            let log = Log()
            show(post(absorbing, log: log))
            stage.simulator.tap(at: beside)
            #expect(app.events.isEmpty && log.events.isEmpty)
        }

        @Test func onItsWayOutItBlocksNothing() {
            show(post(dim))
            show(animated: true)
            stage.simulator.advance(by: 0.1)
            #expect(!backdrops.blocksTouch(at: beside) && shown.first?.isUserInteractionEnabled == false)
        }

        /// The container lets touches pass beside posts, as post views do.
        @Test func D17_aForwardingOneLetsTheAppHaveTheTapAndNoticesIt() {
            let (_, app) = appButton()
            let log = Log()
            var noticing = red
            noticing.touches = PostTouchResponse.forward.and(.hold(3))
            container.frame = CGRect(x: 0, y: 0, width: 240, height: 400)
            let one = post(noticing, log: log)
            show(one)
            #expect(!backdrops.blocksTouch(at: beside))
            stage.simulator.tap(at: beside)
            #expect(app.events == ["button"] && log.events == ["1 actions"])
            stage.simulator.pan(from: beside, to: CGPoint(x: 300, y: 400))
            stage.simulator.tap(at: CGPoint(x: 100, y: 150))
            #expect(log.events == ["1 actions"])
            show()
            stage.simulator.tap(at: beside)
            #expect(app.events.count == 2 && log.events.count == 1)
            #expect(stage.window.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } != true)
        }

        @Test func D17_tapsThatGoElsewhereAreNoticedThere() {
            let (_, app) = appButton()
            let log = Log()
            let covered = UIView(frame: stage.view.bounds)
            stage.view.addSubview(covered)
            covered.isUserInteractionEnabled = false
            container.removeFromSuperview()
            covered.addSubview(container)
            backdrops.host = covered
            backdrops.tapHost = stage.window
            var noticing = red
            noticing.touches = PostTouchResponse.forward.and(.remove)
            show(post(noticing, log: log))
            stage.simulator.tap(at: beside)
            #expect(app.events == ["button"] && log.events == ["1 actions"])
            show()
            stage.simulator.tap(at: beside)
            #expect(log.events.count == 1)
        }

        // MARK: Accessibility

        @Test func D27_onlyABlockingOneIsModalAndItGivesThatBack() {
            let one = post(red)
            show(one)
            #expect(!container.accessibilityViewIsModal)
            let two = post(dim, at: 300)
            show(one, two)
            #expect(container.accessibilityViewIsModal)
            show(one)
            #expect(!container.accessibilityViewIsModal && container.accessibilityElements == nil)
            container.accessibilityViewIsModal = true
            show(one, two)
            show(one)
            #expect(container.accessibilityViewIsModal)
        }

        @Test func whatIsUnderABlockingOneIsNotReadAndDismissComesAfterThePost() {
            _ = appButton()
            let (one, two, three) = (post(red), post(dim, at: 300), post(.none, at: 500))
            show(one, two, three)
            stage.simulator.voiceOver.start()
            let labels = stage.simulator.voiceOver.elements.map(\.accessibilityLabel)
            #expect(labels == ["Post at 300", "Post at 500", "Dismiss"])
            stage.simulator.voiceOver.stop()
        }

        @Test func voiceOverDismissesItByItsElementAndByTheEscapeGesture() {
            let log = Log()
            show(post(dim, log: log))
            let voiceOver = stage.simulator.voiceOver
            voiceOver.start()
            voiceOver.focus(on: voiceOver.elements.last)
            #expect(voiceOver.activate())
            #expect(log.events == ["1 actions"])
            #expect(voiceOver.escape())
            #expect(log.events.last == "dismissed: escape")
            voiceOver.stop()
        }

        @Test func oneThatOnlyAbsorbsHasNoElement() {
            var absorbing = red
            absorbing.touches = .absorb
            show(post(absorbing))
            #expect(container.accessibilityViewIsModal && container.accessibilityElements?.count == 1)
        }

        // MARK: Life

        @Test func nothingIsKeptAlive() {
            let references = WeakReferences()
            do {
                let container = UIView(frame: stage.view.bounds)
                stage.view.addSubview(container)
                let backdrops = PostBackdrops(in: container, host: stage.window)
                let slot = PostSlot()
                container.addSubview(slot)
                let forward = PostBackdrop(.color(.red), touches: PostTouchResponse.forward.and(.hold(1)))
                backdrops.update([BackdropPost(slot: slot, backdrop: forward) { _ in }], animated: false)
                backdrops.update([], animated: false)
                slot.removeFromSuperview()
                container.removeFromSuperview()
                for object in [container, slot, backdrops] as [AnyObject] { references.add(object) }
            }
            stage.simulator.advance(by: 1)
            #expect(references.count == 0)
        }
    }
#endif
