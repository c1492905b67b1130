import MessageStackView
import SwiftUI

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
