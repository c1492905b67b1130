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
