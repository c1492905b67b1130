import Simulator

/// Decodes a key from the page's name for it: "tab", "space", "return" or "escape".
extension HardwareKey: @retroactive Decodable {}
