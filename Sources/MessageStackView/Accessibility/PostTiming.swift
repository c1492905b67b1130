import UIKit

/// How long people have for what is posted, in the whole app.
///
/// An app that offers this as a setting meets WCAG 2.2's criterion 2.2.1, *Timing Adjustable*:
///
/// ```swift
/// PostTiming.scale = settings.noticesStay ? .infinity : 1
/// ```
@MainActor
public enum PostTiming {
    /// What every dismissal interval is multiplied by: 1, the default, or more; with `.infinity` no post leaves by
    /// time. Less than 1 and NaN count as 1.
    ///
    /// A change holds at once, for posts that are shown too: what is left of their time is scaled. While VoiceOver or
    /// Switch Control runs the scale is at least 2, whatever it is set to.
    public static var scale: TimeInterval {
        get { storedScale }
        set {
            let scale = newValue >= 1 ? newValue : 1
            guard scale != storedScale else { return }
            storedScale = scale
            NotificationCenter.default.post(name: didChangeNotification, object: nil)
        }
    }

    /// Seconds to notice a text, to turn to it and to read it: at least 5, at most 60, and never less for more text.
    ///
    /// People read 68 ms a character in languages with an alphabet, whichever it is (Trauzettel-Klosinski and Dietz,
    /// "Standardized Assessment of Reading Performance", Investigative Ophthalmology & Visual Science 53, 2012,
    /// https://doi.org/10.1167/iovs.11-8284). A character of Chinese or Japanese and a syllable of Korean take four
    /// times as long.
    public static func readingTime(of text: String) -> TimeInterval {
        let letters = text.unicodeScalars.reduce(0) { $0 + ($1.isWideScript ? 4 : 1) }
        return min(Reading.toNotice + Double(letters) * Reading.ofLetter, Reading.longest)
    }

    /// Seconds that people need for a post of automatic duration; nil if it stays until somebody has dealt with it: for
    /// an error, and if there is anything to operate in it but what closes it.
    static func interval(for view: UIView, severity: PostSeverity?) -> TimeInterval? {
        guard severity != .error, PostControls.answers(in: view).isEmpty else { return nil }
        return readingTime(of: PostSpeech.text(of: PostSpeech.texts(of: view)))
    }

    /// The factor by which dismissal intervals are multiplied now.
    static var effectiveScale: TimeInterval { max(scale, AssistiveTechnology.isRunning ? 2 : 1) }

    static let didChangeNotification = NSNotification.Name("MessageStackViewPostTimingDidChange")

    private static var storedScale: TimeInterval = 1

    private enum Reading {
        static let toNotice: TimeInterval = 5
        static let ofLetter: TimeInterval = 0.068
        static let longest: TimeInterval = 60
    }
}

extension Unicode.Scalar {
    /// Whether it is of a script whose characters stand for words or syllables.
    fileprivate var isWideScript: Bool {
        switch value {
        case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default:
            false
        }
    }
}
