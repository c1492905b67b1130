import Simulator
@_spi(Simulator) import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Posts with SwiftUI content: their size, touches and containment.
@MainActor
@Suite(.leavesNothingBehind)
struct HostedPostTests {
    private struct Screen<Content: View>: View {
        let model: PostModel
        var presentation = PostPresentation.card(.top)
        @ViewBuilder var content: () -> Content

        var body: some View {
            VStack {
                Spacer()
                Button("Behind") { model.text += "!" }
            }
            .post(isPresented: model.isShownBinding, as: presentation, onEnd: { model.ends.append($0) }) {
                content()
            }
        }
    }

    private struct Counter: View {
        @State private var lines = 1
        let model: PostModel

        var body: some View {
            VStack {
                ForEach(0..<lines, id: \.self) { Text("Line \($0)") }
                Button("More") { lines += 1 }
            }
            .padding()
            .onAppear { model.appearances.append("appeared") }
            .onDisappear { model.appearances.append("disappeared") }
        }
    }

    private let model = PostModel()

    init() {
        model.isShown = true
    }

    private func slot(_ stage: SwiftUIStage) throws -> PostSlot { try #require(stage.posts.last?.view?.enclosingSlot) }

    @Test func postedViewHasTheMarkOfTheTimeLeft() throws {
        let presentation = PostPresentation { $0.timeIndicator = .bar }
        let stage = SwiftUIStage { Screen(model: model, presentation: presentation) { Text("Hello").padding(20) } }
        let post = try #require(stage.posts.last)
        post.setDuration(.seconds(8))
        stage.simulator.advance(by: 4)
        let timeView = try #require(post.timeView)
        #expect(abs(timeView.seenFraction - 0.5) < 0.02)
        #expect(timeView.superview?.subviews.last === timeView)
    }

    // MARK: - Size

    @Test func postHasTheSizeOfItsContent() throws {
        let stage = SwiftUIStage { Screen(model: model) { Text("Hello").padding(20) } }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Hello"
        #expect(abs(try slot(stage).bounds.height - label.intrinsicContentSize.height - 40) < 1)
    }

    @Test func longTextWrapsInsteadOfBeingCutOff() throws {
        let text = String(repeating: "A long text that needs several lines. ", count: 6)
        let stage = SwiftUIStage { Screen(model: model) { Text(text).padding() } }
        let slot = try slot(stage)
        #expect(slot.bounds.width <= stage.window.bounds.width)
        #expect(slot.bounds.height > 120)
    }

    @Test func postFollowsTheSizeOfItsContentWithAnimation() throws {
        let stage = SwiftUIStage { Screen(model: model) { Counter(model: model) } }
        let slot = try slot(stage)
        let height = slot.bounds.height
        stage.simulator.tapElement(named: "More")
        stage.simulator.advance(by: 0.1)
        let during = try #require(slot.layer.presentation()).bounds.height
        stage.rest()
        #expect(slot.bounds.height > height + 15)
        #expect(during > height && during < slot.bounds.height)
    }

    @Test func contentThatTakesAllOfTheWidthHasTheWidthOfThePost() throws {
        let stage = SwiftUIStage {
            Screen(model: model) {
                HStack {
                    Text("Hello")
                    Spacer()
                }
                .padding()
            }
        }
        let slot = try slot(stage)
        #expect(slot.bounds.width > 300 && slot.bounds.width <= stage.window.bounds.width)
        #expect(slot.bounds.height < 100)
        #expect(try #require(stage.posts.last?.view).intrinsicContentSize.width <= 10_000)
    }

    @Test(arguments: [20_000, .infinity, .nan] as [CGFloat])
    func sizeOfContentIsLimited(length: CGFloat) {
        let view = WrappingView { _ in CGSize(width: length, height: length) }
        let size = view.intrinsicContentSize
        #expect(size == (length.isNaN ? .zero : UIView.layoutFittingExpandedSize))
    }

    @Test func contentThatFillsAnyHeightHasItsIdealHeight() throws {
        let stage = SwiftUIStage {
            Screen(model: model) {
                HStack {
                    Rectangle().frame(width: 4)
                    Text("Hello")
                }
                .padding()
            }
        }
        #expect(try slot(stage).bounds.height < 100)
    }

    /// The leading edge of the text, in the coordinates of a post that is as wide as the presentation says, or as the text.
    @Test(arguments: [true, false])
    func contentLeadsWhereThePresentationDecidesTheWidth(isDecided: Bool) throws {
        let stage = SwiftUIStage {
            Screen(model: model, presentation: isDecided ? .card(.top) : .toast) { Text("Hi").padding(16) }
        }
        let slot = try slot(stage)
        let label = try #require(SwiftUIStage.labels(in: slot).first { $0.text == "Hi" })
        #expect(abs(label.convert(label.bounds, to: slot).minX - 16) < 0.5)
        #expect(isDecided ? slot.bounds.width > 350 : slot.bounds.width < 60)
    }

    @Test func rotationLaysOutTheContentAgain() throws {
        let text = String(repeating: "A long text that needs several lines. ", count: 6)
        let stage = SwiftUIStage { Screen(model: model, presentation: .plain) { Text(text).padding() } }
        let height = try slot(stage).bounds.height
        stage.simulator.rotate(to: .landscapeLeft)
        stage.rest()
        #expect(try slot(stage).bounds.height < height)
    }

    // MARK: - Look

    @Test func cardHasABackground() throws {
        let stage = SwiftUIStage { Screen(model: model) { Text("Hello").padding() } }
        #expect(stage.posts.last?.view?.enclosingSlot?.surfaceColor == PostTheme.Palette.neutral.background)
    }

    @Test func postWithoutAStyleHasNoBackground() throws {
        let stage = SwiftUIStage { Screen(model: model, presentation: PostPresentation()) { Text("Hello") } }
        #expect(try #require(stage.posts.last?.view).backgroundColor == nil)
    }

    @Test func textsHaveTheColorOfTheStyle() throws {
        var card = PostPresentation.card(.top)
        card.style = .palette(PostTheme.Palette(.systemPurple))
        let stage = SwiftUIStage { Screen(model: model, presentation: card) { Text("Hello").padding() } }
        let label = try #require(stage.posts.last?.view.flatMap(SwiftUIStage.labels)?.first)
        #expect(
            label.textColor.resolvedColor(with: label.traitCollection)
                == card.style.resolved().textColor?.resolvedColor(with: label.traitCollection))
        #expect(stage.posts.last?.view?.backgroundColor == nil)
    }

