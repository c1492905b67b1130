import Foundation

/// The demo on the site of the documentation: recordings of the example's first screen, which answer to taps.
///
/// It is a graph. In each state the screen is at rest, and a tap, a swipe or time plays a clip, which leads to another state.
struct Demo: Encodable, Equatable {
    /// A button of the screen, which the device's accessibility found.
    struct Element: Encodable, Equatable {
        let label: String
        let frame: Frame
        let clip: String
    }

    /// A position and a size in points of the screen.
    struct Frame: Encodable, Equatable {
        let x, y, width, height: Double
    }

    /// The newest post of a state.
    struct Post: Encodable, Equatable {
        let label: String
        let frame: Frame
        /// Whether the post leaves at the lower edge of the screen rather than the upper one.
        let isLow: Bool
        /// The clips of a tap beside the buttons, and of a swipe to the edge; nil if nothing happens.
        var tap, swipe: String?
    }

    struct State: Encodable, Equatable {
        /// The buttons of the post, or of the app in the state without a post.
        var elements: [Element] = []
        /// The buttons of the app that the post neither covers nor blocks. Their clips play after the post has left.
        var others: [Element] = []
        var post: Post?
        /// The clip that plays if nothing is tapped, in which nothing moves until the post leaves; nil if it waits for an answer.
        var ending: String?
    }

    struct Clip: Encodable, Equatable {
        let next: String
        /// The number of bytes of each frame in the file of the clip; 0 for a frame that equals the one before.
        let sizes: [Int]
        /// The code that ran; nil if the clip doesn't begin with a tap in the app.
        let code: String?
    }

    /// The name of the state without a post, with which the demo begins.
    static let idle = "idle"

    let width, height, cornerRadius, framesPerSecond: Double
    var states: [String: State] = [:]
    /// The clips by the names of their files.
    var clips: [String: Clip] = [:]
}
