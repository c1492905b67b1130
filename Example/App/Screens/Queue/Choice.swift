/// A setting with a fixed list of options. It starts with the first one.
@MainActor
final class Choice<Value> {
    private let title: String
    private let options: KeyValuePairs<String, Value>
    private let onChange: @MainActor (Value) -> Void
    private var index = 0

    init(
        _ title: String, _ options: KeyValuePairs<String, Value>,
        onChange: @escaping @MainActor (Value) -> Void = { _ in }
    ) {
        self.title = title
        self.options = options
        self.onChange = onChange
    }

    var value: Value { options[index].value }

    /// The row that shows the current option. A tap selects the next one.
    var row: QueueRow {
        QueueRow(title: title, value: options[index].key) { [self] in
            index = (index + 1) % options.count
            onChange(value)
        }
    }
}
