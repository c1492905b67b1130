import MessageStackView
import UIKit

extension PostChoices {
    /// Swift code that creates or looks up the poster. It is meant for a method of a view controller.
    var posterCode: String { hostCode + companyCode }

    private var hostCode: String {
        let layout = layout == .top ? ".top" : ".bottom"
        switch host {
        case .screen: return "let postView = view.createPostView(layout: \(layout))"
        case .bars:
            let scope = scope == .controller ? "" : ", scope: .window"
            return "let postView = createBarPostView(layout: \(layout)\(scope))"
        case .appWindow: return "let postView = windowScene.postView" + layoutCode
        case .window: return "let postView = windowScene.postWindow(level: \(level.code)).postView" + layoutCode
        }
    }

    private var companyCode: String {
        switch company {
        case .override: ""
        case .list: "\npostView.postManager.isSerialQueue = false"
        case .deck: "\npostView.deck = PostDeck()"
        }
    }

    private var layoutCode: String { layout == .top ? "" : "\npostView.layout = .bottom" }
}

extension UIWindow.Level {
    fileprivate var code: String {
        if self == .statusBar { return ".statusBar" }
        return self == .alert + 1 ? ".alert + 1" : ".normal + 1"
    }
}
