import MessageStackView
import SwiftUI

/// The steps of the tutorial *Your first post in SwiftUI*.
///
/// Each step contains the code of one of the tutorial's files, which `TutorialTests` writes.
enum SwiftUITutorial {
    enum Step01 {
        struct TripView: View {
            @State private var isOffline = false

            var body: some View {
                VStack(spacing: 20) {
                    TripHeader()
                    Toggle("Offline", isOn: $isOffline)
                    Spacer()
                }
                .padding()
            }
        }
    }

    enum Step02 {
        struct TripView: View {
            @State private var isOffline = false

            var body: some View {
                VStack(spacing: 20) {
                    TripHeader()
                    Toggle("Offline", isOn: $isOffline)
                    Spacer()
                }
                .padding()
                .post(isPresented: $isOffline) {
                    Message(.warning, "You're offline")
                }
            }
        }
    }

    enum Step03 {
        struct TripView: View {
            @State private var isOffline = false

            var body: some View {
                VStack(spacing: 20) {
                    TripHeader()
                    Toggle("Offline", isOn: $isOffline)
                    Spacer()
                }
                .padding()
                .post(
                    isPresented: $isOffline, as: .bar(.top),
                    request: { $0.duration = .untilRemoved },
                    onEnd: { print("Ended: \($0)") }
                ) {
                    Message(
                        .warning, "You're offline",
                        subtitle: "Your changes stay on this device.")
                }
            }
        }
    }

    enum Step04 {
        struct RootView: View {
            var body: some View {
                TripView().poster()
            }
        }

        struct TripView: View {
            @Environment(\.post) private var post

            var body: some View {
                VStack(spacing: 20) {
                    TripHeader()
                    Button("Save") {
                        let message = Message(.success, "Galicia is saved")
                        post(message, as: .card(.bottom))
                    }
                    Spacer()
                }
                .padding()
            }
        }
    }

    enum Step05 {
        struct RootView: View {
            var body: some View {
                TripView().poster()
            }
        }

        struct TripView: View {
            @Environment(\.post) private var post

            var body: some View {
                VStack(spacing: 20) {
                    TripHeader()
                    Button("Remove") {
                        TripStore.shared.hide("Galicia")
                        post(
                            undoable: "Galicia is removed",
                            as: .card(.bottom)
                        ) {
                            await TripStore.shared.delete("Galicia")
                        } undo: {
                            TripStore.shared.show("Galicia")
                        }
                    }
                    Spacer()
                }
                .padding()
            }
        }
    }

    enum Step06 {
        struct RootView: View {
            var body: some View {
                TripView().poster()
            }
        }

        struct TripView: View {
            @Environment(\.post) private var post
            @State private var isCanceled = false

            var body: some View {
                VStack(spacing: 20) {
                    TripHeader()
                    Button(isCanceled ? "Canceled" : "Cancel trip") {
                        let question = AlertMessage(
                            "Cancel the trip?",
                            text: "You get 80 % of the price back.",
                            actions: [
                                .cancel("Keep"),
                                .destructive("Cancel trip"),
                            ])
                        Task {
                            let answer = await post.ask(question)
                            isCanceled = answer?.role == .destructive
                        }
                    }
                    Spacer()
                }
                .padding()
            }
        }
    }

    enum Step07 {
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
            let upload: Upload

            var body: some View {
                VStack(alignment: .leading) {
                    Text(upload.fileName).font(.headline)
                    Text("Uploading …")
                        .foregroundStyle(.secondary)
                }
                .padding()
            }
        }
    }

    enum Step08 {
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
    }
}
