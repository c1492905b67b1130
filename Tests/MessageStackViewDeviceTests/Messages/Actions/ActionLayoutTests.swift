import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The positions and sizes of the buttons in ready-made posts.
@MainActor
@Suite(.leavesNothingBehind)
struct ActionLayoutTests {
    /// A ready-made post with buttons.
    enum Kind: CaseIterable {
        case banner, longBanner, card, alert, longAlert, popup

        static let few = [PostAction("Retry"), PostAction.cancel("Later")]

        @MainActor
        func post(on poster: PostView) -> Post {
            let (short, long) = ("No connection", "The connection was lost while the photo was being sent.")
            let few = Self.few
            let many = [PostAction("Install now and restart", isPreferred: true), .cancel("Remind me tonight")]
            switch self {
            case .banner: return poster.post(Message("Upload failed", subtitle: short, actions: few))
            case .longBanner: return poster.post(Message("Update available", subtitle: long, actions: many))
            case .card: return poster.post(Message(.error, "Upload failed", subtitle: long, actions: few), as: .card)
            case .alert: return poster.post(AlertMessage("Upload failed", text: long, actions: few))
            case .longAlert: return poster.post(AlertMessage("Update available", text: long, actions: many))
            case .popup:
                return poster.post(
                    PopupMessage("Welcome back", text: long, hero: .icon("🍝"), actions: few))
            }
        }
    }

    /// A device, a text size and an orientation.
    struct Screen: CustomTestStringConvertible, Sendable {
        let device: Device
        let size: UIContentSizeCategory
        var isLandscape = false

        var testDescription: String {
            let name = size == .large ? "default text" : size == .extraSmall ? "smallest text" : "largest text"
            return "\(device.name), \(name)" + (isLandscape ? ", landscape" : "")
        }

        @MainActor
        func makeStage() -> Stage {
            let stage = Stage(device: device)
            stage.simulator.preferredContentSizeCategory = size
            if isLandscape { stage.simulator.rotate(to: .landscapeLeft, animated: false) }
            stage.simulator.advance(by: 0)
            return stage
        }
    }

    private nonisolated static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge

    private nonisolated static let screens =
        Device.all.flatMap { [Screen(device: $0, size: .large), Screen(device: $0, size: largest)] } + [
            Screen(device: .iPhoneSE, size: .extraSmall),
            Screen(device: .iPhoneSE, size: .large, isLandscape: true),
            Screen(device: .iPhone16, size: .large, isLandscape: true),
        ]

    private func buttons(of post: Post) throws -> [PostActionButton] {
        try #require(post.view?.actionsView).buttons
    }

    private func frame(_ title: String, of post: Post) throws -> CGRect {
        try #require(post.view?.actionButton(title)).screenFrame
    }

