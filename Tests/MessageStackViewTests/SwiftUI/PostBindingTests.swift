import Testing

@testable import MessageStackView

/// The steps for a binding, without SwiftUI.
struct PostBindingTests {
    private var binding = PostBinding<String>()

    @Test mutating func itemIsPostedOnceAndThenRefreshed() {
        #expect(binding.step(for: nil, replacing: .update) == nil)
        #expect(binding.step(for: "a", replacing: .update) == .post)
        #expect(binding.step(for: "a", replacing: .update) == .refresh)
        #expect(binding.item == "a")
    }

    @Test mutating func resetBindingRemovesThePostOnce() {
        _ = binding.step(for: "a", replacing: .update)
        #expect(binding.step(for: nil, replacing: .update) == .remove)
        #expect(binding.step(for: nil, replacing: .update) == nil)
        #expect(binding.item == nil)
    }

    @Test(arguments: [PostBindingPolicy.Replacement.update, .repost])
    mutating func otherItemFollowsThePolicy(policy: PostBindingPolicy.Replacement) {
        _ = binding.step(for: "a", replacing: policy)
        #expect(binding.step(for: "b", replacing: policy) == (policy == .update ? .update : .replace))
        #expect(binding.item == "b")
    }

    @Test mutating func endedItemIsToBeReset() {
        _ = binding.step(for: "a", replacing: .update)
        #expect(binding.end() == "a")
        #expect(binding.end() == nil, "there is no post any more")
        #expect(binding.item == nil)
    }

    @Test mutating func endedItemIsNotPostedAgain() {
        _ = binding.step(for: "a", replacing: .update)
        _ = binding.end()
        #expect(binding.step(for: "a", replacing: .update) == nil)
        #expect(binding.step(for: "a", replacing: .update) == nil)
    }

    @Test mutating func endedItemIsPostedAfterAReset() {
        _ = binding.step(for: "a", replacing: .update)
        _ = binding.end()
        #expect(binding.step(for: nil, replacing: .update) == nil)
        #expect(binding.step(for: "a", replacing: .update) == .post)
    }

    @Test mutating func endedItemIsPostedAfterAnotherOne() {
        _ = binding.step(for: "a", replacing: .update)
        _ = binding.end()
        #expect(binding.step(for: "b", replacing: .update) == .post)
        #expect(binding.step(for: "a", replacing: .update) == .update)
    }

    @Test mutating func bindingWithoutAPostHasNoItemToReset() {
        #expect(binding.end() == nil)
        #expect(binding.step(for: "a", replacing: .update) == .post)
        _ = binding.step(for: nil, replacing: .update)
        #expect(binding.end() == nil)
    }
}
