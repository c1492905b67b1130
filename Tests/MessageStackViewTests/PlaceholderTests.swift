import Testing

@testable import MessageStackView
