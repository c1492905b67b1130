import Foundation
import Testing

@testable import UIKit

struct EditableTextTests {
    private func text(_ string: String, _ selection: Range<Int>? = nil) -> EditableText {
        var text = EditableText()
        text.set(string)
        if let selection { text.select(selection) }
        return text
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇫🇷", "e\u{301}", "👍🏽", "ไม้", "한"])
    func theDeleteKeyTakesAWholeCharacter(character: String) {
        var text = text("a" + character)
        let last = character.last.map { String($0).utf16.count } ?? 0
        #expect(text.rangeToDelete == text.length - last..<text.length)
        if let range = text.rangeToDelete { text.replace(range, with: "") }
        #expect(text.string == "a" + character.dropLast())
    }

    @Test func atTheBeginningThereIsNothingToDelete() {
        #expect(text("abc", 0..<0).rangeToDelete == nil)
        #expect(text("abc", 0..<2).rangeToDelete == 0..<2)
        #expect(text("").rangeToDelete == nil)
    }

    @Test func aSelectionBeginsAndEndsBetweenCharacters() {
        // Eleven units: the family takes them all.
        let family = "👨‍👩‍👧‍👦"
        #expect(text(family, 3..<3).selection == 0..<0)
        #expect(text(family, 3..<5).selection == 0..<11)
        #expect(text("a" + family + "b", 1..<2).selection == 1..<12)
        #expect(text("abc", -4..<99).selection == 0..<3)
    }

    @Test(arguments: [
        (NSRange(location: 1, length: 1), 1..<2), (NSRange(location: NSNotFound, length: 0), 3..<3),
        (NSRange(location: 2, length: .max), 2..<3), (NSRange(location: -5, length: 2), 0..<2),
        (NSRange(location: NSNotFound, length: 9), 3..<3),
    ])
    func anyRangeMeansAPartOfTheText(range: NSRange, part: Range<Int>) {
        #expect(text("abc").range(of: range) == part)
    }

    @Test func aReplacementTakesTheSelectionsPlaceAndTheCaretFollowsIt() {
        var text = text("Hello World", 6..<11)
        text.replace(text.selection, with: "UIKit!")
        #expect(text.string == "Hello UIKit!" && text.selection == 12..<12)
        text.replace(0..<5, with: "Bye")
        #expect(text.string == "Bye UIKit!" && text.selection == 3..<3)
        text.replace(8..<400, with: "")
        #expect(text.string == "Bye UIKi" && text.caret == 8)
    }

    @Test func anAccentThatIsTypedJoinsItsLetter() {
        var text = text("cafe", 4..<4)
        text.replace(4..<4, with: "\u{301}")
        #expect(text.string.count == 4 && text.caret == 5)
        #expect(text.rangeToDelete == 3..<5)
    }

    @Test(arguments: [(0, 0..<5), (3, 0..<5), (5, 0..<5), (6, 6..<11), (11, 6..<11), (12, 12..<12), (13, 13..<14)])
    func aWordIsLettersInARow(offset: Int, word: Range<Int>) {
        #expect(text("Hello don't  x").word(at: offset) == word)
    }

    @Test func placesAreCountedInCharacters() {
        let text = text("a👍🏽b")
        #expect(text.offset(0, movedBy: 2) == 5 && text.offset(0, movedBy: 3) == 6)
        #expect(text.offset(0, movedBy: 4) == nil && text.offset(0, movedBy: -1) == nil)
        #expect(text.offset(6, movedBy: -2) == 1)
        #expect(text.characterCount(in: 0..<6) == 3)
    }

    /// Against a model of an array of characters and two indices in it.
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8]) func randomEditsLeaveWhatTheyLeaveInAnArray(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["a", "B", " ", "é", "👍🏽", "🇩🇪", "ß", "日本", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"]
        var text = EditableText()
        var model: [Character] = []
        var (start, end) = (0, 0)
        func units(_ count: Int) -> Int { String(model[..<count]).utf16.count }
        for _ in 0..<300 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1:
                let piece = pieces.randomElement(using: &generator) ?? ""
                text.replace(text.selection, with: piece)
                model.replaceSubrange(start..<end, with: Array(piece))
                start += piece.count
                end = start
            case 2:
                if let range = text.rangeToDelete { text.replace(range, with: "") }
                if start == end, start > 0 { start -= 1 }
                model.removeSubrange(start..<end)
                end = start
            default:
                start = Int.random(in: 0...model.count, using: &generator)
                end = Int.random(in: start...model.count, using: &generator)
                text.select(units(start)..<units(end))
            }
            #expect(text.string == String(model))
            #expect(text.selection == units(start)..<units(end))
        }
    }
}
