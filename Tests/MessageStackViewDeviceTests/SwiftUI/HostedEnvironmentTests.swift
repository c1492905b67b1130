import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The environment of posted views, which follows that of the views that post.
@MainActor
@Suite(.leavesNothingBehind)
struct HostedEnvironmentTests {
    enum Way: CaseIterable {
        case binding, action
    }

    /// A screen whose environment changes although its value doesn't.
    private struct Root: View {
        let model: PostModel
        let way: Way

        var body: some View {
            Screen(model: model, way: way)
                .environment(\.account, model.text)
                .environment(\.horizontalSizeClass, model.isVisible ? .regular : .compact)
        }
    }

    private struct Screen: View {
        let model: PostModel
        let way: Way

        var body: some View {
            switch way {
            case .binding: Text("Screen").post(isPresented: model.isShownBinding) { Content(model: model) }
            case .action: Poster(model: model).poster()
            }
        }
    }

    private struct Poster: View {
        let model: PostModel
        @Environment(\.post) private var post

        var body: some View { Button("Post") { post { Content(model: model) } } }
    }

    private struct Content: View {
        let model: PostModel
        @Environment(\.account) private var account
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            let _ = model.evaluations.count += 1
            Text("\(account), \(sizeClass == .regular ? "regular" : "compact")")
        }
    }

    private let model = PostModel()

    private func stage(_ way: Way) -> SwiftUIStage {
        let stage = SwiftUIStage { Root(model: model, way: way) }
        switch way {
        case .binding:
            model.isShown = true
            stage.rest()
        case .action: stage.tap("Post")
        }
        return stage
    }

    @Test(arguments: Way.allCases)
    func valuesOfTheAppFollowTheView(way: Way) {
        let stage = stage(way)
        #expect(stage.postedTexts == ["Saved, regular"])
        model.text = "Anna"
        stage.rest()
        #expect(stage.postedTexts == ["Anna, regular"])
    }

    @Test(arguments: Way.allCases)
    func sizeClassesFollowTheView(way: Way) {
        let stage = stage(way)
        model.isVisible = false
        stage.rest()
        #expect(stage.postedTexts == ["Saved, compact"])
    }

    @Test(arguments: Way.allCases)
    func contentIsReplacedOnceInATurn(way: Way) {
        let stage = stage(way)
        let count = model.evaluations.count
        for name in ["Anna", "Berta", "Carla"] {
            model.text = name
            stage.window.layoutIfNeeded()
        }
        stage.rest()
        #expect(stage.postedTexts == ["Carla, regular"] && model.evaluations.count == count + 1)
    }
}

private struct AccountKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    fileprivate var account: String {
        get { self[AccountKey.self] }
        set { self[AccountKey.self] = newValue }
    }
}
