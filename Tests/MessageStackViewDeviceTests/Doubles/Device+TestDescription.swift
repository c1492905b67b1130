import Simulator
import Testing

extension Device: @retroactive CustomTestStringConvertible {
    public var testDescription: String { name }
}
