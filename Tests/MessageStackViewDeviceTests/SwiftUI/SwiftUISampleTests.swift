import Combine
import MessageStackView
import Simulator
import SwiftUI
import Testing

/// The samples of the article *Posting from SwiftUI* and of the README, compiled line for line and run.
@MainActor
@Suite(.leavesNothingBehind)
struct SwiftUISampleTests {
    // The views below the picture of the article are in `ArticleSamples`.
    private typealias MailboxView = ArticleSamples.MailboxView

    private struct Trash: View {
        @Environment(\.post) private var post
        let library: Library

        private var emptyTrashAlert: AlertMessage {
            AlertMessage("Empty the trash?", actions: [.cancel("Keep"), .destructive("Empty")])
        }

        private let photo = "photo"

        var body: some View {
            Button("Upload") {
                Task {
                    await post.catching {
                        try await post(whileRunning: ProgressMessage("Uploading")) { [library] in
                            try await library.upload($0)
                        }
                    }
                }
            }
            Button("Delete") {
                post(undoable: "Deleted") {
                    await library.delete(photo)
                } undo: {
                    library.restore(photo)
                }
            }
            Button("Empty trash") {
                Task { if await post.ask(emptyTrashAlert)?.role == .destructive { await library.emptyTrash() } }
            }
        }
    }

    struct WaitingBadge: View {
        @Posts private var posts

        var body: some View {
            if !posts.waiting.isEmpty { Text("\(posts.waiting.count) more") }
        }
    }

    @MainActor
    private final class Library {
        var calls: [String] = []
        func delete(_ photo: String) async { calls.append("delete") }
        func restore(_ photo: String) { calls.append("restore") }
        func emptyTrash() async { calls.append("empty") }
        func upload(_ progress: @Sendable (Double?) -> Void) async throws { throw UploadError() }
    }

    private struct UploadError: LocalizedError {
        var errorDescription: String? { "Not uploaded" }
    }

    private struct FailedView: View {
        @State private var error: (any Error)? = UploadError()

        var body: some View {
            ContentView()
                .post(error: $error)
        }
    }

    private struct ContentView: View {
        @Environment(\.post) private var post

        var body: some View { Button("Save") { post("Saved") } }
    }

    private struct ReadmeView: View {
        @State private var isSaved = true
        @State private var upload: Upload? = Upload()

        var body: some View {
            ContentView()
                .post(isPresented: $isSaved) { Message(.success, "Saved") }
                .post(item: $upload, as: .card(.bottom)) { UploadRow(upload: $0) }
        }
    }

    private struct FilterView: View {
        @State private var showsHint = true

        var body: some View {
            Button("Filter") {}
                .post(isPresented: $showsHint, as: .anchored) { "Tap here to filter" }
        }
    }

    @ViewBuilder
    private var posters: some View {
        ContentView().poster()
        ContentView().poster { scene in scene.postWindow() }
    }

    @ViewBuilder
    private var themed: some View {
        ContentView()
            .postTheme(.brand)
    }

    private struct Preview: View {
        var body: some View {
            VStack {
                MessageContent(Message(.warning, "You're offline"), style: .palette(.warning))
                ScrollView { Text("Mails") }
            }
        }
    }

    private let simulator = Simulator()

    private func show(_ view: some View) -> PostManager? {
        let window = simulator.show(UIHostingController(rootView: view))
        simulator.advance(by: 1)
        return window.windowScene?.postView.postManager
    }

    @Test func anchoredSampleShowsPost() {
        #expect(show(FilterView())?.currentPosts.map(\.phase) == [.shown])
    }

    private func tap(_ name: String) {
        #expect(simulator.tapElement(named: name), "there is no \(name)")
        simulator.advance(by: 1)
    }

    @Test func mailboxPosts() {
        let manager = show(MailboxView())
        manager?.capacity = 3
        tap("Save")
        tap("Archive")
        tap("Upload")
        #expect(manager?.currentPosts.count == 3)
        tap("Hide")
        #expect(manager?.currentPosts.count == 2)
    }

    @Test func readmeViewPosts() {
        #expect(show(ReadmeView())?.posts.count == 2)
    }

    @Test func themeIsThatOfTheView() throws {
        let manager = show(themed)
        tap("Save")
        let view = try #require(manager?.currentPosts.first?.view as? MessageView)
        #expect(view.titleLabel.font != MessageView().titleLabel.font)
    }

