import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity

/// Assumptions about buttons, stack views, localized texts, the run loop and the network.
extension HostedTests {
    @MainActor
    struct SystemAssumptionTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        /// Adds a button at the top of the screen.
        private func add(_ button: UIButton, height: CGFloat = 60) {
            button.frame = CGRect(x: 40, y: stage.safeFrame.minY, width: 200, height: height)
            stage.view.addSubview(button)
        }

        @Test func u115BackgroundInsetsKeepTheAreaForTouches() async {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 8, leading: 8, bottom: 8, trailing: 8)
            let button = UIButton(configuration: configuration)
            add(button)
            await stage.nextFrame()
            for point in [CGPoint(x: 100, y: 2), CGPoint(x: 100, y: 58), CGPoint(x: 2, y: 30)] {
                let hit = stage.window.hitTest(button.convert(point, to: nil), with: nil)
                #expect(hit?.isDescendant(of: button) == true, "\(point)")
            }
        }

        @Test func u117TransformedFontIsNotScaledAgain() async throws {
            let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
            let font = UIFontMetrics(forTextStyle: .body).scaledFont(
                for: .systemFont(ofSize: 11), compatibleWith: traits)
            var configuration = UIButton.Configuration.plain()
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
            configuration.title = "Title"
            let button = UIButton(configuration: configuration)
            add(button)
            await stage.nextFrame()
            let title = try #require(button.titleLabel)
            #expect(font.pointSize > 11.5)
            #expect(abs(title.intrinsicContentSize.height - font.lineHeight) < 1)
        }

        @Test(arguments: [true, false])
        func u116HiddenViewHasNoLength(isVertical: Bool) async {
            let views = (0..<3).map { _ in UIView() }
            for view in views {
                view.widthAnchor.constraint(equalToConstant: 40).isActive = true
                view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = isVertical ? .vertical : .horizontal
            stack.spacing = 10
            stage.view.addSubview(stack)
            views[1].isHidden = true
            await stage.nextFrame()
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect((isVertical ? size.height : size.width) == 90)
            #expect((isVertical ? size.width : size.height) == 40)
        }

        @Test func u121GuideFollowsContentOfScrollView() async {
            let (scroll, content, guide) = (UIScrollView(), UIView(), UILayoutGuide())
            for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
            stage.view.addSubview(scroll)
            scroll.addSubview(content)
            stage.view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
                scroll.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                scroll.widthAnchor.constraint(equalToConstant: 200),
                scroll.heightAnchor.constraint(equalToConstant: 300),
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 700),
                guide.topAnchor.constraint(equalTo: stage.view.topAnchor),
                guide.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                guide.heightAnchor.constraint(equalTo: content.heightAnchor),
            ])
            await stage.nextFrame()
            #expect(guide.layoutFrame.size == CGSize(width: 200, height: 700))
        }

        @Test func u132TurnsAreObserved() async {
            var count = 0
            let observer = TurnObserver { count += 1 }
            await stage.nextFrame()
            #expect(count > 0)
            let before = count
            _ = DefaultPostClock.device.schedule(after: 0) {}
            await stage.wait { count > before }
            withExtendedLifetime(observer) {}
        }

        @Test func u26MonitorReportsTheNetwork() async {
            let monitor = DeviceConnectivityMonitor()
            var states: [ConnectivityManager.State] = []
            monitor.start { states.append($0) }
            await stage.wait { !states.isEmpty }
            monitor.stop()
        }

        @Test func u119MissingTranslationIsTheValue() {
            for table in [nil, "NoSuchTable"] as [String?] {
                let text = Bundle.main.localizedString(
                    forKey: "MessageStackView.no such key", value: "Value", table: table)
                #expect(text == "Value")
            }
        }

        @Test func u118PreferredLocalizationIsFound() {
            let found = Bundle.preferredLocalizations(from: ["en", "cy", "de"], forPreferences: ["cy"])
            #expect(found.first == "cy")
        }
    }
}
