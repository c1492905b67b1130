import Testing

@testable import MessageStackView

// Short names of values that are arguments of parameterized tests.

extension PostPresentation: CustomTestStringConvertible {
    /// The name of the preset, or the placement of any other presentation.
    public var testDescription: String {
        func isEqual(_ other: PostPresentation) -> Bool {
            placement == other.placement && size == other.size && safeArea == other.safeArea
                && pan.edges == other.pan.edges
                && isStatusBarHidden == other.isStatusBarHidden
        }
        return Self.presets.first { isEqual($0.value) }?.key ?? "\(placement.testDescription), \(size.testDescription)"
    }

    private static let presets: KeyValuePairs = [
        "default": PostPresentation(), "centered": .centered, "full screen": .fullScreen, "status line": .statusLine,
        "bar at top": .bar(.top), "bar at bottom": .bar(.bottom),
        "float at top": .float(.top), "float at bottom": .float(.bottom),
        "card at top": .card(.top), "card at bottom": .card(.bottom),
        "tab at top": .tab(.top), "tab at bottom": .tab(.bottom),
    ]
}

extension PostSize: CustomTestStringConvertible {
    /// The lengths that differ from the default size.
    public var testDescription: String {
        let bounds = [
            ("minimum width", minimumWidth), ("minimum height", minimumHeight), ("maximum width", maximumWidth),
            ("maximum height", maximumHeight),
        ]
        let lengths = [("width", width == .fill ? nil : width), ("height", height == .content ? nil : height)] + bounds
        let description = lengths.compactMap { name, length in length.map { "\(name) \($0)" } }.joined(separator: ", ")
        return description.isEmpty ? "default size" : description
    }
}

extension PostPlacement: CustomTestStringConvertible {
    public var testDescription: String { "\(position), \(alignment)" }
}

extension PostSpring: CustomTestStringConvertible {
    public var testDescription: String { "damping ratio \(dampingRatio), \(duration) s" }
}

extension PostDeck: CustomTestStringConvertible {
    public var testDescription: String { "\(visibleCount) visible, peek \(peek), shrinking \(shrinking)" }
}

extension PostPresentation.TouchResponse: CustomTestStringConvertible {
    public var testDescription: String {
        let names = actions.map { action in
            switch action {
            case .remove: "remove"
            case .keep(atLeast: let seconds): "keep for \(seconds) s"
            case .perform: "perform a closure"
            }
        }
        return ([isForwarding ? "forward" : "absorb"] + names).joined(separator: ", ")
    }
}

extension PostRefusal: CustomTestStringConvertible {
    public var testDescription: String { name }
}
