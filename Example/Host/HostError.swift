/// A reason why the host can't run. Its description is printed for the user.
enum HostError: Error, Equatable, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(String)
    case notAPort(String)
    case portIsTaken(UInt16)
    case portIsReserved(UInt16)
    case picturesCannotBeWritten(String, String)

    var description: String {
        switch self {
        case .unknownOption(let option):
            "there is no option '\(option)'. See --help."
        case .missingValue(let option):
            "the option '\(option)' needs a value. See --help."
        case .notAPort(let text):
            "'\(text)' is not a port. A port is a number from 0 to 65535; 0 takes any free one."
        case .portIsTaken(let port):
            "port \(port) is taken by another program. Choose another one: make run PORT=\(port &+ 1)"
        case .portIsReserved(let port):
            "port \(port) is reserved for the system. Choose one from 1024: make run PORT=8080"
        case .picturesCannotBeWritten(let directory, let reason):
            "the pictures can't be written to \(directory): \(reason)"
        }
    }
}
