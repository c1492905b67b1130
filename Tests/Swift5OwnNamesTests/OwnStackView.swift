import MessageStackView

/// A stack of the app. Plain names in it are those of the library, so it writes the module before those of the app.
final class OwnStackView: MessageStackView {
    var names: [Bool] { [Swift5OwnNamesTests.Post().isOwn, Swift5OwnNamesTests.Message().isOwn, Order().isOwn] }

    func postSaved() -> Post { post(Message("Saved")) }
}
