import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The accessibility rule D25: posts are operated with a keyboard alone.
@MainActor @Suite(.bothReadings(of: .keysPrecedeText), .leavesNothingBehind)
struct KeyboardRuleTests {
    private final class Record {
        var commits = 0
        var undos = 0
        var values: FormValues?
    }

    private let stage = Stage()
    private let record = Record()
    private let buttons: [UIButton]
    private var simulator: Simulator { stage.simulator }

    init() {
        buttons = stage.addButtons(["Archive"])
    }

    private func show(_ readyMadePost: ReadyMadePost, texts: ReadyMadePost.Texts = .init()) -> Post {
        let post = readyMadePost.post(stage.postView, texts)
        stage.rest()
        return post
    }

    private func tab(to view: UIView) throws {
        try #require(ReachingTechnology.keyboard.focus(on: view, of: simulator))
    }

    /// The elements that Tab reaches.
    private var tabbed: [UIResponder] { ReachingTechnology.keyboard.reached(on: simulator) }

    /// Returns the visible, enabled controls of a post.
    private func controls(of post: Post) throws -> [UIControl] {
        let view = try #require(post.view)
        return view.descendants.compactMap { $0 as? UIControl }.filter { control in
            control.isEnabled
                && sequence(first: control as UIView, next: \.superview).prefix { $0 !== view }.allSatisfy {
                    !$0.isHidden && $0.alpha > 0
                }
        }
    }

    @Test(arguments: ReadyMadePost.all + ReadyMadePost.bare)
    func tabReachesEachControl(readyMadePost: ReadyMadePost) throws {
        let post = show(readyMadePost)
        let tabbed = tabbed
        for control in try controls(of: post) {
            #expect(tabbed.contains { $0 === control }, "\(control.accessibilityLabel ?? "")")
        }
    }

    @Test(arguments: ReadyMadePost.all)
    func tabLeavesOnlyPassivePosts(readyMadePost: ReadyMadePost) throws {
        let post = show(readyMadePost)
        let slot = try #require(post.view?.slot)
        #expect(tabbed.contains { $0 === buttons[0] } == !slot.isModal)
    }

    @Test(
        arguments: ReadyMadePost.all.filter { ["error with actions", "alert", "pop-up"].contains($0.testDescription) },
        [HardwareKey.space, .return])
    func keyPressesFocusedButton(readyMadePost: ReadyMadePost, key: HardwareKey) throws {
        for title in ["Retry", "Later"] {
            let post = show(readyMadePost)
            try tab(to: stage.button(title, of: post))
            simulator.pressKey(key)
            stage.rest()
            #expect(post.reason == .action(id: title))
        }
    }

