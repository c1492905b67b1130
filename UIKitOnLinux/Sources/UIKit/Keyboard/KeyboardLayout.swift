/// The rows of a keyboard and the widths of their keys, in units of one letter key.
struct KeyboardLayout: Equatable {
    enum Page: Hashable {
        case letters, numbers, symbols
    }

    struct Place: Equatable {
        var key: Key
        var width: CGFloat = 1
    }

    let rows: [[Place]]
    /// The width of the keyboard, in units.
    let columns: CGFloat

    /// Creates the layout of a keyboard type. `canDismiss` adds the dismiss key of tablets.
    init(_ type: UIKeyboardType, page: Page, canDismiss: Bool) {
        switch type {
        case .numberPad, .asciiCapableNumberPad: self.init(padCorner: .gap)
        case .decimalPad: self.init(padCorner: .character("."))
        case .phonePad: self.init(padCorner: .character("+"))
        default: self.init(page, type, canDismiss: canDismiss)
        }
    }

    /// Returns the initial page of a keyboard type.
    static func firstPage(of type: UIKeyboardType) -> Page {
        type == .numbersAndPunctuation ? .numbers : .letters
    }

    private init(padCorner: Key) {
        columns = 3
        rows = [
            Self.keys("123"), Self.keys("456"), Self.keys("789"),
            [Place(key: padCorner), Place(key: .character("0")), Place(key: .delete)],
        ]
    }

    private init(_ page: Page, _ type: UIKeyboardType, canDismiss: Bool) {
        columns = 10
        let third: [Place]
        let switching: Page
        switch page {
        case .letters:
            third = Self.between(.shift, Self.keys("zxcvbnm"), .delete)
            switching = .numbers
            rows = [Self.keys("qwertyuiop"), Self.keys("asdfghjkl"), third, Self.lastRow(switching, type, canDismiss)]
        case .numbers:
            third = Self.between(.page(.symbols), Self.keys(".,?!'", width: 1.4), .delete)
            switching = .letters
            rows = [
                Self.keys("1234567890"), Self.keys("-/:;()$&@\""), third, Self.lastRow(switching, type, canDismiss),
            ]
        case .symbols:
            third = Self.between(.page(.numbers), Self.keys(".,?!'", width: 1.4), .delete)
            switching = .letters
            rows = [
                Self.keys("[]{}#%^*+="), Self.keys("_\\|~<>€£¥•"), third, Self.lastRow(switching, type, canDismiss),
            ]
        }
    }

    private static func keys(_ characters: String, width: CGFloat = 1) -> [Place] {
        characters.map { Place(key: .character(String($0)), width: width) }
    }

    private static func between(_ first: Key, _ middle: [Place], _ last: Key) -> [Place] {
        [Place(key: first, width: 1.3), Place(key: .gap, width: 0.2)] + middle
            + [Place(key: .gap, width: 0.2), Place(key: last, width: 1.3)]
    }

    private static func lastRow(_ page: Page, _ type: UIKeyboardType, _ canDismiss: Bool) -> [Place] {
        let special: [Place]
        switch type {
        case .emailAddress: special = [Place(key: .space, width: 3), Place(key: .character("@")), dot]
        case .URL: special = [dot, Place(key: .character("/")), Place(key: .character(".com"), width: 3)]
        case .webSearch: special = [Place(key: .space, width: 4), dot]
        case .twitter:
            special = [Place(key: .space, width: 3), Place(key: .character("@")), Place(key: .character("#"))]
        default: special = [Place(key: .space, width: 5)]
        }
        let last =
            canDismiss
            ? [Place(key: .return, width: 1.5), Place(key: .dismiss)] : [Place(key: .return, width: 2.5)]
        return [Place(key: .page(page), width: 2.5)] + special + last
    }

    private static let dot = Place(key: .character("."))

    // MARK: - Frames

    /// Returns the keys with their frames in `area`. The distance between keys is `spacing`, and half of it at the
    /// edges.
    func frames(in area: CGRect, spacing: CGSize) -> [(key: Key, frame: CGRect)] {
        let unit = area.width / columns
        let height = area.height / CGFloat(max(1, rows.count))
        return rows.enumerated().flatMap { index, row in
            let width = row.reduce(0) { $0 + $1.width } * unit
            var x = area.midX - width / 2
            return row.compactMap { place -> (key: Key, frame: CGRect)? in
                defer { x += place.width * unit }
                guard place.key != .gap else { return nil }
                let cell = CGRect(
                    x: x, y: area.minY + CGFloat(index) * height, width: place.width * unit, height: height)
                return (place.key, cell.insetBy(dx: spacing.width / 2, dy: spacing.height / 2))
            }
        }
    }
}
