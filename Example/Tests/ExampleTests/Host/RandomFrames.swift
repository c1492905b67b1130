import FlyingFox
import Foundation

/// A generator of frames that a page might send, valid and invalid ones.
struct RandomFrames {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Returns the frames of the next message.
    mutating func next() -> [WSFrame] {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<80: [.text(message())]
        case 80..<88: [.text(damaged(message()))]
        case 88..<91: fragments(of: message())
        case 91..<94: [.part(one(of: [.binary, .text]), bytes(), fin: true)]
        case 94..<96: [.part(one(of: [.ping, .pong]), bytes(), fin: true)]
        case 96: [.part(WSFrame.Opcode(UInt8(index(below: 16))), bytes(), fin: chance(0.5))]
        case 97: [.text(String(repeating: one(of: ["[", "{\"a\":", "\"", "9"]), count: 4_000))]
        case 98: [.text(#"{"type": {"text": "\#(String(repeating: "a", count: 1 << 20))"}}"#)]
        default: [.text(one(of: ["", "null", "[]", "{}", "\u{0}", "{\"drawn\"", "{\"drawn\": {}, \"show\": {}}"]))]
        }
    }

    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }

    mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private mutating func one<T>(of list: [T]) -> T { list[index(below: list.count)] }

    // MARK: - Messages

    private mutating func message() -> String {
        switch index(below: 26) {
        case 0..<2: #"{"show": {"scale": \#(chance(0.7) ? "0.5" : number())}}"#
        case 2..<5: #"{"drawn": {}}"#
        case 5..<12:
            #"{"touch": {"id": \#(one(of: ["0", "1", "2", number()])), "phase": "\#(phase())", \#(place())}}"#
        case 12..<15: #"{"scroll": {\#(place()), "dx": \#(distance()), "dy": \#(distance())}}"#
        case 15..<17: #"{"type": {"text": \#(text())}}"#
        case 17: #"{"key": {"name": "\#(one(of: ["tab", "space", "return", "escape"]))", "shift": \#(bool())}}"#
        case 18: chance(0.2) ? #"{"choose": {"device": \#(device())}}"# : #"{"look": {"tree": true}}"#
        case 19..<21: #"{"change": {"setting": {\#(setting())}}}"#
        case 21: #"{"press": {"button": "\#(button())"}}"#
        case 22: #"{"point": {\#(chance(0.9) ? place() : "")}}"#
        case 23: #"{"secondaryClick": {\#(place())}}"#
        case 24: #"{"voiceOver": {"gesture": "\#(gesture())"}}"#
        default: #"{"look": {"tree": \#(bool())}}"#
        }
    }

    private mutating func setting() -> String {
        let switches = [
            "darkMode", "rightToLeft", "reduceMotion", "increaseContrast", "reduceTransparency", "smartInvert",
            "differentiateWithoutColor", "boldText", "buttonShapes", "hardwareKeyboard", "voiceOver", "inCall",
        ]
        return switch index(below: 12) {
        case 0: #""textSize": {"step": \#(chance(0.7) ? "\(index(below: 12))" : number())}"#
        case 1: #""locale": {"identifier": \#(chance(0.7) ? one(of: [#""ar_EG""#, #""ja_JP""#]) : text())}"#
        case 2: #""language": {"tag": \#(chance(0.7) ? one(of: [#""ar""#, #""de""#, #""en""#]) : text())}"#
        case 4: #""fold": {"degrees": \#(chance(0.7) ? one(of: ["0", "90", "180"]) : number())}"#
        case 3: #""secondScene": {"size": "\#(one(of: ["none", "half", "narrow"]))"}"#
        default: #""\#(one(of: switches))": {"on": \#(bool())}"#
        }
    }

    private mutating func device() -> String {
        one(of: [
            #""iPhone SE""#, #""iPhone 16""#, #""iPhone Duo""#, #""iPad Pro 11″""#, #""Mac""#, #""Mac Catalyst""#,
            text(),
        ])
    }

    private mutating func button() -> String {
        one(of: ["background", "foreground", "turnLeft", "turnRight", "startRecording", "stopRecording"])
    }

    private mutating func gesture() -> String {
        one(of: [
            "next", "previous", "activate", "escape", "magicTap", "increment", "decrement", "scrollDown", "scrollUp",
        ])
    }

    private mutating func phase() -> String { one(of: ["began", "moved", "ended", "cancelled", "began", "ended"]) }

    private mutating func bool() -> String { one(of: ["true", "false"]) }

    // MARK: - Values

    private mutating func place() -> String {
        let x = chance(0.9) ? "\(index(below: 450))" : number()
        let y = chance(0.9) ? "\(index(below: 900))" : number()
        return #""x": \#(x), "y": \#(y)"#
    }

    private mutating func distance() -> String {
        switch index(below: 3) {
        case 0: "\(Double.random(in: -300...300, using: &generator))"
        case 1: one(of: ["1e308", "-1e308", "1e20", "-1e20"])
        default: number()
        }
    }

    private mutating func number() -> String {
        one(of: [
            "0", "-0", "-1", "0.1", "1e-320", "5e-324", "1e308", "-1e308", "1.7976931348623157e308", "1e999", "-1e999",
            "9223372036854775807", "-9223372036854775808", "9223372036854775808", "123456789012345678901234567890",
            "1e15", "NaN", "Infinity", "null", "\"1\"", "true", "[]",
        ])
    }

    /// A JSON string, not always a valid one.
    private mutating func text() -> String {
        let texts = [
            "a", "é", "Hello, world", "\n", "\r\n", "\u{8}\u{8}\u{8}", "\u{7F}", "\u{0}", "\u{1B}[31m", "\t", "\u{85}",
            "\u{200D}", "\u{202E}abc", "\u{FEFF}", "\u{FFFD}", "\u{10FFFF}", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪🇩", "שלום", "مرحبا", "नमस्ते",
            "e" + String(repeating: "\u{301}", count: 100), String(repeating: "😀", count: 60), "",
            String(repeating: "w", count: 256), String(repeating: "w", count: 257),
        ]
        if chance(0.05) { return one(of: [#""\ud800""#, #""\u0000""#, #""\"#, #""\x""#, "\"a\nb\""]) }
        return String(decoding: (try? JSONEncoder().encode(one(of: texts))) ?? Data(), as: UTF8.self)
    }

    private mutating func bytes() -> [UInt8] {
        (0..<one(of: [0, 1, 2, 125, 126, 20_000])).map { _ in .random(in: 0...255, using: &generator) }
    }

    // MARK: - Damage

    private mutating func damaged(_ message: String) -> String {
        var bytes = Array(message.utf8)
        for _ in 0...index(below: 3) where !bytes.isEmpty {
            let place = index(below: bytes.count)
            switch index(below: 4) {
            case 0: bytes.remove(at: place)
            case 1: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
            case 2: bytes.removeSubrange(place...)
            default: bytes.insert(contentsOf: bytes[place...], at: place)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func fragments(of message: String) -> [WSFrame] {
        let bytes = Array(message.utf8)
        let middle = index(below: bytes.count)
        return [
            .part(.text, Array(bytes[..<middle]), fin: false),
            .part(.continuation, Array(bytes[middle...]), fin: chance(0.8)),
        ]
    }
}