    // MARK: - Touches

    @Test(arguments: [true, false])
    func tapPressesTheButton(hasSubviews: Bool) throws {
        UIHostingViewOptions.hasSubviews = hasSubviews
        defer { UIHostingViewOptions.hasSubviews = true }
        var card = PostPresentation.card(.top)
        card.touches = .remove
        let stage = SwiftUIStage { Screen(model: model, presentation: card) { Counter(model: model) } }
        let height = try slot(stage).bounds.height
        stage.tap("More")
        #expect(stage.posts.map(\.phase) == [.shown])
        #expect(try slot(stage).bounds.height > height)
    }

    @Test(arguments: [true, false])
    func buttonWorksInForwardingPost(hasSubviews: Bool) throws {
        UIHostingViewOptions.hasSubviews = hasSubviews
        defer { UIHostingViewOptions.hasSubviews = true }
        var card = PostPresentation.card(.top)
        card.touches = .forward
        let stage = SwiftUIStage { Screen(model: model, presentation: card) { Counter(model: model) } }
        let height = try slot(stage).bounds.height
        stage.tap("More")
        #expect(try slot(stage).bounds.height > height)
    }

    @Test(arguments: [true, false], [true, false])
    func touchesOutsideThePostReachTheApp(hasSubviews: Bool, usesWindow: Bool) {
        UIHostingViewOptions.hasSubviews = hasSubviews
        defer { UIHostingViewOptions.hasSubviews = true }
        let stage = SwiftUIStage {
            if usesWindow {
                Screen(model: model) { Counter(model: model) }.poster { $0.postWindow() }
            } else {
                Screen(model: model) { Counter(model: model) }
            }
        }
        stage.tap("Behind")
        #expect(model.text == "Saved!" && model.isShown)
    }

