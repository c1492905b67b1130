#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A row of symbols in which the user chooses a number with a tap, a drag, or an assistive technology.
///
/// Symbols that don't fit into one row continue in others. Each takes a square of at least 44 points, which grows with the
/// text size up to the width of the row.
final class RatingControl: UIControl {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Internal

    /// The number of symbols, at least 1; 5 by default. Setting it lowers a greater `value`.
    var count = 5 {
        didSet {
            if value > count { value = count }
            symbolsDidChange()
        }
    }

    /// The chosen number of symbols; 0, the default, for none. Setting it sends no events and plays no haptic.
    var value = 0 {
        didSet { if value != oldValue { symbolsDidChange() } }
    }

    /// The name of the SF Symbol; "star" by default.
    var symbol = "star" {
        didSet { if symbol != oldValue { symbolsDidChange() } }
    }

    /// The names of the steps, which may be fewer or more than the symbols.
    var names: [String] = []

    /// The color of symbols that aren't chosen.
    var outlineColor: UIColor? {
        didSet { symbolsDidChange() }
    }

    /// A Boolean value that indicates whether the rows are centered; false by default, for the leading side.
    var isCentered = false {
        didSet { if isCentered != oldValue { setNeedsLayout() } }
    }

    /// The name of the chosen step; nil if there is none.
    var name: String? {
        guard names.indices.contains(value - 1), !names[value - 1].isEmpty else { return nil }
        return names[value - 1]
    }

    /// Chooses a number of symbols for the user, clamped to 1…`count`, with a haptic.
    func choose(_ step: Int) {
        let step = min(max(step, 1), count)
        guard isEnabled, step != value else { return }
        value = step
        enclosingPost?.play(.selection)
        sendActions(for: .valueChanged)
    }

    /// Changes the choice by a number of symbols for the user. Before a choice, a negative number has no effect.
    func step(by change: Int) {
        if value > 0 || change > 0 { choose(value + change) }
    }

    // MARK: - UIControl

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    /// Nothing is chosen before the finger is lifted or has moved sideways, so that sliding off cancels a tap.
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueBeforeTouch = value
        touchStart = touch.location(in: self).x
        isFollowingFinger = false
        enclosingPost?.prepare(.selection)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if abs(location.x - touchStart) > Metrics.dragDistance { isFollowingFinger = true }
        if isFollowingFinger { choose(step(at: location)) }
        return isEnabled
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let location = touch?.location(in: self) else { return }
        if isFollowingFinger || bounds.contains(location) { choose(step(at: location)) }
    }

    /// Restores the value from before the touch.
    override func cancelTracking(with event: UIEvent?) {
        guard value != valueBeforeTouch else { return }
        value = min(valueBeforeTouch, count)
        sendActions(for: .valueChanged)
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = grid
        heightConstraint?.constant = grid.side * CGFloat(grid.rows)
        for (index, view) in symbolViews.enumerated() {
            view.frame = CGRect(
                x: grid.x + grid.side * CGFloat(grid.visualColumn(of: index)),
                y: grid.side * CGFloat(index / grid.columns), width: grid.side, height: grid.side)
            let configuration = UIImage.SymbolConfiguration(
                pointSize: grid.side * Metrics.symbolFraction, weight: weight(at: index))
            if view.preferredSymbolConfiguration != configuration { view.preferredSymbolConfiguration = configuration }
        }
    }

    // MARK: - Accessibility

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? .adjustable : [.adjustable, .notEnabled] }
        set {}
    }

    override var accessibilityValue: String? {
        get {
            guard value > 0 else { return postStrings.unrated }
            return [postStrings.rating(value, count), name].compactMap(\.self).joined(separator: ", ")
        }
        set {}
    }

    override var accessibilityRespondsToUserInteraction: Bool {
        get { isEnabled }
        set {}
    }

    override func accessibilityIncrement() { step(by: 1) }

    override func accessibilityDecrement() { step(by: -1) }

    /// Handles the activation without an effect. Otherwise the system would tap the symbol in the middle.
    override func accessibilityActivate() -> Bool { true }

    // MARK: - Private

    private enum Metrics {
        /// The point size of a symbol as a fraction of the side.
        static let symbolFraction: CGFloat = 0.66
        /// The distance in points after which a finger no longer taps but drags.
        static let dragDistance: CGFloat = 8
    }

    /// The squares of the symbols.
    private struct Grid {
        let columns: Int
        let rows: Int
        let side: CGFloat
        /// The left edge of the squares.
        let x: CGFloat
        let isRightToLeft: Bool

        /// Returns the column of a symbol, counted from the left.
        func visualColumn(of index: Int) -> Int {
            let column = index % columns
            return isRightToLeft ? columns - 1 - column : column
        }
    }

    private var symbolViews: [UIImageView] = []
    private var heightConstraint: NSLayoutConstraint?
    private var valueBeforeTouch = 0
    /// The horizontal coordinate at which the finger touched the control.
    private var touchStart: CGFloat = 0
    private var isFollowingFinger = false

    private func setUp() {
        let height = heightAnchor.constraint(equalToConstant: HitTarget.side)
        height.priority = .defaultHigh
        height.isActive = true
        heightConstraint = height
        accessibilityIdentifier = "rating"
        symbolsDidChange()
        adaptToTraits { control, _ in control.setNeedsLayout() }
    }

    private var grid: Grid {
        let width = bounds.width
        let fitting = width > 0 ? max(1, Int(min(width, 10_000) / HitTarget.side)) : count
        let rows = (count - 1) / min(fitting, count) + 1
        let columns = (count - 1) / rows + 1
        let metrics = UIFontMetrics(forTextStyle: .body)
        let scaled = metrics.scaledValue(for: HitTarget.side, compatibleWith: traitCollection)
        let side = max(HitTarget.side, min(scaled, width / CGFloat(columns)))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = width - side * CGFloat(columns)
        return Grid(
            columns: columns, rows: rows, side: side, x: isCentered ? room / 2 : isRightToLeft ? room : 0,
            isRightToLeft: isRightToLeft)
    }

    /// Returns the step nearest to a location.
    private func step(at location: CGPoint) -> Int {
        let grid = grid
        func cell(_ distance: CGFloat, of count: Int) -> Int {
            Int(min(max(0, distance / grid.side), CGFloat(count - 1)))
        }
        let row = cell(location.y, of: grid.rows)
        let column = cell(location.x - grid.x, of: grid.columns)
        return min(row * grid.columns + grid.visualColumn(of: column) + 1, count)
    }

    private func symbolsDidChange() {
        while symbolViews.count > count { symbolViews.removeLast().removeFromSuperview() }
        while symbolViews.count < count {
            let view = UIImageView()
            view.contentMode = .center
            view.isAccessibilityElement = false
            symbolViews.append(view)
            addSubview(view)
        }
        let outline = UIImage(systemName: symbol) ?? UIImage(systemName: "star")
        let filled = UIImage(systemName: filledName) ?? outline
        for (index, view) in symbolViews.enumerated() {
            let isChosen = index < value
            view.image = isChosen ? filled : outline
            view.tintColor = isChosen ? nil : outlineColor
        }
        setNeedsLayout()
    }

    private var filledName: String { UIImage(systemName: symbol) == nil ? "star.fill" : symbol + ".fill" }

    /// Returns the weight of a symbol. Without a filled variant, chosen symbols differ from others by it, and not only by
    /// color.
    private func weight(at index: Int) -> UIImage.SymbolWeight {
        guard UIImage(systemName: filledName) == nil else { return .regular }
        return index < value ? .heavy : .light
    }
}
