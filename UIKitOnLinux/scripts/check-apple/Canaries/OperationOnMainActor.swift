// refused: main actor-isolated property 'count' can not be mutated from a Sendable closure
import MessageStackView

@MainActor
final class Uploads {
    var count = 0
}

@MainActor
func upload(_ uploads: Uploads, on postView: PostView) async throws {
    try await postView.post(whileRunning: ProgressMessage("Uploading")) { _ in uploads.count += 1 }
}