    @Test func presentationCanTakeTapsOnContent() throws {
        var card = PostPresentation.card(.top)
        card.touches = .remove
        card.touches.includesContentTaps = true
        let stage = SwiftUIStage { Screen(model: model, presentation: card) { Text("Hello").padding(30) } }
        let frame = try slot(stage).convert(try slot(stage).bounds, to: nil)
        stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.rest()
        #expect(model.ends == [.tap] && !model.isShown)
    }

    // MARK: - Accessibility

    @Test func hostedContentCanBeDismissed() {
        let stage = SwiftUIStage { Screen(model: model) { Text("Hello").padding() } }
        stage.simulator.voiceOver.start()
        defer { stage.simulator.voiceOver.stop() }
        let voiceOver = stage.simulator.voiceOver
        let labels = voiceOver.elements.compactMap(\.accessibilityLabel)
        #expect(labels.contains("Hello") && labels.contains("Dismiss"))
        voiceOver.focus(on: voiceOver.elements.first { $0.accessibilityLabel == "Dismiss" })
        voiceOver.activate()
        stage.rest()
        #expect(!model.isShown)
    }

    // MARK: - Containment

    @Test func contentAppearsAndDisappearsOnce() throws {
        let stage = SwiftUIStage { Screen(model: model) { Counter(model: model) } }
        stage.tap("More")
        for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
            stage.simulator.rotate(to: orientation)
            stage.rest()
        }
        stage.show { Screen(model: model) { Counter(model: model) } }
        #expect(model.appearances == ["appeared"])
        #expect(stage.postedTexts == ["Line 0", "Line 1", "More"], "the content keeps its state")
        model.isShown = false
        stage.rest()
        #expect(model.appearances == ["appeared", "disappeared"] && model.ends == [.programmatic])
    }

    @Test func environmentOfTheViewReachesTheContent() {
        let stage = SwiftUIStage {
            Screen(model: model) { Sized() }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(stage.postedTexts == ["right to left"])
    }

    private struct Sized: View {
        @Environment(\.layoutDirection) private var direction

        var body: some View { Text(direction == .rightToLeft ? "right to left" : "left to right") }
    }

    @Test func contentHasTheColorSchemeOfThePost() {
        var card = PostPresentation.card(.top)
        card.style.userInterfaceStyle = .dark
        let stage = SwiftUIStage { Screen(model: model, presentation: card) { Scheme() } }
        #expect(stage.postedTexts == ["dark"] && stage.simulator.userInterfaceStyle == .light)
    }

    @Test func postThatOutlivesItsViewFollowsTheColorScheme() {
        let stage = SwiftUIStage {
            Text("Screen").post(isPresented: model.isShownBinding, outlivesView: true) {
                Scheme()
            }
        }
        stage.show { Text("Another screen") }
        stage.simulator.userInterfaceStyle = .dark
        stage.rest()
        #expect(stage.postedTexts == ["dark"])
    }

    private struct Scheme: View {
        @Environment(\.colorScheme) private var colorScheme

        var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }

    // MARK: - Sheets

    private struct Sheet: View {
        let model: PostModel
        @State private var isSheetShown = false

        var body: some View {
            Button("Open") { isSheetShown = true }
                .sheet(isPresented: $isSheetShown) {
                    Text("Sheet").post(isPresented: model.isShownBinding) { Message("From the sheet") }
                    Button("Close") { isSheetShown = false }
                }
        }
    }

    @Test func sheetPostsAboveItselfAndTakesItsPostAlong() throws {
        let stage = SwiftUIStage { Sheet(model: model) }
        stage.tap("Open")
        #expect(stage.postedTexts == ["From the sheet"])
        let frame = try slot(stage).convert(try slot(stage).bounds, to: nil)
        let hit = stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
        #expect(hit?.enclosingSlot != nil)
        stage.tap("Close")
        stage.rest()
        #expect(stage.posts.isEmpty)
    }
}
