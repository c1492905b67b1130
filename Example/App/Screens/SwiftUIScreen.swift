import MessageStackView
import SwiftUI

/// A SwiftUI screen that posts with bindings, with the posting action, and from a sheet.
struct SwiftUIScreen: View {
    @State private var isOffline = false
    @State private var upload: Upload?
    @State private var isSheetShown = false

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                MessageContent(Message(.information, "A message in a view", subtitle: "It is a part of the screen."))
                Buttons()
                Toggle("Offline", isOn: $isOffline)
                Button(upload == nil ? "Upload" : "Next upload") { upload = Upload(number: (upload?.number ?? 0) + 1) }
                Button("Sheet") { isSheetShown = true }
            }
            .padding()
        }
        .post(isPresented: $isOffline) { Message(.warning, "You're offline", subtitle: "Turn the switch off.") }
        .post(
            item: $upload, as: .card(.bottom), request: { $0.accessibilityMessage = "Uploading" }
        ) { UploadRow(upload: $0) }
        .sheet(isPresented: $isSheetShown) { SheetContent(isShown: $isSheetShown) }
    }

    /// A file that is uploaded.
    struct Upload: Identifiable {
        let number: Int

        var id: Int { number }
    }
}

/// Buttons that post with the action in the environment.
private struct Buttons: View {
    @Environment(\.post) private var post
    @State private var answer = "Ask"

    var body: some View {
        Button("Save") { post(Message(.success, "Saved")) }
        Button("Delete") {
            post(undoable: "Photo deleted", as: .card(.bottom)) {
            } undo: {
                post("The photo is back")
            }
        }
        Button(answer) {
            let alert = AlertMessage("Do you like SwiftUI?", actions: [.cancel("No"), PostAction("Yes")])
            Task { answer = await post.ask(alert)?.title ?? "Ask" }
        }
    }
}

/// The content of a post, with a state and buttons.
private struct UploadRow: View {
    @Environment(\.dismissPost) private var dismissPost
    @State private var showsDetails = false
    let upload: SwiftUIScreen.Upload

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Upload \(upload.number)").font(.headline)
            if showsDetails {
                Text("Three photos, 12 megabytes. The upload continues while you use the app.").font(.subheadline)
            }
            HStack(spacing: 24) {
                Button(showsDetails ? "Less" : "More") { showsDetails.toggle() }
                Button("Hide") { dismissPost() }
                Spacer()
            }
        }
        .padding()
    }
}

/// A sheet whose post goes away with it.
private struct SheetContent: View {
    @Binding var isShown: Bool
    @State private var isPosted = false

    var body: some View {
        VStack(spacing: 16) {
            Spacer()
            Button("Post from the sheet") { isPosted = true }
            Button("Close") { isShown = false }
            Spacer()
        }
        .padding()
        .post(isPresented: $isPosted) { Message(.information, "Posted by the sheet") }
    }
}
