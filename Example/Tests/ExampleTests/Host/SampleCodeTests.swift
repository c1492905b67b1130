import Testing

@testable import Example

/// The code that the page shows next to the device.
@MainActor
struct SampleCodeTests {
    private let source = """
        struct Posts {
            func first() {
                post("First")
                if isLong {
                    post("Second")
                }
            }

            func second(_ text: String) async {
                post(text)
            }
        }
        """

    @Test func bodyIsShownWithoutItsIndentation() {
        let first = SampleCode(of: "first", in: source)?.code
        #expect(first == "post(\"First\")\nif isLong {\n    post(\"Second\")\n}")
        #expect(SampleCode(of: "second", in: source)?.code == "post(text)")
    }

    @Test func unknownFunctionHasNoCode() {
        #expect(SampleCode(of: "third", in: source) == nil)
    }

    @Test(arguments: HomeSample.allCases)
    func eachSampleHasCode(sample: HomeSample) throws {
        let code = try #require(SampleCode(of: sample)?.code)
        #expect(code.contains("post"))
        #expect(code.split(separator: "\n").allSatisfy { $0.count <= 48 })
    }
}