    @Test(arguments: [HardwareKey.space, .return])
    func keyClosesBadge(key: HardwareKey) throws {
        let post = stage.postView.post(Stage.message)
        stage.rest()
        try tab(to: #require(post.view as? BadgeMessageView).button)
        simulator.pressKey(key)
        stage.rest()
        #expect(post.reason == .closeButton)
    }

    @Test(arguments: [HardwareKey.space, .return])
    func keyUndoes(key: HardwareKey) throws {
        let post = stage.postView.post(undoable: "Deleted") { [record] in
            record.commits += 1
        } undo: { [record] in
            record.undos += 1
        }
        stage.rest()
        let button = try #require(try controls(of: post).first)
        try tab(to: button)
        simulator.pressKey(key)
        stage.rest()
        #expect(record.commits == 0 && record.undos == 1 && post.phase == .ended)
    }

    /// Shows a rating as an alert or, without blocking the app, as a card.
    private func showRating(blocksApp: Bool) throws -> (post: Post, control: RatingControl) {
        let rating = RatingMessage("How was it?", submit: "Send")
        let post = blocksApp ? stage.postView.post(rating) : stage.postView.post(rating, as: .card(.top))
        stage.rest()
        return (post, try #require(post.view?.descendants.lazy.compactMap { $0 as? RatingControl }.first))
    }

    private func pressArrowKeys() {
        for key in [HardwareKey.rightArrow, .upArrow, .rightArrow, .leftArrow] { simulator.pressKey(key) }
    }

    @Test(arguments: [true, false])
    func arrowKeysOutsidePassiveRatingDoNothing(isAppFocused: Bool) throws {
        let (post, control) = try showRating(blocksApp: false)
        if isAppFocused { try tab(to: buttons[0]) }
        pressArrowKeys()
        #expect(control.value == 0 && post.phase == .shown)
        try tab(to: control)
        pressArrowKeys()
        #expect(control.value == 2)
    }

    @Test(arguments: [(true, true), (true, false), (false, true)])
    func arrowKeysChangeRating(blocksApp: Bool, isFocused: Bool) throws {
        let (post, control) = try showRating(blocksApp: blocksApp)
        if isFocused { try tab(to: control) }
        pressArrowKeys()
        #expect(control.value == 2)
        try tab(to: stage.button("Send", of: post))
        simulator.pressKey(.space)
        stage.rest()
        #expect(post.phase == .ended)
    }

    @Test func formIsFilledInWithKeys() throws {
        var form = FormMessage(
            "Sign in",
            fields: [
                .email(), .toggle("Remember me"), .choice("Plan", options: ["Free", "Pro"], isRequired: false),
            ], submit: "Go")
        form.onAnswer = { [record] in record.values = $0 }
        let post = stage.postView.post(form)
        stage.rest()
        simulator.typeText("a@b.co")
        let controls = try controls(of: post)
        try tab(to: #require(controls.first { $0 is UISwitch }))
        simulator.pressKey(.space)
        stage.rest()
        let choice = try #require(controls.first { $0 is FormChoiceButton })
        try tab(to: choice)
        #expect(simulator.pressKey(.space))
        stage.rest()
        let option = try #require(tabbed.first { $0.accessibilityLabel == "Pro" })
        #expect(ReachingTechnology.keyboard.focus(on: option, of: simulator))
        simulator.pressKey(.space)
        stage.rest()
        try tab(to: stage.button("Go", of: post))
        simulator.pressKey(.space)
        stage.rest()
        #expect(post.phase == .ended)
        let values = try #require(record.values)
        #expect(values["email"] == "a@b.co" && values.isOn("Remember me") && values.choice("Plan") == "Pro")
    }

    @Test(arguments: ReadyMadePost.all, [false, true])
    func focusedControlIsInSight(readyMadePost: ReadyMadePost, isLandscape: Bool) throws {
        simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        if isLandscape { simulator.rotate(to: .landscapeLeft) }
        let post = show(readyMadePost)
        for control in try controls(of: post) {
            try tab(to: control)
            stage.rest()
            let frame = stage.screenFrame(of: control).intersection(stage.view.bounds)
            let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
            #expect(
                hit?.isDescendant(of: control) == true, "\(control.accessibilityLabel ?? "") \(frame) \(hit as Any)")
        }
    }

    @Test(arguments: [true, false])
    func otherPostsDoNotCoverFocusedControl(isInStack: Bool) throws {
        let poster: any Poster =
            isInStack
            ? stage.view.createMessageStackView() : stage.makePostView(PostPresentation { $0.placement = .top })
        poster.postManager.capacity = 3
        poster.postManager.capacity = .max
        func post(_ title: String, on poster: some Poster) -> Post {
            var request = PostRequest(Message(title, actions: [PostAction("Retry")]))
            request.duration = .untilRemoved
            let post = poster.post(request)
            stage.rest()
            return post
        }
        let first = post("First", on: poster)
        try tab(to: stage.button("Retry", of: first))
        let posts = [first, post("Second", on: poster), post("Third", on: poster)]
        for post in posts {
            let button = try stage.button("Retry", of: post)
            try tab(to: button)
            let frame = stage.screenFrame(of: button)
            let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
            #expect(hit?.isDescendant(of: button) == true)
        }
    }
}
