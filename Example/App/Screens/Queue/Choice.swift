/// Something to choose by stepping through its options, the first of which holds until then.
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

    /// A tap takes the next option.
    var row: QueueRow {
        QueueRow(title: title, value: options[index].key) { [self] in
            index = (index + 1) % options.count
            onChange(value)
        }
    }
}
