import Simulator

/// A button on the page that acts on the whole device.
enum DeviceButton: String, Decodable {
    /// Goes to the home screen, which moves the app to the background.
    case background
    /// Opens the app again.
    case foreground
    /// Rotates the device a quarter turn counterclockwise.
    case turnLeft
    /// Rotates the device a quarter turn clockwise.
    case turnRight
    case startRecording
    /// Ends the recording, which the page then fetches.
    case stopRecording
}
