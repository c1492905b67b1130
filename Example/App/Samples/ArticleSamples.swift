import MessageStackView
import SwiftUI
import UIKit

/// The code that the documentation shows below the pictures of its articles.
///
/// The pictures run it, and `SampleTests` compares it with the articles.
@MainActor
struct ArticleSamples {
    func placement() {
        let places: [(String, PostPlacement)] = [
            ("Top leading", .topLeading), ("Top", .top), ("Top trailing", .topTrailing), ("Center", .center),
            ("Bottom leading", .bottomLeading), ("Bottom", .bottom), ("Bottom trailing", .bottomTrailing),
        ]
        postView.postManager.capacity = places.count
        for (name, placement) in places {
            postView.post(
                Message(name),
                as: PostPresentation {
                    $0.placement = placement
                    $0.size.width = .content
                })
        }
    }

    func sheet() {
        UIApplication.shared.postView.post(Message(.warning, "You're offline"))
    }

    func style() {
        let styles = [
            .palette(.success), PostStyle(.glass(), corners: .rounded(24)),
            PostStyle(
                .gradient([.systemIndigo, .systemPurple]), corners: .rounded(16), borderColor: .white, textColor: .white
            ),
        ]
        postView.postManager.capacity = styles.count
        for style in styles {
            postView.post(Message("Boarding at gate 7"), as: PostPresentation { $0.style = style })
        }
    }

    func theme() {
        PostTheme.app = .brand
    }

    func warning() {
        var warning = PostRequest(Message(.warning, "Battery low", subtitle: "Ten minutes left"))
        warning.duration = .seconds(5)
        warning.presentation = {
            $0 = .card(.bottom)
            $0.backdrop = .dim
        }
        warning.didEnd = { _, reason in
            if reason == .pan { print("swiped away") }
        }
        postView.post(warning)
    }

    private var postView: PostView { UIApplication.shared.postView }
}

extension PostTheme {
    static let brand = PostTheme {
        $0.success = PostTheme.Palette(.systemTeal, icon: UIImage(systemName: "star.fill"))
        $0.neutral = PostTheme.Palette(
            background: .secondarySystemBackground, text: .label, accent: .systemIndigo)
        $0.titleTypeface = .system(.black)
        $0.bodyTypeface = .monospaced()
        $0.cornerRadius = 6
        $0.message.spacing = 14
    }
}

extension ArticleSamples {
    struct MailboxView: View {
        @Environment(\.post) private var post
        @State private var isOffline = false
        @State private var upload: Upload?

        var body: some View {
            VStack {
                Button("Save") { post(Message(.success, "Saved")) }
                Button("Lose the network") { isOffline = true }
                Button("Upload") { upload = Upload() }
            }
            .post(isPresented: $isOffline) { Message(.warning, "You're offline") }
            .post(
                item: $upload, as: .card(.bottom), request: { $0.accessibilityMessage = "Uploading" }
            ) { UploadRow(upload: $0) }
        }
    }

    struct Upload: Identifiable {
        var id = 1
        var fraction = 0.5
    }

    struct UploadRow: View {
        @Environment(\.dismissPost) private var dismissPost
        let upload: Upload

        var body: some View {
            HStack {
                Text("\(Int(upload.fraction * 100)) %")
                Button("Hide") { dismissPost() }
            }
            .padding()
        }
    }
}
