import MessageStackView
import SwiftUI

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
