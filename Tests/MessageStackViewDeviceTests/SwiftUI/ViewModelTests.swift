import Combine
import Simulator
import SwiftUI
import Testing

@testable import MessageStackView

/// Apps with a view model of either kind, whose changes are shown and posted.
@MainActor
@Suite(.leavesNothingBehind)
struct ViewModelTests {
    /// A view model of an app for iOS 15.
    @MainActor
    private final class NotesModel: ObservableObject {
        @Published var title = "Notes"
        @Published var isOffline = false
        @Published private(set) var count = 0

        func save() {
            count += 1
            title = "\(count) notes"
        }
    }

    private struct NotesView: View {
        @StateObject private var model = NotesModel()
        @Environment(\.post) private var post

        var body: some View {
            VStack {
                Text(model.title)
                Text(model.isOffline ? "offline" : "online")
                Button("Save") {
                    model.save()
                    post(Message(.success, "Saved \(model.title)"))
                }
                Button("Lose the network") { model.isOffline = true }
            }
            .post(isPresented: $model.isOffline) { Message(.warning, "No network for \(model.title)") }
        }
    }

    /// A view model of an app for iOS 17.
    @MainActor @Observable
    final class DraftsModel {
        var title = "Notes"
        var isOffline = false
        private(set) var count = 0

        func save() {
            count += 1
            title = "\(count) notes"
        }
    }

    private struct DraftsView: View {
        @State private var model = DraftsModel()
        @Environment(\.post) private var post

        var body: some View {
            VStack {
                Text(model.title)
                Text(model.isOffline ? "offline" : "online")
                Button("Save") {
                    model.save()
                    post(Message(.success, "Saved \(model.title)"))
                }
                Button("Lose the network") { model.isOffline = true }
            }
            .post(isPresented: $model.isOffline) { Message(.warning, "No network for \(model.title)") }
        }
    }

    enum Kind: CaseIterable {
        case observableObject, observable
    }

    private func stage(_ kind: Kind) -> SwiftUIStage {
        switch kind {
        case .observableObject: SwiftUIStage { NotesView() }
        case .observable: SwiftUIStage { DraftsView() }
        }
    }

    @Test(arguments: Kind.allCases)
    func changeOfTheModelIsShownAndPosted(kind: Kind) {
        let stage = stage(kind)
        #expect(stage.texts.first == "Notes" && stage.posts.isEmpty)
        stage.tap("Save")
        #expect(stage.texts.first == "1 notes")
        #expect(stage.postedTexts == ["Saved 1 notes"] && stage.posts.map(\.phase) == [.shown])
    }

    @Test(arguments: Kind.allCases)
    func postFollowsTheModelAndResetsIt(kind: Kind) throws {
        let stage = stage(kind)
        stage.tap("Lose the network")
        #expect(stage.texts.contains("offline") && stage.postedTexts == ["No network for Notes"])
        try #require(stage.posts.last).remove()
        stage.rest()
        #expect(stage.texts.contains("online") && stage.posts.isEmpty)
    }
}
