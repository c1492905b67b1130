import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The announcement of posts with SwiftUI content.
@MainActor
@Suite(.leavesNothingBehind)
struct HostedSpeechTests {
    private let model = PostModel()

    private func stage(
        message: String? = nil, isListening: Bool = true, @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) -> SwiftUIStage {
        let stage = SwiftUIStage {
            Text("Screen").post(
                isPresented: model.isShownBinding, as: .card(.top), request: { $0.accessibilityMessage = message },
                content: content)
        }
        stage.simulator.isVoiceOverRunning = isListening
        model.isShown = true
        stage.rest()
        stage.rest()
        return stage
    }

    private func advice(_ body: () throws -> Void) rethrows -> [PostMisuse.Kind] {
        var advice: [PostMisuse.Kind] = []
        PostMisuse.reporter = { kind, _ in advice.append(kind) }
        try body()
        return advice
    }

    // MARK: - Labels

    @Test func labelsOfTheContentAreAnnounced() {
        let stage = stage {
            Image(systemName: "photo").accessibilityLabel("Photo")
            Text("Uploading")
        }
        #expect(stage.simulator.announcements == ["Photo, Uploading"])
    }

    @Test func messageOfTheRequestReplacesTheLabels() {
        #expect(stage(message: "Upload") { Text("Uploading") }.simulator.announcements == ["Upload"])
    }

    // MARK: - Late elements

    /// A view that makes its elements, which are in a group, a frame after they are read for the first time on screen.
    private final class LateView: UIView, LateSpeaking {
        private var firstRead: TimeInterval?
        private let group = UIAccessibilityElement(accessibilityContainer: NSObject())

        override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 40) }

        override var accessibilityElements: [Any]? {
            get {
                guard enclosingPost?.phase == .shown else { return [] }
                let first = firstRead ?? CACurrentMediaTime()
                firstRead = first
                guard CACurrentMediaTime() > first else { return [] }
                group.isAccessibilityElement = false
                group.accessibilityElements = ["Uploading", "3 of 10"].map { text in
                    let element = UIAccessibilityElement(accessibilityContainer: self)
                    element.accessibilityLabel = text
                    return element
                }
                return [group]
            }
            set {}
        }
    }

    @Test(arguments: [PostPresentation.card(.top), .plain, .hud])
    func elementsThatAreMadeLateAreAnnounced(presentation: PostPresentation) throws {
        let stage = SwiftUIStage { Text("Screen") }
        stage.simulator.isVoiceOverRunning = true
        let advice = try advice {
            let poster = try #require(stage.window.windowScene).postView
            poster.post(PostRequest(view: LateView(), as: presentation))
            stage.rest()
            stage.rest()
        }
        #expect(stage.simulator.announcements.joined(separator: ", ") == "Uploading, 3 of 10")
        #expect(!advice.contains(.silentContent))
    }

    // MARK: - Advice

    @Test func contentWithoutElementsGivesAdvice() {
        let advice = advice {
            let stage = stage { Color.red.frame(width: 100, height: 40) }
            #expect(stage.simulator.announcements.isEmpty)
            model.isShown = false
            stage.rest()
            model.isShown = true
            stage.rest()
        }
        #expect(advice == [.silentContent])
    }

    @Test(arguments: [false, true])
    func silentContentIsAccepted(isListening: Bool) {
        let message = isListening ? "" : nil
        let advice = advice {
            let stage = stage(message: message, isListening: isListening) { Color.red.frame(width: 100, height: 40) }
            #expect(stage.simulator.announcements.isEmpty)
        }
        #expect(advice == [])
    }
}
