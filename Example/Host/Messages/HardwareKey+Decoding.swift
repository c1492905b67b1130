import Simulator

/// As the page names it: "tab", "space", "return", "escape".
extension HardwareKey: @retroactive Decodable {}
