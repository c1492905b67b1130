import Foundation

/// A film of the README or the documentation, which repeats without a visible cut.
///
/// Time is virtual, so the same sources make the same frames. `Example/scripts/update-pictures.py` joins them.
@MainActor
struct Film {
    let name: String
    var setting = PictureSetting.light
    var part = PictureFrame.Part.whole
    /// The scene that is recorded. It begins and ends with the app without a post.
    let scene: @MainActor (FilmRecorder) -> Void

    static let all = [tour] + kinds + pages

    /// Writes the frames of all films into `directory`, in a folder for each film.
    static func write(to directory: URL) throws(HostError) {
        for film in all {
            let recorder = FilmRecorder(film.setting, film.part)
            film.scene(recorder)
            try recorder.write(to: directory.appendingPathComponent(film.name, isDirectory: true))
        }
    }
}
