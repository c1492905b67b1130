import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

@MainActor
@Suite(.leavesNothingBehind)
struct PostBodyTests {
    private let stage = Stage()
    private let slot = PostSlot()
    private let text = UILabel()

    /// Shows a text in the slot, 60 points below the top and 20 points from the sides.
    private func show(
        _ style: PostStyle,
        edge: PostEdge? = nil,
        scrolls: Bool = false,
        _ words: String = "Saved"
    ) -> PostSlot {
        text.text = words
        text.numberOfLines = 0
        slot.setStyle(style, edge: edge, needsBody: style.needsBody, scrolls: scrolls)
        slot.attach(text)
        slot.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(slot)
        NSLayoutConstraint.activate([
            slot.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 60),
            slot.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
            slot.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
        ])
        stage.simulator.advance(by: 0)
        return slot
    }

    private let long = String(repeating: "A long text that has to wrap. ", count: 60)

    // MARK: Scrolling

    @Test func overflowingContentScrolls() throws {
        let slot = show(PostStyle(), scrolls: true, long)
        slot.heightAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
        stage.simulator.advance(by: 0)
        #expect(stage.simulator.layoutConflicts == [])
        let scrollView = try #require(slot.body?.scrollView)
        #expect(slot.bounds.height == 200 && scrollView.isScrollEnabled && scrollView.bounces)
        #expect(scrollView.contentSize.width == slot.bounds.width)
        #expect(scrollView.contentSize.height == text.bounds.height && text.bounds.height > 400)
        let middle = CGPoint(x: slot.frame.midX, y: slot.frame.midY)
        stage.simulator.pan(from: middle, to: CGPoint(x: middle.x, y: middle.y - 90), duration: 0.3)
        #expect(scrollView.contentOffset.y > 50)
    }

    @Test(arguments: [PostPresentation.bar(.top), .float(.top), .card(.bottom), .tab(.bottom), .centered])
    func largestTextFitsInNarrowestHost(presentation: PostPresentation) throws {
        let host = UIView(frame: CGRect(x: 30, y: 60, width: 320, height: 700))
        stage.view.addSubview(host)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let postView = host.createPostView(edge: .top)
        postView.presentation = presentation
        let view = Stage.makeMessageView("A new message", "Somebody has written to you")
        postView.post(PostRequest(view: view))
        stage.rest()
        for label in [view.titleLabel, view.subtitleLabel] {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(label.bounds.height >= needed.height - 1 && needed.width <= label.bounds.width + 1)
            let frame = label.convert(label.bounds, to: host)
            #expect(frame.minX >= 0 && frame.maxX <= 320)
        }
        let scrollView = try #require(view.enclosingSlot?.body?.scrollView)
        #expect(scrollView.contentSize.width <= scrollView.bounds.width + 0.5)
    }

    @Test func collapsedSlotHasNoLayoutConflicts() {
        for scrolls in [false, true] {
            let slot = show(PostStyle(.color(.red)), scrolls: scrolls)
            text.heightAnchor.constraint(equalToConstant: 50).isActive = true
            slot.keptEdge = .bottom
            slot.heightAnchor.constraint(equalToConstant: 0).isActive = true
            stage.simulator.advance(by: 0)
        }
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func largestTextScrollsIfItDoesNotFit() throws {
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        let slot = show(PostStyle(), scrolls: true, String(repeating: "Some words ", count: 12))
        slot.heightAnchor.constraint(lessThanOrEqualToConstant: 200).isActive = true
        stage.simulator.advance(by: 0)
        let scrollView = try #require(slot.body?.scrollView)
        #expect(!scrollView.isScrollEnabled && slot.bounds.height < 200)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.simulator.advance(by: 0)
        #expect(scrollView.isScrollEnabled && slot.bounds.height == 200)
        #expect(scrollView.contentSize.height == text.bounds.height && text.bounds.height > 400)
        stage.simulator.preferredContentSizeCategory = .large
        stage.simulator.advance(by: 0)
        #expect(!scrollView.isScrollEnabled && scrollView.contentOffset == .zero)
    }

    // MARK: Shape

    @Test func cornersAreMirroredRightToLeft() {
        let slot = show(PostStyle(corners: PostCorners(9, places: [.topLeading, .bottomTrailing])))
        #expect(slot.body?.clipView.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.advance(by: 0)
        #expect(slot.body?.clipView.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMinXMaxYCorner])
    }

    // MARK: Traits

    @Test func colorsFollowAppearanceAndContrast() throws {
        let color = UIColor { traits in
            traits.accessibilityContrast == .high
                ? .green : traits.userInterfaceStyle == .dark ? .white : .black
        }
        let shadow = PostStyle.Shadow(radius: 1, opacity: 1, color: color, offset: .zero)
        let slot = show(PostStyle(borderColor: color, shadows: [shadow]))
        let body = try #require(slot.body)
        func expect(_ color: UIColor) {
            stage.simulator.advance(by: 0)
            #expect(body.clipView.layer.borderColor == color.cgColor)
            #expect(body.shadowView?.layer.shadowLayers.first?.shadowColor == color.cgColor)
        }
        expect(.black)
        stage.simulator.userInterfaceStyle = .dark
        expect(.white)
        stage.simulator.isIncreaseContrastEnabled = true
        expect(.green)
    }

    @Test func shadowsFollowIncreasedContrast() throws {
        stage.simulator.isIncreaseContrastEnabled = true
        let slot = show(.palette(.warning, isTranslucent: true).resolved())
        let shadowView = try #require(slot.body?.shadowView)
        #expect(shadowView.layer.mask == nil)
        stage.simulator.isIncreaseContrastEnabled = false
        stage.simulator.advance(by: 0.1)
        let mask = try #require(shadowView.layer.mask as? CAShapeLayer)
        #expect(mask.frame == shadowView.bounds)
        #expect(try #require(mask.path).boundingBox.contains(shadowView.bounds.insetBy(dx: -4, dy: -4)))
    }

    @Test func styleSetsTintAndInterfaceStyle() {
        let slot = show(PostStyle(tintColor: .orange, userInterfaceStyle: .dark))
        #expect(slot.body == nil && text.tintColor == .orange)
        #expect(text.traitCollection.userInterfaceStyle == .dark)
        slot.restyle(PostStyle())
        #expect(text.tintColor == stage.view.tintColor)
        #expect(text.traitCollection.userInterfaceStyle == .light)
    }

    struct NamedPlacement: CustomTestStringConvertible {
        let testDescription: String
        let placement: PostPlacement
    }

    @Test(arguments: [
        NamedPlacement(testDescription: "top", placement: .top),
        NamedPlacement(testDescription: "bottom trailing", placement: .bottomTrailing),
        NamedPlacement(testDescription: "center", placement: .center),
    ])
    func viewKeepsItsShadowInPlainStyle(named: NamedPlacement) throws {
        let stage = Stage()
        stage.view.backgroundColor = .white
        let postView = stage.makePostView(PostPresentation { $0.placement = named.placement })
        let view = postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        let frame = view.convert(view.bounds, to: nil)
        #expect(try #require(stage.brightness(at: CGPoint(x: frame.midX, y: frame.maxY + 3))) < 0.95)
    }
}
