import Testing
import UIKit

@testable import MessageStackView

extension PostFill: CustomTestStringConvertible {
    public var testDescription: String {
        switch self {
        case .color: "color"
        case .gradient: "gradient"
        case .blur: "blur"
        case .glass: "glass"
        case .palette: "palette"
        case .image: "image"
        }
    }
}

extension HostedTests {
    @MainActor
    struct PostFillTests {
        private let stage: Stage
        private let view = PostFillView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))

        init() async throws {
            stage = try await Stage()
        }

        nonisolated private static let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
            context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }

        nonisolated static let kinds: [PostFill] = [
            .color(.red), .gradient([.red, .blue]), .blur(.systemMaterial), .glass(), .image(image),
        ]

        private func show(_ fills: PostFill...) {
            view.fills = fills
            stage.view.addSubview(view)
            stage.view.layoutIfNeeded()
        }

        private var gradient: CAGradientLayer? { view.subviews.first?.layer as? CAGradientLayer }
        private var colors: [CGColor]? { gradient?.colors as? [CGColor] }

        @Test func fillsAreStackedInOrder() {
            show(.blur(.systemMaterial), .color(.red), .image(Self.image))
            #expect(view.subviews.map { type(of: $0) == PostEffectFill.self } == [true, false, false])
            #expect(view.subviews[1].backgroundColor == .red && view.subviews[2] is UIImageView)
            #expect(view.subviews.allSatisfy { $0.frame == view.bounds })
            view.frame.size.height = 300
            stage.view.layoutIfNeeded()
            #expect(view.subviews.allSatisfy { $0.frame == view.bounds })
        }

        @Test(arguments: kinds, kinds)
        func newFillsReplaceAllPreviousOnes(first: PostFill, second: PostFill) {
            show(first, .color(.yellow))
            view.fills = [second]
            #expect(view.subviews.count == 1)
            #expect((view.subviews.first as? any PostFillPart)?.show(second) == true)
            view.fills = []
            #expect(view.subviews.isEmpty)
        }

        @Test func gradientsWithDifferentColorCountsDiffer() {
            show(.gradient([.red, .blue]))
            view.fills = [.gradient([.red, .blue, .green])]
            #expect(colors?.count == 3)
            #expect(PostFill.gradient([.red]) != .gradient([.red, .blue]))
        }

        @Test func fillViewOfSameKindIsReused() {
            show(.color(.red), .gradient([.red, .blue]))
            let parts = view.subviews
            view.fills = [.color(.green), .gradient([.white, .blue])]
            #expect(view.subviews == parts && parts.first?.backgroundColor == .green)
        }

        @Test func gradientFollowsAppearance() async {
            stage.window.overrideUserInterfaceStyle = .light
            show(.gradient([UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, .blue]))
            #expect(colors?.first == UIColor.black.cgColor)
            stage.window.overrideUserInterfaceStyle = .dark
            await stage.nextFrame()
            #expect(colors?.first == UIColor.white.cgColor)
        }

        @Test(
            arguments: [
                ([0.5, 0.2, 2], [0.5, 0.5, 1]), ([.nan, 0.3, .infinity], [0, 0.3, 0.3]), ([0.1], nil), (nil, nil),
            ] as [([CGFloat]?, [Double]?)])
        func invalidGradientLocationsAreClamped(places: [CGFloat]?, expected: [Double]?) {
            show(.gradient([.red, .green, .blue], locations: places))
            #expect(gradient?.locations?.map(\.doubleValue) == expected)
        }

        @Test func gradientOfOneColorIsUniform() {
            show(.gradient([.red]))
            #expect(colors == [UIColor.red.cgColor, UIColor.red.cgColor])
            view.fills = [.gradient([])]
            #expect(colors?.isEmpty == true)
        }
    }
}
