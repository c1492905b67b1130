import MessageStackView
import UIKit

@MainActor
extension PostChoices {
    /// Swift code that creates or looks up the poster. It is meant for a method of a view controller.
    var posterCode: String {
        ([hostCode] + settings + (makesRoom ? ["makeRoomForPosts()"] : [])).joined(separator: "\n")
    }

    /// The assignments to the properties of the post view and its manager, except for the edge.
    var settings: [String] {
        let spacing = spacing == 10 ? [] : ["postView.spacing = \(spacing.code)"]
        let deck = deck.map { ["postView.deck = \($0.code)"] } ?? []
        let sheets = keepsAboveSheets ? ["postView.keepsAboveSheets = true"] : []
        return spacing + deck + sheets + manager.code(hasDeck: self.deck != nil)
    }

    private var hostCode: String {
        let edge = edge == .top ? ".top" : ".bottom"
        switch host {
        case .screen: return "let postView = view.createPostView(edge: \(edge))"
        case .bars:
            let scope = followsVisibleScreen ? ", followsVisibleScreen: true" : ""
            return "let postView = createBarPostView(edge: \(edge)\(scope))"
        case .appWindow: return "let postView = windowScene.postView" + edgeCode
        case .window: return "let postView = windowScene.postWindow(level: \(level.code)).postView" + edgeCode
        }
    }

    private var edgeCode: String { edge == .top ? "" : "\npostView.edge = .bottom" }
}

extension UIWindow.Level {
    fileprivate var code: String {
        if self == .statusBar { return ".statusBar" }
        return self == .alert + 1 ? ".alert + 1" : ".normal + 1"
    }
}
