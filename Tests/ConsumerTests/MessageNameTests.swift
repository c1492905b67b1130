import MessageStackView
import Testing
import UIKit

/// A type of an app with the name of a type of the library.
private struct Message {
    let id = 1
}

@MainActor
struct MessageNameTests {
    @Test func messageOfLibraryHasTwoOtherNames() {
        let qualified = MessageStackView.Message(title: "Saved")
        let prefixed: PostMessage = qualified
        #expect(prefixed.title == "Saved")
        #expect(Message().id == 1)
    }
}
