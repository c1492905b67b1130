import Simulator
import SwiftUI
import Testing

@MainActor
struct LayoutTests {
    private func size(_ content: some View, _ width: CGFloat, _ height: CGFloat) -> CGSize {
        UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: width, height: height))
    }

    /// A color with a size that doesn't depend on the proposal.
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test func stacksAddLengthsAndSpacing() {
        #expect(
            size(
                HStack {
                    box(20, 10); box(30, 40)
                }, 500, 500) == CGSize(width: 58, height: 40))
        #expect(
            size(
                VStack(spacing: 3) {
                    box(20, 10); box(30, 40)
                }, 500, 500) == CGSize(width: 30, height: 53))
        #expect(
            size(
                ZStack {
                    box(20, 10); box(10, 40)
                }, 500, 500) == CGSize(width: 20, height: 40))
    }

    @Test func paddingAndFramesChangeSizes() {
        #expect(size(box(20, 10).padding(), 500, 500) == CGSize(width: 52, height: 42))
        #expect(size(box(20, 10).padding(.leading, 5), 500, 500) == CGSize(width: 25, height: 10))
        #expect(size(box(20, 10).frame(maxWidth: .infinity), 300, 500) == CGSize(width: 300, height: 10))
        #expect(size(box(20, 10).frame(minWidth: 50), 30, 500) == CGSize(width: 50, height: 10))
        #expect(size(Color.red.frame(maxWidth: 80, maxHeight: 70), 300, 20) == CGSize(width: 80, height: 20))
        #expect(size(Color.red, 300, 20) == CGSize(width: 300, height: 20))
    }

    @Test func safeAreaInsetTakesItsHeightFromContent() {
        let screen = HostedScreen {
            Text("a").frame(maxHeight: .infinity)
                .safeAreaInset(edge: .bottom, spacing: 0) { Text("b").frame(height: 40) }
                .safeAreaInset(edge: .top, spacing: 0) { Text("c").frame(height: 60) }
        }
        let plain = HostedScreen { Text("a").frame(maxHeight: .infinity) }
        let middle = plain.frame(ofText: "a")?.midY ?? 0
        #expect(screen.frame(ofText: "a").map { abs($0.midY - middle - 10) < 0.5 } == true)
        #expect(screen.frame(ofText: "b").map { $0.minY > middle } == true)
        #expect(screen.frame(ofText: "c").map { $0.maxY < middle } == true)
    }

    @Test func textsDontSeparateJapaneseFromDigitsAsLabelsDo() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "写真10枚"
        let difference = label.intrinsicContentSize.width - size(Text("写真10枚"), 500, 500).width
        #expect(abs(difference - 2 * 17 / 8) < 0.5)
    }

    @Test func spacerTakesWhatIsLeft() {
        let screen = HostedScreen {
            HStack(spacing: 0) {
                Text("a")
                Spacer()
                Text("b")
            }
        }
        #expect(screen.frame(ofText: "a")?.minX == 0)
        #expect(screen.frame(ofText: "b").map { abs($0.maxX - 393) < 0.5 } == true)
    }

    @Test func flexibleViewsShareTheRest() {
        let screen = HostedScreen {
            HStack(spacing: 0) {
                Color.red
                self.box(93, 10)
                Color.blue
            }
        }
        let widths = screen.view.subviews.map(\.frame.width)
        #expect(widths == [150, 93, 150])
    }

    // MARK: - Priorities

    private func widths(@ViewBuilder _ content: () -> some View) -> [CGFloat] {
        let screen = HostedScreen { HStack(spacing: 0) { content() } }
        return screen.view.subviews.map(\.frame.width)
    }

    @Test func viewsOfHigherPriorityChooseTheirLengthsFirst() {
        let equal = widths {
            Color.red.layoutPriority(1)
            Color.blue.layoutPriority(1)
        }
        #expect(equal == [196.5, 196.5])
        let unequal = widths {
            Color.red.frame(maxWidth: 200)
            Color.blue.frame(maxWidth: 300).layoutPriority(1)
        }
        #expect(unequal == [93, 300])
        let negative = widths {
            Color.red.layoutPriority(-1)
            Color.blue
        }
        #expect(negative == [0, 393])
    }

    @Test func theMinimumsOfLowerPrioritiesStayFree() {
        let widths = widths {
            Color.red.frame(minWidth: 50)
            Color.green.layoutPriority(1)
            Color.blue.frame(minWidth: 30).layoutPriority(-1)
        }
        #expect(widths == [50, 313, 30])
    }

    @Test func prioritiesAreServedFromHighToLow() {
        let widths = widths {
            Color.red
            Color.green.frame(maxWidth: 200).layoutPriority(0.5)
            Color.blue.frame(maxWidth: 100).layoutPriority(2)
        }
        #expect(widths == [93, 200, 100])
    }

    @Test func textOfHigherPriorityIsNotTruncated() throws {
        let (first, second) = ("One long text beside another, and longer yet", "Another text beside the long one")
        let screen = HostedScreen {
            HStack {
                Text(first).lineLimit(1)
                Text(second).lineLimit(1).layoutPriority(1)
            }
        }
        let needed = size(Text(second).fixedSize(), 1000, 100).width
        let (short, whole) = (try #require(screen.frame(ofText: first)), try #require(screen.frame(ofText: second)))
        #expect(abs(whole.width - needed) < 0.5)
        #expect(short.width > 0 && short.maxX + 8 <= whole.minX + 0.5)
        #expect(whole.maxX <= 393.5)
    }

    @Test func aPriorityAppliesThroughModifiersAndToEachView() {
        let padded = widths {
            Color.red
            Color.blue.layoutPriority(1).padding(.horizontal, 10)
        }
        #expect(padded == [0, 373])
        let several = widths {
            Color.red
            Group {
                Color.green
                Color.blue
            }.layoutPriority(1)
        }
        #expect(several == [0, 196.5, 196.5])
    }

    @Test func columnsHavePrioritiesToo() {
        let screen = HostedScreen {
            VStack(spacing: 0) {
                Color.red
                Color.blue.frame(maxHeight: 100).layoutPriority(1)
            }
        }
        let safe = screen.view.bounds.inset(by: screen.view.safeAreaInsets)
        #expect(screen.view.subviews.map(\.frame.height) == [safe.height - 100, 100])
    }

    @Test func aSpacerWithAPriorityTakesTheLengthOfOthers() {
        let screen = HostedScreen {
            HStack(spacing: nil) {
                Color.red
                Spacer().layoutPriority(1)
                Text("end")
            }
        }
        // There is no space beside a spacer.
        #expect(screen.frame(ofText: "end").map { abs($0.maxX - 393) < 0.5 } == true)
        #expect(screen.view.subviews.first?.frame.width == 0)
    }

    @Test func contentIsCenteredInTheSafeArea() {
        let screen = HostedScreen { Text("a") }
        let safe = screen.view.bounds.inset(by: screen.view.safeAreaInsets)
        #expect(safe.minY > 20)
        #expect(screen.frame(ofText: "a").map { abs($0.midY - safe.midY) < 0.5 } == true)
    }

    @Test func backgroundExtendsIntoTheSafeArea() {
        let screen = HostedScreen {
            Color.clear.background(Color.red)
        }
        #expect(
            screen.view.subviews.map(\.frame) == [
                screen.view.bounds, screen.view.bounds.inset(by: screen.view.safeAreaInsets),
            ])
    }

    /// Above each other with the space of a stack, centered on the same line.
    private func areInColumn(_ upper: CGRect?, _ lower: CGRect?) -> Bool {
        guard let upper, let lower else { return false }
        return abs(lower.minY - upper.maxY - 8) < 0.5 && abs(lower.midX - upper.midX) < 0.5
    }

    private struct Pair: View {
        var body: some View {
            Text("upper")
            Text("lower")
        }
    }

    @Test func severalViewsAtTheRootAreInColumn() {
        let screen = HostedScreen {
            Text("upper")
            Text("lower")
        }
        #expect(areInColumn(screen.frame(ofText: "upper"), screen.frame(ofText: "lower")))
    }

    @Test func modifiersKeepSeveralViewsInColumn() {
        func expectColumn(_ content: some View, _ modifier: Comment) {
            let screen = HostedScreen { content }
            #expect(areInColumn(screen.frame(ofText: "upper"), screen.frame(ofText: "lower")), modifier)
        }
        expectColumn(Pair().background(Color.red), "background")
        expectColumn(Pair().overlay(Color.clear), "overlay")
        expectColumn(Pair().opacity(0.5), "opacity")
        expectColumn(Pair().onTapGesture {}, "onTapGesture")
        expectColumn(Pair().clipShape(Capsule()), "clipShape")
        expectColumn(Pair().accessibilityLabel("pair"), "accessibilityLabel")
    }

    @Test func viewsOfOneBackgroundAreInFrontOfEachOther() {
        let screen = HostedScreen {
            Color.clear.background {
                Text("upper")
                Text("lower")
            }
        }
        #expect(screen.frame(ofText: "upper")?.midY == screen.frame(ofText: "lower")?.midY)
    }

    @Test func layoutIsMirroredFromRightToLeft() {
        let screen = HostedScreen {
            HStack(spacing: 0) {
                Text("first")
                Spacer()
            }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(screen.frame(ofText: "first").map { abs($0.maxX - 393) < 0.5 } == true)
    }

    @Test func textWrapsAndTruncates() {
        let text = Text("one two three four five six seven eight nine ten")
        let oneLine = size(text.lineLimit(1), 120, 500).height
        #expect(size(text, 120, 500).height >= 3 * oneLine - 2)
        #expect(abs(size(text, 120, 1).height - oneLine) < 1)
        #expect(size(text.fixedSize(), 120, 500).width > 300)
    }

    @Test func hostingViewUpdatesItsIntrinsicSize() {
        let model = Model()
        let screen = HostedScreen { Text("none") }
        let hosted = UIHostingController(rootView: Box(model: model))
        hosted.sizingOptions = .intrinsicContentSize
        hosted.safeAreaRegions = []
        hosted.view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(hosted.view)
        NSLayoutConstraint.activate([
            hosted.view.topAnchor.constraint(equalTo: screen.view.topAnchor),
            hosted.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        ])
        screen.update()
        #expect(hosted.view.bounds.size == CGSize(width: 10, height: 20))
        model.count = 50
        screen.update()
        #expect(hosted.view.bounds.size == CGSize(width: 60, height: 20))
    }

    private struct Box: View {
        let model: Model
        var body: some View { Color.red.frame(width: CGFloat(10 + model.count), height: 20) }
    }
}