    /// Expects buttons that can be hit, that are apart, and whose titles are complete.
    private func expectUsableButtons(
        of post: Post, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let buttons = try buttons(of: post)
        for (index, button) in buttons.enumerated() {
            let frame = button.screenFrame
            let comment: Comment = "\(button.action.title) \(frame)"
            #expect(frame.width >= 43.99 && frame.height >= 43.99, comment, sourceLocation: sourceLocation)
            #expect(
                stage.safeFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame), comment, sourceLocation: sourceLocation)
            #expect(
                try #require(post.view?.slot).screenFrame.insetBy(dx: -0.5, dy: -0.5).contains(frame), comment,
                sourceLocation: sourceLocation)
            let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
            #expect(hit?.isDescendant(of: button) == true, comment, sourceLocation: sourceLocation)
            let label = try #require(button.titleLabel, sourceLocation: sourceLocation)
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width + 0.5, height: .infinity))
            #expect(
                needed.height <= label.bounds.height + 0.5 && label.numberOfLines == 0, comment,
                sourceLocation: sourceLocation)
            for other in buttons[..<index].map(\.screenFrame) {
                let gap = max(
                    frame.minX - other.maxX, other.minX - frame.maxX, frame.minY - other.maxY, other.minY - frame.maxY)
                #expect(gap >= 11.9, "\(frame) \(other)", sourceLocation: sourceLocation)
            }
        }
        #expect(stage.simulator.layoutConflicts == [], sourceLocation: sourceLocation)
        #expect(!stage.hasEndlessLayouts, sourceLocation: sourceLocation)
    }

    // MARK: Rows

    @Test(.bothReadings(of: .textWidthsDiffer))
    func titlesInARowHaveOneLine() throws {
        var rows = 0
        let texts = ["Remind me later tonight", "Update this evening", "Not before tomorrow"]
        let titles = texts.flatMap { text in (3...18).map { String(text.prefix($0)) } }
        for title in titles {
            let stage = Stage(device: .iPhone16)
            let alert = AlertMessage("Update available", actions: [PostAction(title), .cancel("Later")])
            let post = stage.postView.post(
                PostRequest(alert).with { $0.isAnimated = false })
            stage.simulator.advance(by: 0.5)
            let buttons = try buttons(of: post)
            guard abs(buttons[0].screenFrame.midY - buttons[1].screenFrame.midY) < 1 else { continue }
            rows += 1
            let label = try #require(buttons[0].titleLabel)
            #expect(label.bounds.height < 1.5 * label.font.lineHeight, "\(title)")
        }
        #expect(rows > 5 && rows < titles.count - 2)
    }

    @Test(arguments: [20, 60, 110] as [CGFloat], Kind.allCases)
    func narrowPostsHaveNoLayoutConflicts(width: CGFloat, kind: Kind) {
        let stage = Stage(device: .iPhone16)
        let host = UIView(frame: CGRect(x: 40, y: 100, width: width, height: 400))
        stage.view.addSubview(host)
        _ = kind.post(on: host.createPostView(edge: .top))
        stage.rest()
        #expect(stage.simulator.layoutConflicts == [])
        #expect(!stage.hasEndlessLayouts)
    }

    // MARK: Every device

    @Test(arguments: screens, Kind.allCases)
    func buttonsAreLargeApartAndComplete(screen: Screen, kind: Kind) throws {
        let stage = screen.makeStage()
        let post = kind.post(on: stage.postView)
        stage.rest()
        #expect(post.phase == .shown)
        try expectUsableButtons(of: post, on: stage)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16, .iPad11], Kind.allCases)
    func buttonsStayUsableThroughRotation(device: Device, kind: Kind) throws {
        let stage = Stage(device: device)
        let post = kind.post(on: stage.postView)
        stage.rest()
        let before = try buttons(of: post).map(\.screenFrame)
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.rest()
            try expectUsableButtons(of: post, on: stage)
        }
        let after = try buttons(of: post).map(\.screenFrame)
        #expect(before.count == after.count && !before.isEmpty)
        for (one, other) in zip(before, after) {
            #expect(abs(one.midX - other.midX) < 0.5 && abs(one.midY - other.midY) < 0.5, "\(one) \(other)")
        }
    }

    @Test(arguments: Kind.allCases)
    func buttonsStayUsableAfterTextSizeChanges(kind: Kind) throws {
        let stage = Stage()
        let post = kind.post(on: stage.postView)
        stage.rest()
        for size in [Self.largest, .extraSmall, .large] {
            stage.simulator.preferredContentSizeCategory = size
            stage.rest()
            try expectUsableButtons(of: post, on: stage)
        }
    }

    // MARK: Banners

    @Test func sameButtonsAreNextToOrBelowText() throws {
        for (device, isInline) in [(Device.iPhoneSE, false), (.iPad11, true)] {
            let stage = Stage(device: device)
            let message = Message("The message was moved", actions: [PostAction("Show"), PostAction("Undo")])
            let post = stage.postView.post(message)
            stage.rest()
            let text = try #require(post.view as? MessageView).titleLabel.screenFrame
            let frames = try buttons(of: post).map(\.screenFrame)
            if isInline {
                #expect(frames.allSatisfy { $0.minX >= text.maxX && abs($0.midY - text.midY) < 1 }, "\(frames) \(text)")
            } else {
                #expect(frames.allSatisfy { $0.minY >= text.maxY }, "\(frames) \(text)")
            }
            #expect(abs(frames[0].midY - frames[1].midY) < 1, "in a row")
        }
    }

    @Test(arguments: ["Saved", "Saved to the shared album"])
    func oneButtonMovesBelowLongText(title: String) throws {
        let stage = Stage(device: .iPhoneSE)
        let post = stage.postView.post(Message(title, actions: [PostAction("Open the shared album")]))
        stage.rest()
        let text = try #require(post.view as? MessageView).titleLabel.screenFrame
        let button = try #require(buttons(of: post).first).screenFrame
        if title == "Saved" {
            #expect(button.minX >= text.maxX && abs(button.midY - text.midY) < 1)
        } else {
            #expect(button.minY >= text.maxY)
        }
        let slot = try #require(post.view?.slot).screenFrame
        #expect(abs(button.maxX - (slot.maxX - 16)) < 0.5, "at the trailing side")
    }

    @Test func shortButtonStaysNextToTextOfSeveralLines() throws {
        let stage = Stage()
        let text = "The connection to the server was lost while the photo was being sent."
        let post = stage.postView.post(Message("Upload failed", subtitle: text, actions: [PostAction("Retry")]))
        stage.rest()
        let label = try #require(post.view as? MessageView).subtitleLabel
        let button = try #require(buttons(of: post).first).screenFrame
        #expect(label.bounds.height > 2 * label.font.lineHeight - 1)
        #expect(button.minX >= label.screenFrame.maxX)
    }

    @Test func updateMovesButtonsBelowText() throws {
        let stage = Stage(device: .iPhoneSE)
        let post = stage.postView.post(Message("Saved", actions: [PostAction("Show")]))
        stage.rest()
        let view = try #require(post.view as? MessageView)
        #expect(try frame("Show", of: post).minX >= view.titleLabel.screenFrame.maxX)
        post.update(with: Message("Saved", actions: [PostAction("Show all the shared albums"), PostAction("Undo")]))
        stage.rest()
        #expect(try buttons(of: post).allSatisfy { $0.screenFrame.minY >= view.titleLabel.screenFrame.maxY })
        try expectUsableButtons(of: post, on: stage)
        post.update(with: Message("Saved"))
        stage.rest()
        #expect(view.actionsView.isHidden && view.bounds.height < 60)
    }

    // MARK: Rows and columns

    private func frames(
        of titles: [String], size: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> [CGRect] {
        let stage = Stage()
        stage.simulator.preferredContentSizeCategory = size
        stage.simulator.layoutDirection = direction
        let actions = titles.enumerated().map { index, title in
            PostAction(title, role: index == 0 ? .cancel : .default, isPreferred: index == titles.count - 1)
        }
        let post = stage.postView.post(AlertMessage("Update available", actions: actions))
        stage.rest()
        try expectUsableButtons(of: post, on: stage)
        return try titles.map { try frame($0, of: post) }
    }

    @Test(arguments: [["No", "Yes"], ["No", "Later", "Yes"]])
    func fittingButtonsAreInRow(titles: [String]) throws {
        let frames = try frames(of: titles)
        #expect(frames.count == titles.count)
        for (one, next) in zip(frames, frames.dropFirst()) {
            #expect(one.minY == next.minY && one.maxX < next.minX, "cancel first, preferred last: \(frames)")
            #expect(abs(one.width - next.width) < 0.5, "equally wide")
        }
    }

    @Test(arguments: [["Not now", "Install now and restart"], ["Not now", "Remind me", "Install now"]])
    func otherButtonsAreInColumn(titles: [String]) throws {
        let frames = try frames(of: titles)
        let sorted = frames.sorted { $0.minY < $1.minY }
        #expect(sorted.first == frames.last && sorted.last == frames.first, "preferred first, cancel last: \(frames)")
        #expect(Set(frames.map(\.minX)).count == 1 && Set(frames.map(\.width)).count == 1)
    }

    @Test func largestTextPutsButtonsInColumn() throws {
        let frames = try frames(of: ["Cancel", "Install"], size: Self.largest)
        #expect(frames[1].maxY < frames[0].minY)
    }

    @Test func rowIsMirroredRightToLeft() throws {
        let frames = try frames(of: ["No", "Later", "Yes"], direction: .rightToLeft)
        #expect(frames[0].minX > frames[1].maxX && frames[1].minX > frames[2].maxX, "\(frames)")
    }

    @Test func bannerIsMirroredRightToLeft() throws {
        let stage = Stage()
        stage.simulator.layoutDirection = .rightToLeft
        let post = stage.postView.post(Message("Saved", actions: [PostAction("Show")]))
        stage.rest()
        let text = try #require(post.view as? MessageView).titleLabel.screenFrame
        let button = try frame("Show", of: post)
        let slot = try #require(post.view?.slot).screenFrame
        #expect(abs(button.minX - (slot.minX + 16)) < 0.5 && button.maxX <= text.minX)
    }

    // MARK: Little room

    @Test(arguments: [Kind.alert, .popup, .card], [Device.iPhoneSE, .iPhone13mini])
    func textScrollsUnderFixedButtons(kind: Kind, device: Device) throws {
        let stage = Screen(device: device, size: Self.largest, isLandscape: true).makeStage()
        let post = kind.post(on: stage.postView)
        if kind == .card {
            post.update(with: Message(.error, "Upload failed", subtitle: Stage.text(sentences: 6), actions: Kind.few))
        }
        if kind == .alert {
            // Longer titles don't fit a row, and with a column of such high buttons, the whole alert scrolls.
            let actions = [PostAction("Yes"), .cancel("No")]
            post.update(with: AlertMessage("Upload failed", text: Stage.text(sentences: 6), actions: actions))
        }
        stage.rest()
        try expectUsableButtons(of: post, on: stage)
        let slot = try #require(post.view?.slot)
        let scrollView = try #require(scrollViews(in: slot).first { $0.isScrollEnabled })
        let before = try buttons(of: post).map(\.screenFrame)
        #expect(scrollView.bounds.height > 20 && before.allSatisfy { !$0.intersects(scrollView.screenFrame) })
        let center = CGPoint(x: scrollView.screenFrame.midX, y: scrollView.screenFrame.midY)
        stage.simulator.pan(from: center, to: CGPoint(x: center.x, y: center.y - 80))
        stage.rest()
        #expect(scrollView.contentOffset.y > 20, "\(scrollView.contentOffset)")
        #expect(try buttons(of: post).map(\.screenFrame) == before)
        #expect(post.phase == .shown)
    }

    @Test func postWithTallButtonsScrolls() throws {
        let stage = Screen(device: .iPhoneSE, size: Self.largest, isLandscape: true).makeStage()
        let post = Kind.longAlert.post(on: stage.postView)
        stage.rest()
        let view = try #require(post.view as? PostCardView)
        let slot = try #require(view.slot)
        #expect(slot.body?.scrollView?.isScrollEnabled == true)
        let text = try #require(scrollViews(in: slot).first)
        #expect(text.bounds.height >= 50 && slot.screenFrame.contains(view.titleLabel.screenFrame.origin))
        let start = CGPoint(x: slot.screenFrame.midX, y: slot.screenFrame.maxY - 30)
        stage.simulator.pan(from: start, to: CGPoint(x: start.x, y: start.y - 200))
        stage.rest()
        let last = try frame("Remind me tonight", of: post)
        #expect(slot.screenFrame.contains(last), "\(last) in \(slot.screenFrame)")
        #expect(post.phase == .shown && stage.simulator.layoutConflicts == [])
        #expect(!stage.hasEndlessLayouts)
    }

    /// The scroll views in a view that contain no buttons.
    private func scrollViews(in view: UIView) -> [UIScrollView] {
        let inner = view.subviews.flatMap(scrollViews)
        return inner + [view as? UIScrollView].compactMap(\.self).filter { $0.actionsView == nil }
    }

    @Test func actionsThatTheAppSetsAreShown() {
        let stage = Stage()
        let view = MessageView()
        view.set(message: Message("Uploading"))
        stage.postView.post(view: view)
        stage.rest()
        view.actionsView.actions = [PostAction("Stop")]
        stage.rest()
        #expect(!view.actionsView.isHidden && stage.simulator.tapElement(named: "Stop"))
        view.actionsView.actions = []
        #expect(view.actionsView.isHidden)
    }
}
