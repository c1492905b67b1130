import MessageStackView
import UIKit

/// A value that can be written as Swift code.
protocol SwiftCode {
    /// The Swift code of the value, for a place where its type is known.
    var code: String { get }
}

/// An enumeration whose cases have no values, so that the code of each is its name.
protocol CaseCode: SwiftCode {}

extension CaseCode {
    var code: String { ".\(self)" }
}

extension PostSeverity: CaseCode {}
extension PostHaptic: SwiftCode {
    var code: String { ".\(name)" }
}

extension PostOrdering: CaseCode {}
extension PostOverflowPolicy: CaseCode {}
extension PostPresentation.TimeIndicator: CaseCode {}

extension BinaryFloatingPoint {
    /// The Swift code of the number, rounded to hundredths. Whole numbers have no decimal point.
    var code: String {
        let hundredths = (self * 100).rounded()
        let whole = (self).rounded()
        return hundredths == whole * 100 ? "\(Int(whole))" : "\(Double(hundredths) / 100)"
    }
}

extension Double: SwiftCode {}

extension CGFloat: SwiftCode {}

extension Int: SwiftCode {
    var code: String { self == .max ? ".max" : "\(self)" }
}

extension Bool: SwiftCode {
    var code: String { "\(self)" }
}

extension String: SwiftCode {
    var code: String { debugDescription }
}

extension Optional: SwiftCode where Wrapped: SwiftCode {
    var code: String { map(\.code) ?? "nil" }
}

// MARK: - Requests

extension PostDuration: SwiftCode {
    var code: String {
        switch self {
        case .seconds(let seconds): ".seconds(\(seconds.code))"
        case .untilRemoved: ".untilRemoved"
        case .automatic: ".automatic"
        }
    }
}

extension PostDuplicatePolicy: SwiftCode {
    var code: String {
        switch self {
        case .ignore(within: 0): ".ignore"
        case .ignore(within: let seconds): ".ignore(within: \(seconds.code))"
        case .post: ".post"
        case .replace: ".replace"
        case .update: ".update"
        case .count: ".count"
        }
    }
}

extension PostGestures: SwiftCode {
    var code: String {
        if self == [.pan, .tap] { return "[.pan, .tap]" }
        if isEmpty { return "[]" }
        return self == .pan ? ".pan" : ".tap"
    }
}

extension PostPriority: SwiftCode {
    var code: String {
        switch self {
        case .min: ".min"
        case .low: ".low"
        case .normal: ".normal"
        case .high: ".high"
        case .max: ".max"
        default: "PostPriority(rawValue: \(rawValue))"
        }
    }
}

extension PostKey: SwiftCode {
    var code: String { rawValue.code }
}

// MARK: - Queues

extension PostPrecedence: SwiftCode {
    var code: String {
        switch self {
        case .enqueue: ".enqueue"
        case .override: ".override"
        case .overrideRemovingWaiting: ".overrideRemovingWaiting"
        case .interrupt: ".interrupt"
        }
    }
}

extension PostDeck: SwiftCode {
    var code: String {
        let base = PostDeck()
        let arguments = [
            visibleCount == base.visibleCount ? nil : "visibleCount: \(visibleCount.code)",
            peek == base.peek ? nil : "peek: \(peek.code)",
            shrinking == base.shrinking ? nil : "shrinking: \(shrinking.code)",
            showsClearAll == base.showsClearAll ? nil : "showsClearAll: \(showsClearAll)",
        ]
        return "PostDeck(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }
}
