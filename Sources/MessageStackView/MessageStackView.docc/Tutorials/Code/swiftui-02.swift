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
        .post(isPresented: $isOffline) {
            Message(.warning, "You're offline")
        }
    }
}
