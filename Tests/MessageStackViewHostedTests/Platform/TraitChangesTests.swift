import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    @MainActor
    struct TraitChangesTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
            stage.window.overrideUserInterfaceStyle = .light
        }

        /// A view that records the styles at each call of its update: the previous one, if any, and its own.
        private final class Recorder: UIView {
            var styles: [[UIUserInterfaceStyle]] = []

            init() {
                super.init(frame: .zero)
                adaptToTraits { view, previous in view.record(previous) }
            }

            required init?(coder: NSCoder) { nil }

            func record(_ previous: UITraitCollection?) {
                styles.append([previous, traitCollection].compactMap { $0?.userInterfaceStyle })
            }
        }

        @Test func updateRunsAtOnceAndAfterEachChange() async {
            let view = Recorder()
            #expect(view.styles == [[.light]])
            stage.view.addSubview(view)
            await stage.nextFrame()
            stage.window.overrideUserInterfaceStyle = .dark
            await stage.nextFrame()
            #expect(view.styles.first == [.light] && view.styles.last == [.light, .dark])
        }

        @Test func updateRunsForTraitsThatDifferInTheFirstWindow() async {
            let view = Recorder()
            stage.view.overrideUserInterfaceStyle = .dark
            stage.view.addSubview(view)
            await stage.nextFrame()
            #expect(view.styles.last?.last == .dark)
        }

        @available(iOS 17.0, *)
        @Test(arguments: [UIContentSizeCategory.accessibilityLarge, .extraSmall])
        func updateRunsForAnotherTextSize(category: UIContentSizeCategory) async {
            let view = Recorder()
            stage.view.addSubview(view)
            await stage.nextFrame()
            view.styles = []
            stage.controller.traitOverrides.preferredContentSizeCategory = category
            await stage.nextFrame()
            #expect(view.styles.count == 1)
        }

        @Test func updateDoesNotRetainItsView() {
            weak var released: UIView?
            do {
                let view = Recorder()
                stage.view.addSubview(view)
                view.removeFromSuperview()
                released = view
            }
            #expect(released == nil)
        }

        @Test func observerReportsTraitsOfItsSuperview() async {
            let view = UIView()
            var styles: [UIUserInterfaceStyle] = []
            let observer = TraitObserver { [weak view] _ in
                if let view { styles.append(view.traitCollection.userInterfaceStyle) }
            }
            view.addSubview(observer)
            stage.view.addSubview(view)
            await stage.nextFrame()
            stage.window.overrideUserInterfaceStyle = .dark
            await stage.nextFrame()
            #expect(styles.last == .dark)
            #expect(observer.isHidden && observer.frame == .zero)
        }
    }
}
