import Testing

@testable import MessageStackView

/// The plural categories of whole numbers in each language.
@Suite(.leavesNothingBehind)
struct PluralCategoryTests {
    /// Languages, and numbers of one of their categories: the samples of whole numbers in the file plurals.xml of CLDR 41.
    private static let samples = """
        ar: zero 0
        ar: one 1
        ar: two 2
        ar: few 3~10 103~110 1003
        ar: many 11~26 111 1011
        ar: other 100~102 200~202 300~302 400~402 500~502 600 1000 10000 100000 1000000
        bg ca da de el en et fi hu kk nb nl sv tr: one 1
        bg ca da de el en et fi hu kk nb nl sv tr: other 0 2~16 100 1000 10000 100000 1000000
        cs sk: one 1
        cs sk: few 2~4
        cs sk: other 0 5~19 100 1000 10000 100000 1000000
        es it pt-PT: one 1
        es it pt-PT: many 1000000
        es it pt-PT: other 0 2~16 100 1000 10000 100000
        fr pt-BR: one 0~1
        fr pt-BR: many 1000000
        fr pt-BR: other 2~17 100 1000 10000 100000
        he: one 1
        he: two 2
        he: many 20 30 40 50 60 70 80 90 100 1000 10000 100000 1000000
        he: other 0 3~17 101 1001
        hi: one 0~1
        hi: other 2~17 100 1000 10000 100000 1000000
        hr sr: one 1 21 31 41 51 61 71 81 101 1001
        hr sr: few 2~4 22~24 32~34 42~44 52~54 62 102 1002
        hr sr: other 0 5~19 100 1000 10000 100000 1000000
        id ja ko ms th vi zh-Hans zh-Hant: other 0~15 100 1000 10000 100000 1000000
        lt: one 1 21 31 41 51 61 71 81 101 1001
        lt: few 2~9 22~29 102 1002
        lt: other 0 10~20 30 40 50 60 100 1000 10000 100000 1000000
        lv: zero 0 10~20 30 40 50 60 100 1000 10000 100000 1000000
        lv: one 1 21 31 41 51 61 71 81 101 1001
        lv: other 2~9 22~29 102 1002
        pl: one 1
        pl: few 2~4 22~24 32~34 42~44 52~54 62 102 1002
        pl: many 0 5~19 100 1000 10000 100000 1000000
        ro: one 1
        ro: few 0 2~16 102 1002
        ro: other 20~35 100 1000 10000 100000 1000000
        ru uk: one 1 21 31 41 51 61 71 81 101 1001
        ru uk: few 2~4 22~24 32~34 42~44 52~54 62 102 1002
        ru uk: many 0 5~19 100 1000 10000 100000 1000000
        sl: one 1 101 201 301 401 501 601 701 1001
        sl: two 2 102 202 302 402 502 602 702 1002
        sl: few 3~4 103~104 203~204 303~304 403~404 503~504 603~604 703~704 1003
        sl: other 0 5~19 100 1000 10000 100000 1000000
        """

    private struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let languages: [String]
        let category: String
        let numbers: [Int]

        init(_ line: Substring) {
            testDescription = String(line)
            let sides = line.split(separator: ":")
            languages = sides[0].split(separator: " ").map(String.init)
            let words = sides[1].split(separator: " ")
            category = String(words[0])
            numbers = words.dropFirst().flatMap { word in
                let ends = word.split(separator: "~").compactMap { Int($0) }
                return Array(ends[0]...ends[ends.count - 1])
            }
        }

        static let all = samples.split(separator: "\n").map(Sample.init)
    }

    @Test(arguments: Sample.all)
    private func sampleHasItsCategory(sample: Sample) {
        for language in sample.languages {
            for number in sample.numbers {
                let category = PluralCategory(of: number, in: language)
                #expect(category.rawValue == sample.category, "\(number) in \(language)")
            }
        }
    }

    @Test func eachLanguageHasSamples() {
        #expect(Set(Sample.all.flatMap(\.languages)) == Set(LanguageTexts.languages))
    }

    @Test func numbersWithoutLimitHaveCategories() {
        #expect(PluralCategory(of: -1, in: "de") == .one && PluralCategory(of: .min, in: "ja") == .other)
        #expect(PluralCategory(of: .max, in: "ar") == .few && PluralCategory(of: .min, in: "ar") == .few)
    }
}
