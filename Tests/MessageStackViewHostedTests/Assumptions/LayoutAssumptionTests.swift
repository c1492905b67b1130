import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about constraints, safe areas and the layout of controls.
extension HostedTests {
    @MainActor
    struct LayoutAssumptionTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        /// Adds a subview that covers its superview.
        private func addCover(to view: UIView) -> UIView {
            let cover = UIView(frame: view.bounds)
            cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(cover)
            return cover
        }

        private func makeScrollView() -> UIScrollView {
            let scroll = UIScrollView(frame: stage.view.bounds)
            scroll.contentSize = CGSize(width: stage.view.bounds.width, height: 3_000)
            stage.view.addSubview(scroll)
            return scroll
        }

        // MARK: Constraints

        @Test(arguments: [true, false])
        func u31ViewAtTheFrameOfAScrollViewDoesNotScroll(usesSafeArea: Bool) async {
            let (scroll, pinned) = (makeScrollView(), UIView())
            let size = scroll.contentSize
            pinned.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(pinned)
            let guide = usesSafeArea ? scroll.safeAreaLayoutGuide : scroll.frameLayoutGuide
            NSLayoutConstraint.activate([
                pinned.topAnchor.constraint(equalTo: guide.topAnchor),
                pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                pinned.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                pinned.heightAnchor.constraint(equalToConstant: 50),
            ])
            await stage.nextFrame()
            let frame = pinned.convert(pinned.bounds, to: nil)
            #expect(frame.minY == (usesSafeArea ? stage.view.safeAreaInsets.top : 0))
            for offset in [100, 700] as [CGFloat] {
                scroll.contentOffset.y = offset
                await stage.nextFrame()
                #expect(pinned.convert(pinned.bounds, to: nil) == frame)
            }
            #expect(scroll.contentSize == size)
        }

        @Test func u32ConstraintsGoWithTheirView() {
            let (first, second) = (UIView(), UIView())
            for view in [first, second] {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.view.addSubview(view)
            }
            let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
            constraint.isActive = true
            second.removeFromSuperview()
            #expect(!constraint.isActive)
        }

        @Test func u32WindowsViewFollowsSafeAreaOfScreen() async {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(view)
            let guide = stage.view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ])
            await stage.nextFrame()
            #expect(view.frame == stage.safeFrame)
            stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
            await stage.nextFrame()
            #expect(view.frame == stage.safeFrame && stage.view.safeAreaInsets.top >= 30)
            view.removeFromSuperview()
        }

        // MARK: Safe area

        @Test func u40CoverHasSafeAreaOfSuperview() {
            let cover = addCover(to: stage.view)
            stage.view.layoutIfNeeded()
            #expect(cover.safeAreaInsets == stage.view.safeAreaInsets)
            let before = stage.view.safeAreaInsets.top
            stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 5, bottom: 20, right: 7)
            stage.view.setNeedsLayout()
            stage.view.layoutIfNeeded()
            #expect(stage.view.safeAreaInsets.top == before + 30)
            #expect(cover.safeAreaInsets == stage.view.safeAreaInsets)
        }

        @Test func u40SubviewOfScrollViewHasNoSafeArea() async {
            stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
            let scroll = makeScrollView()
            let content = UIView(frame: CGRect(x: 0, y: 0, width: stage.view.bounds.width, height: 3_000))
            scroll.addSubview(content)
            await stage.nextFrame()
            #expect(scroll.safeAreaInsets.top >= 30 && content.safeAreaInsets == .zero)
        }

        @Test func u41CoverHasReadableWidthOfSuperview() async {
            // Wide enough that the text, and not the margins, limits the width.
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 1_200, height: 600))
            stage.view.addSubview(screen)
            let cover = addCover(to: screen)
            await stage.nextFrame()
            let width = screen.readableContentGuide.layoutFrame.width
            #expect(width > 300 && width < 1_000)
            #expect(cover.readableContentGuide.layoutFrame == screen.readableContentGuide.layoutFrame)
        }

        // MARK: Controls and stacks

        @Test func u71ButtonTitlesWrap() async throws {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.subtitle = "Subtitle"
            let button = UIButton(configuration: configuration)
            button.translatesAutoresizingMaskIntoConstraints = false
            stage.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor),
                button.leadingAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.leadingAnchor),
                button.widthAnchor.constraint(equalToConstant: 120),
            ])
            await stage.nextFrame()
            let short = button.frame.height
            button.configuration?.title = "A title of several words in three lines"
            await stage.nextFrame()
            let tall = button.frame.height
            let title = try #require(button.titleLabel)
            #expect(tall > short + 2 * title.font.lineHeight - 2 && button.frame.width == 120)
            #expect(button.bounds.contains(title.convert(title.bounds, to: button)))
            button.configuration?.subtitle = "A subtitle of several words in three lines"
            await stage.nextFrame()
            #expect(button.frame.height > tall + 15)
        }

        @Test func u72AxisChangesInTheSamePass() {
            let stack = TurningStackView()
            stack.translatesAutoresizingMaskIntoConstraints = false
            let views = (0..<2).map { _ in
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: 30).isActive = true
                view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                stack.addArrangedSubview(view)
                return view
            }
            stage.view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: stage.view.topAnchor),
                stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            ])
            stage.view.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [0, 50] && stack.frame.size == CGSize(width: 100, height: 30))
            stack.isTurned = true
            stack.setNeedsLayout()
            stage.view.layoutIfNeeded()
            #expect(views.map(\.frame.minY) == [0, 30] && views.map(\.frame.minX) == [0, 0])
            #expect(stack.frame.size == CGSize(width: 50, height: 60))
        }

        @Test func u112ViewWithoutConstraintsFitsInNoHeight() {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 80))
            view.addSubview(UIView(frame: view.bounds))
            view.translatesAutoresizingMaskIntoConstraints = false
            #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 0)
            #expect(view.frame.size == CGSize(width: 200, height: 80))
        }

        @Test func u74SmallButtonHasSubheadline() async throws {
            var configuration = UIButton.Configuration.plain()
            configuration.buttonSize = .small
            configuration.title = "Title"
            let button = UIButton(configuration: configuration)
            stage.view.addSubview(button)
            button.sizeToFit()
            await stage.nextFrame()
            let font = try #require(button.titleLabel?.font)
            #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .subheadline).pointSize)
        }
    }
}

/// A stack view that decides about its axis while it is laid out.
private final class TurningStackView: UIStackView {
    var isTurned = false

    override func layoutSubviews() {
        axis = isTurned ? .vertical : .horizontal
        super.layoutSubviews()
    }
}
