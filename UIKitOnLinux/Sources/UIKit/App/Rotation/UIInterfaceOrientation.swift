/// The orientation of the interface. Left and right name the side of the home button, opposite to the device
/// orientation.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 4
    case landscapeRight = 3

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The rotation of the interface on the device, clockwise in radians.
    var angle: CGFloat {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeLeft: -.pi / 2
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        }
    }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    private init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }

    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
    }
}
