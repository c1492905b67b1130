import Testing

@testable import MessageStackView

/// The steps for a binding, without SwiftUI.
@Suite(.leavesNothingBehind)
struct PostBindingTests {
    private var binding = PostBinding<String>()

    @Test mutating func itemIsPostedOnceAndThenRefreshed() {
        #expect(binding.step(for: nil, reposting: false) == nil)
        #expect(binding.step(for: "a", reposting: false) == .post)
        #expect(binding.step(for: "a", reposting: false) == .refresh)
        #expect(binding.item == "a")
    }

    @Test mutating func resetBindingRemovesThePostOnce() {
        _ = binding.step(for: "a", reposting: false)
        #expect(binding.step(for: nil, reposting: false) == .remove)
        #expect(binding.step(for: nil, reposting: false) == nil)
        #expect(binding.item == nil)
    }

    @Test(arguments: [false, true])
    mutating func otherItemUpdatesOrReplacesThePost(reposts: Bool) {
        _ = binding.step(for: "a", reposting: reposts)
        #expect(binding.step(for: "b", reposting: reposts) == (reposts ? .replace : .update))
        #expect(binding.item == "b")
    }

    @Test mutating func endedItemIsToBeReset() {
        _ = binding.step(for: "a", reposting: false)
        #expect(binding.end() == "a")
        #expect(binding.end() == nil, "there is no post any more")
        #expect(binding.item == nil)
    }

    @Test mutating func endedItemIsNotPostedAgain() {
        _ = binding.step(for: "a", reposting: false)
        _ = binding.end()
        #expect(binding.step(for: "a", reposting: false) == nil)
        #expect(binding.step(for: "a", reposting: false) == nil)
    }

    @Test mutating func endedItemIsPostedAfterAReset() {
        _ = binding.step(for: "a", reposting: false)
        _ = binding.end()
        #expect(binding.step(for: nil, reposting: false) == nil)
        #expect(binding.step(for: "a", reposting: false) == .post)
    }

    @Test mutating func endedItemIsPostedAfterAnotherOne() {
        _ = binding.step(for: "a", reposting: false)
        _ = binding.end()
        #expect(binding.step(for: "b", reposting: false) == .post)
        #expect(binding.step(for: "a", reposting: false) == .update)
    }

    @Test mutating func bindingWithoutAPostHasNoItemToReset() {
        #expect(binding.end() == nil)
        #expect(binding.step(for: "a", reposting: false) == .post)
        _ = binding.step(for: nil, reposting: false)
        #expect(binding.end() == nil)
    }
}
