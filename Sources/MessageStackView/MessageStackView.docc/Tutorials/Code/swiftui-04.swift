import MessageStackView
import SwiftUI

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