    @Test func posterIsChosen() {
        let manager = show(VStack { posters })
        tap("Save")
        #expect(manager?.currentPosts.count == 1)
    }

    @Test func errorOfABindingIsPosted() {
        #expect(show(FailedView())?.posts.map(\.text) == ["Not uploaded"])
    }

    @Test func errorOfAnUploadIsPosted() async {
        let manager = show(VStack { Trash(library: Library()) }.poster())
        tap("Upload")
        await simulator.advance(by: 1)
        #expect(manager?.posts.map(\.text) == ["Not uploaded"])
    }

    @Test func deletionIsUndone() {
        let library = Library()
        _ = show(VStack { Trash(library: library) }.poster())
        tap("Delete")
        tap("Undo")
        #expect(library.calls == ["restore"])
    }

    @Test func trashIsEmptied() async {
        let library = Library()
        _ = show(VStack { Trash(library: library) }.poster { scene in scene.postWindow() })
        tap("Empty trash")
        await simulator.advance(by: 1)
        tap("Empty")
        await TaskOrder.settle()
        #expect(library.calls == ["empty"])
    }

    @Test func messageIsAPartOfTheView() {
        let manager = show(Preview())
        #expect(manager?.posts.isEmpty == true)
        #expect(simulator.accessibilityDump().contains("You're offline"))
    }

    @Test func eachCaseOfAnEnumerationHasItsPost() {
        let model = DocumentModel()
        let manager = show(DocumentView(model: model))
        model.notice = .saved("Letter")
        simulator.advance(by: 1)
        #expect(manager?.posts.map(\.text) == ["Saved"])
        model.notice = .upload(Upload())
        simulator.advance(by: 2)
        #expect(manager?.posts.map(\.phase) == [.shown] && manager?.posts.first?.value == nil)
        tap("Hide")
        simulator.advance(by: 1)
        #expect(model.notice == nil && manager?.isActive == false)
        model.notice = .saved("Letter")
        simulator.advance(by: 20)
        #expect(model.notice == nil)
    }

    @Test func postStaysWhileAConditionHolds() {
        let monitor = Monitor()
        let manager = show(MonitorView(monitor: monitor))
        monitor.isOffline = true
        simulator.advance(by: 60)
        #expect(manager?.posts.map(\.text) == ["You're offline"])
        monitor.isOffline = false
        simulator.advance(by: 1)
        #expect(manager?.isActive == false)
        monitor.isOffline = true
        simulator.advance(by: 1)
        manager?.posts.first?.remove()
        simulator.advance(by: 5)
        #expect(manager?.isActive == false)
    }

    private final class Monitor: ObservableObject {
        @Published var isOffline = false
    }

    private struct MonitorView: View {
        @ObservedObject var monitor: Monitor

        var body: some View {
            ContentView()
                .post(isPresented: .constant(monitor.isOffline), request: { $0.duration = .untilRemoved }) {
                    Message(.warning, "You're offline")
                }
        }
    }

    @Test func hostingControllerIsPostedFromUIKit() {
        let manager = show(Text("Letter").poster())
        let (postView, upload) = (UIApplication.shared.postView, Upload())
        postView.post(
            PostRequest(viewController: UIHostingController(rootView: UploadRow(upload: upload)), as: .card(.bottom)))
        simulator.advance(by: 1)
        #expect(manager?.posts.map(\.phase) == [.shown])
        #expect(simulator.accessibilityDump().contains("50 %"))
        manager?.removeAll(animated: false)
    }
}

typealias Upload = ArticleSamples.Upload
typealias UploadRow = ArticleSamples.UploadRow

@MainActor
final class DocumentModel: ObservableObject {
    enum Notice {
        case saved(String)
        case upload(Upload)
    }

    @Published var notice: Notice?

    var isSaved: Bool {
        get { if case .saved = notice { true } else { false } }
        set { if !newValue, isSaved { notice = nil } }
    }

    var upload: Upload? {
        get { if case .upload(let upload) = notice { upload } else { nil } }
        set { if newValue != nil || upload != nil { notice = newValue.map(Notice.upload) } }
    }
}

struct DocumentView: View {
    @ObservedObject var model: DocumentModel

    var body: some View {
        Text("Letter")
            .post(isPresented: $model.isSaved) { Message(.success, "Saved") }
            .post(item: $model.upload, as: .card(.bottom)) { UploadRow(upload: $0) }
    }
}
