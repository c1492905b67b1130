import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts on glass over content of the app.
@MainActor
@Suite(.leavesNothingBehind)
struct GlassTests {
    private let stage = Stage()
    private let postView: PostView

    init() {
        postView = stage.makePostView(.float(.top))
        postView.presentation.style = PostStyle(.glass(), corners: .rounded(20))
    }

    /// Posts a value and waits until it is at rest.
    @discardableResult
    private func show(_ value: some Postable, _ fill: PostFill = .glass()) -> Post {
        var request = PostRequest(value)
        request.duration = .untilRemoved
        request.editPresentation { $0.style.background = [fill] }
        let post = postView.post(request)
        stage.rest()
        return post
    }

    private func body(of post: Post) throws -> PostBody {
        try #require(post.view?.slot?.body)
    }

    private func effectView(of post: Post) throws -> UIVisualEffectView {
        let parts = try #require(body(of: post).fillView?.subviews.first?.subviews)
        return try #require(parts.compactMap { $0 as? UIVisualEffectView }.first)
    }

    private func cover(of post: Post) throws -> UIView {
        let parts = try #require(body(of: post).fillView?.subviews.first?.subviews)
        return try #require(parts.first { !($0 is UIVisualEffectView) })
    }

    /// A point of the screen inside the left edge of a post, where there is no text.
    private func margin(of post: Post) throws -> CGPoint {
        let frame = try #require(post.view.map { $0.convert($0.bounds, to: nil) })
        return CGPoint(x: frame.minX + 3, y: frame.midY)
    }

    private func background(of post: Post) throws -> UIColor {
        let color = try #require(stage.components(at: margin(of: post)))
        return UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
    }

    /// Returns a Boolean value that indicates whether a post has the opaque color that replaces neutral glass.
    private func isOpaque(_ post: Post) throws -> Bool {
        stage.shows(PostTheme.Palette.neutral.background, at: try margin(of: post))
    }

    // MARK: Contrast

