import Foundation
import UIKit

/// A film of the README or the documentation, which repeats without a visible cut.
///
/// Time is virtual, so the same sources make the same frames. `Example/scripts/update-pictures.py` joins them.
@MainActor
struct Film {
    let name: String
    var setting = PictureSetting.light
    var part = PictureFrame.Part.whole
    var framesPerSecond = 20.0
    /// Makes the screen behind the post; nil, the default, for the first screen of the example.
    var screen: (@MainActor () -> UIViewController)?
    /// Whether the sample runs an operation on another thread, and ends without a touch.
    var worksInBackground = false
    /// The scene that is recorded. It begins and ends with the app without a post.
    let scene: @MainActor (FilmRecorder) async -> Void

    static let all = [tour] + kinds + pages

    /// Writes the frames of all films into `directory`, in a folder for each film.
    static func write(to directory: URL) async throws(HostError) {
        for film in all {
            let recorder = FilmRecorder(film)
            await film.scene(recorder)
            try recorder.write(to: directory.appendingPathComponent(film.name, isDirectory: true))
        }
    }
}

extension Film {
    /// Creates a film of the sample that the documentation shows below it.
    ///
    /// - Parameters:
    ///   - worksInBackground: Whether the sample runs an operation on another thread, and ends without a touch.
    ///   - sample: Runs the sample, which is the function of `FilmSamples` with the name of the film.
    ///   - scene: What happens after the sample has run for the first time.
    init(
        _ name: String, _ setting: PictureSetting = .light, _ part: PictureFrame.Part,
        on screen: (@MainActor () -> UIViewController)? = nil, worksInBackground: Bool = false,
        sample: @escaping @MainActor (FilmSamples) async throws -> Void,
        scene: @escaping @MainActor (FilmRecorder) async -> Void
    ) {
        self.init(
            name: name, setting: setting, part: part, screen: screen, worksInBackground: worksInBackground
        ) { recorder in
            await recorder.run(for: 0.5)
            recorder.start(sample)
            await scene(recorder)
        }
    }
}
