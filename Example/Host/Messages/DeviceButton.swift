import Simulator

/// What a person does with the whole device.
enum DeviceButton: String, Decodable {
    /// Goes to the home screen: the app is in the background.
    case background
    /// Opens the app again.
    case foreground
    /// A quarter turn against the clock.
    case turnLeft
    /// A quarter turn clockwise.
    case turnRight
    case startRecording
    /// Ends the recording, which the page then fetches.
    case stopRecording
}