    @Test(arguments: HostedTests.PostThemePaletteTests.palettes, HostedTests.PostThemePaletteTests.Mode.all)
    func pixelsOfGlassMeetContrast(
        named: HostedTests.PostThemePaletteTests.NamedPalette, mode: HostedTests.PostThemePaletteTests.Mode
    )
        throws
    {
        stage.simulator.userInterfaceStyle = mode.style
        stage.simulator.isIncreaseContrastEnabled = mode.contrast == .high
        let post = show(Message(title: "Title", subtitle: "Subtitle"), .glass(named.palette))
        let text = named.palette.text.resolvedColor(with: mode.traits)
        let accent = named.palette.accent.resolvedColor(with: mode.traits)
        let backgrounds = try [UIColor.black, .white].map { content in
            stage.view.backgroundColor = content
            return try background(of: post)
        }
        for background in backgrounds {
            // Pixels are rounded to 1/255.
            #expect(background.contrast(with: text) >= 4.45 && background.contrast(with: accent) >= 2.95)
        }
        #expect(
            (backgrounds[0].contrast(with: backgrounds[1]) > 1.1) == (mode.contrast == .normal), "glass shows the app")
    }

    // MARK: Settings

    @Test func reduceTransparencyReplacesShownGlass() throws {
        let post = show(Message(title: "Title"))
        let (glass, cover) = try (effectView(of: post), cover(of: post))
        #expect(glass.effect is UIGlassEffect && cover.backgroundColor?.cgColor.alpha != 1 && cover.alpha == 1)
        stage.view.backgroundColor = .red
        stage.simulator.isReduceTransparencyEnabled = true
        #expect(glass.effect == nil)
        #expect(try isOpaque(post))
        stage.simulator.userInterfaceStyle = .dark
        #expect(try isOpaque(post))
        stage.simulator.isReduceTransparencyEnabled = false
        #expect(glass.effect is UIGlassEffect)
        #expect(try !isOpaque(post))
    }

    @Test func increaseContrastReplacesShownGlass() throws {
        let post = show(Message(title: "Title"))
        let glass = try effectView(of: post)
        stage.view.backgroundColor = .red
        stage.simulator.isIncreaseContrastEnabled = true
        stage.simulator.advance(by: 0)
        #expect(glass.effect == nil)
        #expect(try isOpaque(post))
        stage.simulator.isIncreaseContrastEnabled = false
        stage.simulator.advance(by: 0)
        #expect(glass.effect is UIGlassEffect)
        #expect(try !isOpaque(post))
    }

    @Test func blurIgnoresIncreaseContrast() throws {
        let post = show(Message(title: "Title"), .blur(.systemMaterial))
        stage.simulator.isIncreaseContrastEnabled = true
        stage.simulator.advance(by: 0)
        #expect(try effectView(of: post).effect is UIBlurEffect)
    }

    /// Glass would be flat if it faded by its opacity.
    @Test func glassKeepsItsOpacityWithReduceMotion() throws {
        stage.simulator.isReduceMotionEnabled = true
        let view = PostFillView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isShown = false
        view.fills = [.glass()]
        stage.view.addSubview(view)
        let glass = try #require(view.subviews.first?.subviews.compactMap { $0 as? UIVisualEffectView }.first)
        #expect(glass.effect == nil)
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.isShown = true }.startAnimation()
        stage.simulator.advance(by: 0.5)
        #expect(glass.layer.presentation()?.opacity == 1 && glass.effect is UIGlassEffect)
    }

    // MARK: Shape

    /// The radius and the round corners of the glass of a post.
    private func corners(of post: Post) throws -> [AnyHashable] {
        let layer = try #require(effectView(of: post).subviews.first?.layer)
        return [layer.cornerRadius, layer.maskedCorners.rawValue]
    }

    private static let allCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    @Test func glassHasCornersOfPost() throws {
        let post = show(Message(title: "Title"))
        #expect(try corners(of: post) == [CGFloat(20), Self.allCorners.rawValue])
    }

    @Test func glassCornersFollowEdgeAndLayoutDirection() throws {
        postView.presentation.style.corners = PostCorners(12, places: nil)
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        #expect(try corners(of: show(Message(title: "Title"))) == [CGFloat(12), bottom.rawValue])
        postView.postManager.removeAll(animated: false)
        stage.simulator.layoutDirection = .rightToLeft
        postView.presentation.style.corners = PostCorners(12, places: .topLeading)
        let post = show(Message(title: "Title"))
        #expect(try corners(of: post) == [CGFloat(12), CACornerMask.layerMaxXMinYCorner.rawValue])
    }

    @Test(arguments: [.nan, -.infinity, .infinity, -3] as [CGFloat])
    func invalidCornerRadiusMakesGlassSquare(radius: CGFloat) throws {
        postView.presentation.style.corners = PostCorners(radius)
        let post = show(Message(title: "Title"))
        #expect(try corners(of: post)[0] == AnyHashable(CGFloat(0)))
    }

    @Test func capsuleOfGlassFollowsSize() throws {
        postView.presentation.style.corners = .capsule
        let post = show(Message(title: "Title"))
        let view = try #require(post.view)
        #expect(try corners(of: post)[0] == AnyHashable(view.bounds.height / 2))
        let height = view.bounds.height
        post.update(with: Message(title: Stage.text(sentences: 10)))
        stage.rest()
        #expect(view.bounds.height > height)
        #expect(try corners(of: post)[0] == AnyHashable(view.bounds.height / 2))
    }

    @Test func backdropOfGlassIsSquareAndFadesIn() throws {
        stage.view.backgroundColor = .black
        postView.presentation.backdrop = PostBackdrop(.glass(), touches: .absorb)
        show(Message(title: "Title"))
        let corner = try #require(stage.brightness(at: CGPoint(x: 1, y: 1)))
        #expect(corner > 0.4 && corner < 0.8)
        postView.postManager.removeAll(animated: false)
        stage.rest()
        #expect(stage.brightness(at: CGPoint(x: 1, y: 1)) == 0)
    }
}
