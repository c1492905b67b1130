import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Notes: accessories, durations, updates and layout.
@MainActor
@Suite(.leavesNothingBehind)
struct NoteMessageTests {
    /// An accessory of a test.
    enum Kind: CaseIterable {
        case none, image, activity, view, control

        @MainActor
        var accessory: NoteMessage.Accessory? {
            switch self {
            case .none: nil
            case .image: UIImage(systemName: "trash").map { .image($0) }
            case .activity: .activity
            case .view: .view { SizedView(CGSize(width: 30, height: 10)) }
            case .control: .view { UIButton(configuration: .plain(), primaryAction: UIAction(title: "Retry") { _ in }) }
            }
        }
    }

    private let stage = Stage()

    private func post(
        _ note: NoteMessage, on stage: Stage? = nil, as presentation: PostPresentation? = .bar
    ) throws -> (post: Post, view: NoteMessageView) {
        let stage = stage ?? self.stage
        let post = stage.postView.post(note, as: presentation)
        stage.rest()
        return (post, try #require(post.view as? NoteMessageView))
    }

    // MARK: Accessories

    @Test(arguments: Kind.allCases, [false, true])
    func groupIsCentered(kind: Kind, isRightToLeft: Bool) throws {
        if isRightToLeft { stage.simulator.layoutDirection = .rightToLeft }
        let view = try post(NoteMessage("Connecting", accessory: kind.accessory)).view
        var group = view.titleLabel.screenFrame
        if let accessory = view.accessoryView {
            #expect(isRightToLeft ? accessory.screenFrame.maxX < group.minX : accessory.screenFrame.minX > group.maxX)
            group = group.union(accessory.screenFrame)
        }
        #expect((view.accessoryView == nil) == (kind == .none))
        #expect(abs(group.midX - view.screenFrame.midX) < 0.5, "\(group)")
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    @Test(arguments: Kind.allCases)
    func durationDependsOnAccessory(kind: Kind) throws {
        let post = try post(NoteMessage("Connecting", accessory: kind.accessory)).post
        #expect((post.timeLeft == nil) == (kind == .activity || kind == .control))
    }

    @Test(arguments: Kind.allCases)
    func accessoriesAreDecorative(kind: Kind) throws {
        stage.simulator.voiceOver.start()
        _ = try post(NoteMessage("Connecting", accessory: kind.accessory))
        #expect(stage.readLabels == (kind == .control ? ["Connecting", "Retry"] : ["Connecting"]))
        stage.simulator.voiceOver.stop()
    }

    @Test func controlInAccessoryReceivesTouches() throws {
        var taps = 0
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Retry") { _ in taps += 1 })
        let (post, _) = try post(NoteMessage("Offline", accessory: .view { button }))
        stage.simulator.tap(button)
        #expect(taps == 1 && post.phase == .shown)
    }

    @Test func activityIndicatorFollowsNote() throws {
        let (post, view) = try post(NoteMessage("Connecting", accessory: .activity))
        let indicator = try #require(view.accessoryView as? UIActivityIndicatorView)
        #expect(indicator.isAnimating && indicator.color == view.tintColor)
        post.update(with: NoteMessage("Connected"))
        stage.rest()
        #expect(!indicator.isAnimating && view.accessoryView == nil && post.timeLeft != nil)
        post.remove(animated: false)
        stage.rest()
        #expect(stage.simulator.displayLinks == 0)
    }

    // MARK: Updates

    @Test(arguments: Kind.allCases, Kind.allCases)
    func updateStaysInPlace(from old: Kind, to new: Kind) throws {
        let (post, view) = try post(NoteMessage("Connecting", accessory: old.accessory))
        let accessory = view.accessoryView
        #expect(post.update(with: NoteMessage("Still connecting", accessory: new.accessory)))
        stage.rest()
        #expect(post.view === view && view.titleLabel.text == "Still connecting")
        #expect((view.accessoryView == nil) == (new == .none))
        if old == new, old == .image || old == .activity { #expect(view.accessoryView === accessory) }
        if old != new, let accessory { #expect(!accessory.isDescendant(of: view)) }
        var group = view.titleLabel.screenFrame
        if let accessory = view.accessoryView { group = group.union(accessory.screenFrame) }
        #expect(abs(group.midX - view.screenFrame.midX) < 0.5)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func sameViewStaysThroughUpdate() throws {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Retry") { _ in })
        let (post, view) = try post(NoteMessage("One", accessory: .view { button }))
        let size = button.bounds.size
        for text in ["Two", "Three"] { post.update(with: NoteMessage(text, accessory: .view { button })) }
        stage.rest()
        #expect(view.accessoryView === button && button.bounds.size == size)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func sharedViewMovesToLastNote() throws {
        let shared = SizedView(CGSize(width: 30, height: 10))
        let stack = stage.view.createMessageStackView()
        let posts = ["One", "Two"].map { stack.post(NoteMessage($0, accessory: .view { shared })) }
        stage.rest()
        let views = posts.compactMap { $0.view as? NoteMessageView }
        #expect(views.map { $0.accessoryView === shared } == [false, true])
        #expect(shared.bounds.size == CGSize(width: 30, height: 10))
        #expect(stage.simulator.layoutConflicts == [])
        posts[0].update(with: NoteMessage("One again", accessory: .view { shared }))
        #expect(views.map { $0.accessoryView === shared } == [true, false])
    }

    @Test func messageReplacesTheViewOfTheNote() throws {
        let post = try post(NoteMessage("Connecting", accessory: .activity)).post
        post.update(with: Message("Connected"))
        let view = try #require(post.view as? MessageView)
        #expect(!(view is NoteMessageView) && view.titleLabel.text == "Connected")
    }

    @Test func messageInTheViewOfANoteRemovesAccessory() throws {
        let view = try post(NoteMessage("Connecting", accessory: .activity)).view
        view.set(message: Message("Connected"))
        #expect(view.accessoryView == nil && view.titleLabel.text == "Connected")
    }

    @Test func severityGivesIconNextToText() throws {
        var note = NoteMessage("Offline", accessory: .activity)
        note.severity = .error
        let (post, view) = try post(note)
        #expect(!view.iconView.isHidden && post.timeLeft == nil)
        let group = view.iconView.screenFrame.union(view.titleLabel.screenFrame)
            .union(try #require(view.accessoryView).screenFrame)
        #expect(abs(group.midX - view.screenFrame.midX) < 0.5)
    }

    // MARK: Texts and sizes

    private nonisolated static let presentations: [PostPresentation] = [.statusLine, .bar, .float, .centered]

    @Test(arguments: presentations.indices, Kind.allCases)
    func textIsNeverCut(index: Int, kind: Kind) throws {
        for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let stage = Stage(device: .iPhoneSE)
            stage.simulator.preferredContentSizeCategory = size
            let note = NoteMessage("Connecting to the server in Frankfurt", accessory: kind.accessory)
            let view = try post(note, on: stage, as: Self.presentations[index]).view
            let label = view.titleLabel
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width + 0.5, height: CGSize.unlimited.height))
            #expect(label.numberOfLines == 0 && needed.height <= label.bounds.height + 0.5)
            #expect(needed.width <= label.bounds.width + (Reading.fittedSizesAreRoundedUp.isOn ? 1 : 0.5))
            #expect(view.screenFrame.insetBy(dx: -0.5, dy: -0.5).contains(label.screenFrame))
            #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
        }
    }

    @Test(arguments: Kind.allCases)
    func toastHugsNote(kind: Kind) throws {
        let toast = Toast()
        stage.controller.addAndConstrainToast(toast)
        let post = toast.post(NoteMessage("Saved", accessory: kind.accessory))
        stage.rest()
        let view = try #require(post.view as? NoteMessageView)
        var group = view.titleLabel.screenFrame
        if let accessory = view.accessoryView { group = group.union(accessory.screenFrame) }
        #expect(abs(view.bounds.width - group.width - 2 * 20) < 0.5)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test(arguments: ["", " ", "😀", "اتصال", String(repeating: "text ", count: 200_000)])
    func anyTextIsShown(text: String) throws {
        let (post, view) = try post(NoteMessage(text, accessory: .activity))
        #expect(view.titleLabel.text == text && view.titleLabel.isHidden == text.isEmpty)
        #expect(post.phase == .shown && view.accessoryView?.isHidden == false)
        #expect(!stage.hasEndlessLayouts)
    }

    @Test(arguments: [true, false])
    func viewBringsItsSize(isIntrinsic: Bool) throws {
        let size = CGSize(width: 30, height: 10)
        let accessory = isIntrinsic ? SizedView(size) : UIView()
        if !isIntrinsic {
            accessory.widthAnchor.constraint(equalToConstant: size.width).isActive = true
            accessory.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        }
        let view = try post(NoteMessage("Saved", accessory: .view { accessory })).view
        #expect(accessory.bounds.size == size && view.titleLabel.bounds.width > 30)
        #expect(stage.simulator.layoutConflicts == [] && !stage.hasEndlessLayouts)
    }

    /// A view with an intrinsic size.
    private final class SizedView: UIView {
        private let size: CGSize

        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }
}
