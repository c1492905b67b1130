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
    }
}
