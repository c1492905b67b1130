import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The mark of the time that a post has left.
@MainActor
struct PostTimeViewTests {
    typealias Place = DisabledAnimationTests.Place

    private let stage = Stage()

    private func post(
        on poster: any Poster, _ indicator: PostTimeIndicator = .bar, view: UIView = Stage.makeMessageView(),
        for seconds: TimeInterval? = 8, _ edit: @escaping @Sendable (inout PostPresentation) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: view, dismissAfter: seconds)
        request.presentation = {
            edit(&$0)
            $0.timeIndicator = indicator
        }
        let post = poster.post(request)
        // The time starts at the end of the entrance.
        for _ in 0..<240 where post.phase != .shown { nextFrame() }
        return post
    }

    private func nextFrame() { stage.simulator.advance(by: Simulator.frame) }

    private func view(of post: Post) throws -> PostTimeView { try #require(post.timeView) }

    /// Expects the mark to have the fraction of the countdown, within the time of two frames.
    private func expectFraction(
        _ fraction: Double, of post: Post, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (seen, countdown) = (try view(of: post).seenFraction, try #require(post.countdown))
        let frames = 2 * Simulator.frame / countdown.duration
        #expect(abs(seen - countdown.fraction) <= frames, sourceLocation: sourceLocation)
        #expect(abs(seen - fraction) < 0.02, "\(seen)", sourceLocation: sourceLocation)
    }

    // MARK: Time

    @Test(arguments: Place.allCases, [PostTimeIndicator.bar, .ring])
    func markShrinksWithTheTime(place: Place, indicator: PostTimeIndicator) throws {
        let post = post(on: place.poster(on: stage), indicator)
        try expectFraction(1, of: post)
        for fraction in [0.75, 0.5, 0.25] {
            stage.simulator.advance(by: 2)
            try expectFraction(fraction, of: post)
        }
    }

    @Test(arguments: [Place.view, .stack, .toast])
    func markIsEmptyWhenTheExitStarts(place: Place) throws {
        let post = post(on: place.poster(on: stage))
        let timeView = try view(of: post)
        stage.simulator.advance(by: 7.9)
        var last = timeView.seenFraction
        #expect(last > 0 && post.phase == .shown)
        while post.phase == .shown {
            last = timeView.seenFraction
            nextFrame()
        }
        #expect(last <= 2 * Simulator.frame / 8)
        #expect(post.phase == .leaving && timeView.seenFraction == 0 && timeView.mark.strokeEnd == 0)
        stage.rest()
        #expect(post.reason == .timeout)
    }

    @Test func markIsFullDuringTheEntrance() throws {
        let postView = stage.makePostView()
        var request = PostRequest(view: Stage.makeMessageView(), dismissAfter: 8)
        request.presentation = { $0.timeIndicator = .bar }
        let post = postView.post(request)
        stage.simulator.advance(by: 0.1)
        #expect(post.phase == .entering)
        #expect(try view(of: post).seenFraction == 1)
    }

    @Test(arguments: [Place.view, .stack])
    func touchStopsTheMark(place: Place) throws {
        let post = post(on: place.poster(on: stage))
        stage.simulator.advance(by: 2)
        let point = try stage.slotFrame(of: #require(post.view)).center
        stage.simulator.touchDown(at: point)
        stage.simulator.advance(by: 5)
        try expectFraction(0.75, of: post)
        stage.simulator.touchUp(at: point)
        stage.simulator.advance(by: 2)
        try expectFraction(0.5, of: post)
    }

    @Test(arguments: ["pointer", "suspension", "inactive scene", "background", "off screen", "hold", "focus"])
    func holdStopsTheMark(source: String) throws {
        let container = UIView(frame: stage.view.bounds)
        stage.view.addSubview(container)
        let postView = container.createPostView(layout: .top)
        let post = post(on: postView)
        stage.simulator.advance(by: 2)
        var token: PostSuspension?
        let view = try #require(post.view)
        switch source {
        case "pointer": stage.simulator.movePointer(to: try stage.slotFrame(of: view).center)
        case "suspension": token = postView.postManager.suspend()
        case "inactive scene": stage.simulator.resignActive()
        case "background": stage.simulator.moveToBackground()
        case "off screen": container.removeFromSuperview()
        case "hold": token = post.hold()
        default:
            stage.simulator.isVoiceOverRunning = true
            post.restartTimer()
            stage.simulator.advance(by: 4)
            stage.simulator.moveFocus(to: view)
        }
        stage.simulator.advance(by: 10)
        #expect(post.countdown?.isRunning == false)
        switch source {
        case "pointer": stage.simulator.movePointer(to: CGPoint(x: 5, y: 800))
        case "inactive scene", "background": stage.simulator.moveToForeground()
        case "off screen": stage.view.addSubview(container)
        case "focus": stage.simulator.moveFocus(to: nil)
        default: token?.release()
        }
        stage.simulator.advance(by: source == "focus" ? 4 : 2)
        #expect(post.countdown?.isRunning == true)
        try expectFraction(0.5, of: post)
    }

    @Test func markFollowsChangesOfTheTime() throws {
        let post = post(on: stage.makePostView())
        stage.simulator.advance(by: 4)
        post.extend(by: 8)
        nextFrame()
        try expectFraction(0.75, of: post)
        post.restartTimer()
        nextFrame()
        try expectFraction(1, of: post)
        stage.simulator.advance(by: 4)
        PostDuration.scale = 2
        defer { PostDuration.scale = 1 }
        stage.simulator.advance(by: 4)
        try expectFraction(0.25, of: post)
        post.setDuration(.seconds(2))
        stage.simulator.advance(by: 1)
        try expectFraction(0.75, of: post)
    }

    @Test func postWithoutTimeoutHidesTheMark() throws {
        let poster = stage.makePostView()
        let post = post(on: poster, for: nil)
        #expect(try view(of: post).isHidden)
        post.setDuration(.seconds(8))
        stage.simulator.advance(by: 2)
        try expectFraction(0.75, of: post)
        post.setDuration(.untilRemoved)
        #expect(try view(of: post).isHidden)
        post.setDuration(.seconds(8))
        PostDuration.scale = .infinity
        #expect(try view(of: post).isHidden)
        PostDuration.scale = 1
        #expect(try !view(of: post).isHidden)
        post.remove()
        #expect(try view(of: post).isHidden)
    }

    @Test(arguments: [Place.view, .stack])
    func overriddenPostReturnsWithItsFraction(place: Place) throws {
        let poster = place.poster(on: stage)
        poster.postManager.capacity = 1
        let post = post(on: poster)
        stage.simulator.advance(by: 2)
        var override = PostRequest(view: Stage.makeMessageView("Urgent"), dismissAfter: nil)
        override.precedence = .override(returnsShown: true)
        let other = poster.post(override)
        stage.simulator.advance(by: 10)
        #expect(post.phase == .waiting && post.countdown?.fraction == 0.75)
        #expect(other.timeView == nil)
        other.remove()
        for _ in 0..<240 where post.phase != .shown { nextFrame() }
        try expectFraction(0.75, of: post)
        stage.simulator.advance(by: 2)
        try expectFraction(0.5, of: post)
    }

    @Test func markRunsWhereAnimationsAreDisabled() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let post = post(on: stage.makePostView())
        stage.simulator.advance(by: 4)
        try expectFraction(0.5, of: post)
    }

    @Test func changeInAnimationBlockIsNotAnimatedItself() throws {
        let post = post(on: stage.makePostView())
        stage.simulator.advance(by: 4)
        UIView.animate(withDuration: 3) { post.restartTimer() }
        nextFrame()
        try expectFraction(1, of: post)
        stage.simulator.advance(by: 2)
        try expectFraction(0.75, of: post)
    }

    // MARK: Work

    @Test func runningMarkNeedsNeitherLayoutsNorDisplayLinks() throws {
        let post = post(on: stage.view.createPostView(), for: 60)
        stage.simulator.advance(by: 3)
        let (links, layouts) = (stage.simulator.displayLinkCalls, stage.simulator.layoutCalls)
        let timers = stage.simulator.timerCalls
        stage.simulator.advance(by: 30)
        try expectFraction(27.0 / 60, of: post)
        #expect(stage.simulator.displayLinkCalls == links && stage.simulator.displayLinks == 0)
        #expect(stage.simulator.layoutCalls == layouts && stage.simulator.timerCalls == timers)
    }

    @Test func heldMarkHasNoAnimation() throws {
        let post = post(on: stage.view.createPostView(), for: 60)
        #expect(try view(of: post).mark.animationKeys()?.count == 1)
        let hold = post.hold()
        #expect(try view(of: post).mark.animationKeys() == nil)
        stage.simulator.advance(by: 3)
        #expect(!stage.simulator.isAnimating)
        hold.release()
    }

    @Test func postWithoutIndicatorHasNeitherMarkNorBody() throws {
        let post = post(on: stage.makePostView(), .none)
        let slot = try #require(post.view?.enclosingSlot)
        #expect(slot.timeView == nil && slot.body?.contentArea.subviews.contains { $0 is PostTimeView } != true)
        #expect(!PostPresentation().needsBody)
    }

    // MARK: Place

    @Test(arguments: [PostEdge.top, .bottom])
    func barIsAtTheEdgeAwayFromTheScreenEdge(edge: PostEdge) throws {
        let postView = stage.view.createPostView(layout: edge)
        let post = post(on: postView)
        let slot = try stage.slotFrame(of: #require(post.view))
        let bar = try view(of: post).lineFrame
        #expect(abs(bar.midY - (edge == .top ? slot.maxY - 1.5 : slot.minY + 1.5)) < 0.01)
        #expect(bar.minX == slot.minX && bar.maxX == slot.maxX)
    }

    @Test func barIsBetweenTheRoundCorners() throws {
        let card = post(on: stage.makePostView(.card(.top)))
        let slot = try stage.slotFrame(of: #require(card.view))
        #expect(try view(of: card).lineFrame.width == slot.width - 30)
        card.remove(animated: false)
        let badge = BadgeMessageView()
        badge.set(badgeMessage: Stage.message)
        let own = post(on: stage.makePostView(), view: badge)
        #expect(try view(of: own).lineFrame.width == stage.slotFrame(of: badge).width - 32)
        let tab = post(on: stage.makePostView(.tab(.top)))
        #expect(try view(of: tab).lineFrame.width == stage.slotFrame(of: #require(tab.view)).width - 30)
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func ringIsInsideTheTrailingCorner(edge: PostEdge) throws {
        for radius in [0, 15, 60] as [CGFloat] {
            let post = post(on: stage.view.createPostView(layout: edge), .ring) { $0.style.corners = .rounded(radius) }
            let slot = try stage.slotFrame(of: #require(post.view))
            let ring = try view(of: post).lineFrame.insetBy(dx: -1.5, dy: -1.5)
            #expect(abs(ring.width - 18) < 0.1 && abs(ring.height - 18) < 0.1)
            #expect(slot.contains(ring) && ring.minX > slot.midX)
            #expect(edge == .top ? ring.midY > slot.midY - 0.1 : ring.midY < slot.midY + 0.1)
            post.remove(animated: false)
        }
    }

    @Test(arguments: [PostTimeIndicator.bar, .ring])
    func markShrinksTowardLeadingEdgeRightToLeft(indicator: PostTimeIndicator) throws {
        stage.simulator.layoutDirection = .rightToLeft
        let post = post(on: stage.makePostView(), indicator)
        let slot = try stage.slotFrame(of: #require(post.view))
        let path = try #require(try view(of: post).mark.path)
        if indicator == .bar {
            // The line starts at the leading edge, so its end moves there.
            #expect(path.currentPoint.x == 0)
            #expect(path.boundingBox.width == slot.width)
        } else {
            #expect(try view(of: post).lineFrame.maxX < slot.minX + 30)
        }
        stage.simulator.advance(by: 4)
        try expectFraction(0.5, of: post)
    }

    @Test func barShowsItsColorOnTheLeadingPart() throws {
        let post = post(on: stage.makePostView()) {
            $0.style = PostStyle(.color(.white), tintColor: .blue)
        }
        stage.simulator.advance(by: 4)
        let bar = try view(of: post).lineFrame
        #expect(stage.shows(.blue, at: CGPoint(x: bar.minX + 20, y: bar.midY)))
        #expect(!stage.shows(.blue, at: CGPoint(x: bar.maxX - 20, y: bar.midY)))
        post.remove(animated: false)
        stage.simulator.layoutDirection = .rightToLeft
        let mirrored = self.post(on: stage.makePostView()) {
            $0.style = PostStyle(.color(.white), tintColor: .blue)
        }
        stage.simulator.advance(by: 4)
        #expect(!stage.shows(.blue, at: CGPoint(x: bar.minX + 20, y: bar.midY)))
        #expect(stage.shows(.blue, at: CGPoint(x: bar.maxX - 20, y: bar.midY)))
        mirrored.remove()
    }

    @Test(arguments: [Place.view, .stack])
    func rotationKeepsTheFraction(place: Place) throws {
        let post = post(on: place.poster(on: stage))
        stage.simulator.advance(by: 3)
        let before = try view(of: post).lineFrame.width
        stage.simulator.rotate(to: .landscapeLeft)
        stage.simulator.advance(by: 1)
        try expectFraction(0.5, of: post)
        let bar = try view(of: post).lineFrame
        #expect(bar.width > before + 100)
        let slot = try stage.slotFrame(of: #require(post.view))
        #expect(abs(bar.midY - slot.minY - 1.5) < 0.1 && slot.contains(bar))
        #expect(stage.simulator.layoutConflicts.isEmpty && !stage.hasEndlessLayouts)
    }

    @Test(arguments: Place.allCases, [PostTimeIndicator.bar, .ring])
    func markChangesNeitherSizeNorLayout(place: Place, indicator: PostTimeIndicator) throws {
        let poster = place.poster(on: stage)
        poster.postManager.capacity = 1
        let plain = post(on: poster, .none)
        let frame = try stage.slotFrame(of: #require(plain.view))
        plain.remove(animated: false)
        let post = post(on: poster, indicator)
        #expect(try stage.slotFrame(of: #require(post.view)) == frame)
        #expect(stage.simulator.layoutConflicts.isEmpty && !stage.hasEndlessLayouts)
    }

    @Test func updateAddsReplacesAndRemovesTheMark() throws {
        let postView = stage.makePostView()
        let post = post(on: postView, .none)
        stage.simulator.advance(by: 1)
        for indicator in [PostTimeIndicator.bar, .ring, .none] {
            var request = PostRequest(view: Stage.makeMessageView("New"), dismissAfter: 8)
            request.presentation = { $0.timeIndicator = indicator }
            #expect(post.update(with: request))
            stage.simulator.advance(by: 2)
            #expect((post.timeView?.indicator ?? .none) == indicator)
            if indicator != .none { try expectFraction(0.75, of: post) }
        }
        #expect(stage.simulator.layoutConflicts.isEmpty)
    }

    @Test func markStaysInFrontOfAnExchangedView() throws {
        let post = post(on: stage.makePostView())
        var request = PostRequest(view: UIView.banner(), dismissAfter: 8)
        request.presentation = { $0.timeIndicator = .bar }
        #expect(post.update(with: request))
        stage.simulator.advance(by: 2)
        let timeView = try view(of: post)
        #expect(timeView.superview?.subviews.last === timeView)
        try expectFraction(0.75, of: post)
    }

    @Test func customPosterHasTheMark() throws {
        let poster = SlidingPoster.onScreen()
        var request = PostRequest(view: Stage.makeMessageView(), dismissAfter: 8)
        request.presentation = { $0.timeIndicator = .bar }
        let post = poster.postManager.post(request)
        for _ in 0..<240 where post.phase != .shown { poster.simulator.advance(by: Simulator.frame) }
        poster.simulator.advance(by: 4)
        #expect(abs(try view(of: post).seenFraction - 0.5) < 0.02)
    }

    // MARK: Color

    @Test(arguments: PostSeverity.allCases)
    func markHasTheAccentOfThePalette(severity: PostSeverity) throws {
        let palette = PostPalette(severity)
        for (isDark, isHigh) in [(false, false), (true, false), (false, true), (true, true)] {
            stage.simulator.userInterfaceStyle = isDark ? .dark : .light
            stage.simulator.isIncreaseContrastEnabled = isHigh
            let post = post(on: stage.makePostView()) { $0.style = .theme(palette) }
            let traits = stage.window.traitCollection
            let color = try #require(try view(of: post).color)
            #expect(color == palette.accent.resolvedColor(with: traits))
            post.remove(animated: false)
        }
    }

    @Test func markHasTheAccentOfTheSeverity() throws {
        let postView = stage.makePostView(PostPresentation { $0.timeIndicator = .bar })
        let post = postView.post(Message(.warning, "Battery low"))
        post.setDuration(.seconds(8))
        stage.rest()
        let traits = stage.window.traitCollection
        #expect(try view(of: post).color == PostPalette.warning.accent.resolvedColor(with: traits))
        post.update(with: Message(.success, "Charged"))
        stage.rest()
        #expect(try view(of: post).color == PostPalette.success.accent.resolvedColor(with: traits))
        postView.presentation.style.tintColor = .black
        let tinted = postView.post(Message(.success, "Charged again"), as: postView.presentation)
        post.remove(animated: false)
        stage.rest()
        #expect(try view(of: tinted).color == .black)
    }

    @Test func markFollowsAppearanceWhileShown() throws {
        let post = post(on: stage.makePostView()) { $0.style = .theme(.warning) }
        stage.simulator.userInterfaceStyle = .dark
        stage.simulator.advance(by: 2)
        let traits = stage.window.traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(try view(of: post).color == PostPalette.warning.accent.resolvedColor(with: traits))
        try expectFraction(0.75, of: post)
    }

    @Test(arguments: [UIColor.white, .black, .systemBlue, .systemYellow, .systemGray])
    func markHasContrastToAnyFill(fill: UIColor) throws {
        let post = post(on: stage.makePostView()) { $0.style = PostStyle(.color(fill), tintColor: .systemBlue) }
        let ground = fill.resolvedColor(with: stage.window.traitCollection)
        #expect(try #require(try view(of: post).color).contrast(with: ground) >= 3)
        post.remove(animated: false)
        let view = UIView.banner()
        view.backgroundColor = fill
        let own = self.post(on: stage.makePostView(), view: view)
        #expect(try #require(try self.view(of: own).color).contrast(with: ground) >= 3)
    }

    // MARK: Accessibility

    @Test func reduceMotionHidesTheMarkWhileItIsOn() throws {
        stage.simulator.isReduceMotionEnabled = true
        let post = post(on: stage.makePostView())
        #expect(try view(of: post).isHidden)
        stage.simulator.advance(by: 4)
        stage.simulator.isReduceMotionEnabled = false
        #expect(try !view(of: post).isHidden)
        try expectFraction(0.5, of: post)
        stage.simulator.prefersCrossFadeTransitions = true
        #expect(try view(of: post).isHidden)
        stage.simulator.prefersCrossFadeTransitions = false
        stage.simulator.advance(by: 2)
        try expectFraction(0.25, of: post)
    }

    @Test(arguments: [PostTimeIndicator.bar, .ring])
    func markIsNotSpoken(indicator: PostTimeIndicator) throws {
        stage.simulator.isVoiceOverRunning = true
        let plain = post(on: stage.makePostView(), .none)
        stage.simulator.advance(by: 2)
        let (labels, spoken) = (stage.readLabels, stage.simulator.announcements)
        plain.remove(animated: false)
        let post = post(on: stage.makePostView(), indicator)
        stage.simulator.advance(by: 2)
        #expect(stage.readLabels == labels)
        #expect(stage.simulator.announcements == spoken + spoken)
        #expect(try !view(of: post).isAccessibilityElement)
    }

    @Test(arguments: [PostTimeIndicator.bar, .ring])
    func markTakesNoTouches(indicator: PostTimeIndicator) throws {
        let content = UIView.banner()
        var touched = 0
        let button = UIButton(frame: .zero, primaryAction: UIAction { _ in touched += 1 })
        content.addFilling(button)
        let post = post(on: stage.makePostView(), indicator, view: content)
        stage.simulator.tap(at: try view(of: post).lineFrame.center)
        #expect(touched == 1)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
