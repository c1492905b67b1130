import Simulator

/// Decodes a key from the name of its case, such as "tab" or "upArrow", which is also the page's name for it.
extension HardwareKey: @retroactive Decodable {}
