import MessageStackView
import SwiftUI

struct TripView: View {
    @State private var upload: Upload?

    var body: some View {
        VStack(spacing: 20) {
            TripHeader()
            Button("Add photo") {
                upload = Upload(id: 1, fileName: "Beach.jpg")
            }
            Spacer()
        }
        .padding()
        .post(
            item: $upload, as: .card(.bottom),
            request: { $0.accessibilityMessage = "Uploading" }
        ) {
            UploadRow(upload: $0)
        }
    }
}

struct Upload: Identifiable {
    let id: Int
    let fileName: String
}

struct UploadRow: View {
    @Environment(\.dismissPost) private var dismissPost
    let upload: Upload

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(upload.fileName).font(.headline)
                Text("Uploading …")
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button("Hide") { dismissPost() }
        }
        .padding()
    }
}
