public import UIKit

extension PostDuration {
    /// Returns a factor that multiplies durations: 1 for a number that is less, and for NaN.
    static func validScale(_ scale: Double) -> Double { scale >= 1 ? scale : 1 }

    /// Returns the number of seconds in which people notice and read a text: 5 seconds to notice the text, and 68 ms for each
    /// character. The result is at most 60. For an empty text, it is 5.
    ///
    /// The reading time of 68 ms a character applies to all languages with an alphabet (Trauzettel-Klosinski and Dietz,
    /// "Standardized Assessment of Reading Performance", Investigative Ophthalmology & Visual Science 53, 2012,
    /// https://doi.org/10.1167/iovs.11-8284). A Chinese or Japanese character and a Korean syllable take four times as long.
    ///
    /// - Parameter text: The text to read.
    public static func readingTime(of text: String) -> TimeInterval {
        let letters = text.unicodeScalars.reduce(0) { $0 + ($1.isWideScript ? 4 : 1) }
        return min(Reading.toNotice + Double(letters) * Reading.ofLetter, Reading.longest)
    }

    /// Returns the seconds on screen of a post with an automatic duration. The result is nil for a post that stays until
    /// it is removed: an error that the user can remove, or a post with a control that does more than close it.
    ///
    /// - Parameters:
    ///   - view: The posted view.
    ///   - severity: The severity; nil for none.
    ///   - canLeave: A Boolean value that indicates whether the user can remove or answer the post; true by default.
    @MainActor
    static func automaticSeconds(
        for view: UIView, severity: PostSeverity?, canLeave: Bool = true
    ) -> TimeInterval? {
        guard !PostControls.offersAnswer(in: view), severity != .error || !canLeave else { return nil }
        return readingTime(of: view)
    }

    /// Returns the seconds in which people notice and read the texts of a view.
    @MainActor
    static func readingTime(of view: UIView) -> TimeInterval {
        readingTime(of: PostSpeech.text(of: PostSpeech.texts(of: view)))
    }

    /// Returns the factor that multiplies durations, including that of a running assistive technology.
    @MainActor
    static func effectiveScale(of scale: Double) -> Double {
        max(scale, AssistiveTechnology.isRunning ? 2 : 1)
    }

    private enum Reading {
        static let toNotice: TimeInterval = 5
        static let ofLetter: TimeInterval = 0.068
        static let longest: TimeInterval = 60
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is of a script whose characters represent words or syllables.
    fileprivate var isWideScript: Bool {
        switch value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default:
            false
        }
    }
}
