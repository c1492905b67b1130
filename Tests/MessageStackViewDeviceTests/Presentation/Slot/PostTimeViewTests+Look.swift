import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

// The place, the color and the accessibility of the mark.
extension PostTimeViewTests {
    // MARK: Place

    @Test(arguments: [PostEdge.top, .bottom])
    func barIsAtTheEdgeAwayFromTheScreenEdge(edge: PostEdge) throws {
        let postView = stage.view.createPostView(edge: edge)
        let post = post(on: postView) { $0.style = PostStyle() }
        let slot = try stage.slotFrame(of: #require(post.view))
        let bar = try view(of: post).lineFrame
        #expect(abs(bar.midY - (edge == .top ? slot.maxY - 1.5 : slot.minY + 1.5)) < 0.01)
        #expect(bar.minX == slot.minX && bar.maxX == slot.maxX)
    }

    @Test func barIsBetweenTheRoundCorners() throws {
        let card = post(on: stage.makePostView()) { $0.style.corners = .rounded(15) }
        let slot = try stage.slotFrame(of: #require(card.view))
        #expect(try view(of: card).lineFrame.width == slot.width - 30)
        card.remove(animated: false)
        let tab = post(on: stage.makePostView()) { $0.style.corners = PostCorners(15, places: .top) }
        #expect(try view(of: tab).lineFrame.width == slot.width)
        tab.remove(animated: false)
        let badge = BadgeMessageView()
        badge.set(badgeMessage: Stage.message)
        let own = post(on: stage.makePostView(), view: badge) { $0.style = PostStyle() }
        let radius = badge.containerView.layer.cornerRadius
        #expect(try radius > 0 && view(of: own).lineFrame.width == stage.slotFrame(of: badge).width - 2 * radius)
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func ringIsInsideTheLowerTrailingCorner(edge: PostEdge) throws {
        for radius in [0, 15, 60] as [CGFloat] {
            let post = post(on: stage.view.createPostView(edge: edge), .ring) { $0.style.corners = .rounded(radius) }
            let slot = try stage.slotFrame(of: #require(post.view))
            let ring = try view(of: post).lineFrame.insetBy(dx: -1.5, dy: -1.5)
            #expect(abs(ring.width - 18) < 0.1 && abs(ring.height - 18) < 0.1)
            #expect(slot.contains(ring) && ring.minX > slot.midX)
            #expect(ring.midY > slot.midY - 0.1)
            post.remove(animated: false)
        }
    }

    @Test(arguments: [PostPresentation.TimeIndicator.bar, .ring])
    func markShrinksTowardLeadingEdgeRightToLeft(indicator: PostPresentation.TimeIndicator) throws {
        stage.simulator.layoutDirection = .rightToLeft
        let post = post(on: stage.makePostView(), indicator) { $0.style = PostStyle() }
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

    @Test(arguments: Place.allCases, [PostPresentation.TimeIndicator.bar, .ring])
    func markChangesNeitherSizeNorLayout(place: Place, indicator: PostPresentation.TimeIndicator) throws {
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
        for indicator in [PostPresentation.TimeIndicator.bar, .ring, .none] {
            var request = PostRequest(view: Stage.makeMessageView("New")).with { $0.duration = 8 }
            request.editPresentation { $0.timeIndicator = indicator }
            #expect(post.update(with: request))
            stage.simulator.advance(by: 2)
            #expect((post.timeView?.indicator ?? .none) == indicator)
            if indicator != .none { try expectFraction(0.75, of: post) }
        }
        #expect(stage.simulator.layoutConflicts.isEmpty)
    }

    @Test func markStaysInFrontOfAnExchangedView() throws {
        let post = post(on: stage.makePostView())
        var request = PostRequest(view: UIView.banner()).with { $0.duration = 8 }
        request.editPresentation { $0.timeIndicator = .bar }
        #expect(post.update(with: request))
        stage.simulator.advance(by: 2)
        let timeView = try view(of: post)
        #expect(timeView.superview?.subviews.last === timeView)
        try expectFraction(0.75, of: post)
    }

    @Test func customPosterHasTheMark() throws {
        let poster = SlidingPoster.onScreen()
        var request = PostRequest(view: Stage.makeMessageView()).with { $0.duration = 8 }
        request.editPresentation { $0.timeIndicator = .bar }
        let post = poster.postManager.post(request)
        for _ in 0..<240 where post.phase != .shown { poster.simulator.advance(by: Simulator.frame) }
        poster.simulator.advance(by: 4)
        #expect(abs(try view(of: post).seenFraction - 0.5) < 0.02)
    }

    // MARK: Color

    @Test(arguments: PostSeverity.allCases)
    func markHasTheAccentOfThePalette(severity: PostSeverity) throws {
        let palette = PostTheme.Palette(severity)
        for (isDark, isHigh) in [(false, false), (true, false), (false, true), (true, true)] {
            stage.simulator.userInterfaceStyle = isDark ? .dark : .light
            stage.simulator.isIncreaseContrastEnabled = isHigh
            let post = post(on: stage.makePostView()) { $0.style = .palette(palette) }
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
        #expect(try view(of: post).color == PostTheme.Palette.warning.accent.resolvedColor(with: traits))
        post.update(with: Message(.success, "Charged"))
        stage.rest()
        #expect(try view(of: post).color == PostTheme.Palette.success.accent.resolvedColor(with: traits))
        postView.presentation.style.tintColor = .black
        let tinted = postView.post(Message(.success, "Charged again"), as: postView.presentation)
        post.remove(animated: false)
        stage.rest()
        #expect(try view(of: tinted).color == .black)
    }

    @Test func markFollowsAppearanceWhileShown() throws {
        let post = post(on: stage.makePostView()) { $0.style = .palette(.warning) }
        stage.simulator.userInterfaceStyle = .dark
        stage.simulator.advance(by: 2)
        let traits = stage.window.traitCollection
        #expect(traits.userInterfaceStyle == .dark)
        #expect(try view(of: post).color == PostTheme.Palette.warning.accent.resolvedColor(with: traits))
        try expectFraction(0.75, of: post)
    }

    @Test(arguments: [UIColor.white, .black, .systemBlue, .systemYellow, .systemGray])
    func markHasContrastToAnyFill(fill: UIColor) throws {
        let post = post(on: stage.makePostView()) { $0.style = PostStyle(.color(fill), tintColor: .systemBlue) }
        let background = fill.resolvedColor(with: stage.window.traitCollection)
        #expect(try #require(try view(of: post).color).contrast(with: background) >= 3)
        post.remove(animated: false)
        let view = UIView.banner()
        view.backgroundColor = fill
        let own = self.post(on: stage.makePostView(), view: view)
        #expect(try #require(try self.view(of: own).color).contrast(with: background) >= 3)
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

    @Test(arguments: [PostPresentation.TimeIndicator.bar, .ring])
    func markIsNotSpoken(indicator: PostPresentation.TimeIndicator) throws {
        stage.simulator.isVoiceOverRunning = true
        let plain = post(on: stage.makePostView(), .none)
        stage.simulator.advance(by: 2)
        let (labels, spoken) = (stage.readLabels, stage.simulator.announcements)
        plain.remove(animated: false)
        let post = post(on: stage.makePostView(), indicator)
        stage.simulator.advance(by: 2)
        #expect(stage.readLabels == labels)
        #expect(!spoken.isEmpty && Set(stage.simulator.announcements) == Set(spoken))
        #expect(try !view(of: post).isAccessibilityElement)
    }

    @Test(arguments: [PostPresentation.TimeIndicator.bar, .ring])
    func markTakesNoTouches(indicator: PostPresentation.TimeIndicator) throws {
        let content = UIView.banner()
        var touched = 0
        let button = UIButton(frame: .zero, primaryAction: UIAction { _ in touched += 1 })
        content.addFilling(button)
        let post = post(on: stage.makePostView(), indicator, view: content)
        stage.simulator.tap(at: try view(of: post).lineFrame.center)
        #expect(touched == 1)
    }
}
