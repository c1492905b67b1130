import UIKit

@testable import MessageStackView

/// A poster at the lower edge of a screen, for whose posts the app makes room.
enum RoomPlace: CaseIterable {
    case window, postWindow, bars, barsOfVisibleScreen, view, card, toast, stack

    /// Returns a poster.
    ///
    /// - Parameter edge: The edge of its posts; a toast is always at the lower edge.
    @MainActor
    func poster(on stage: Stage, edge: PostEdge = .bottom) -> any Poster {
        switch self {
        case .window:
            stage.postView.edge = edge
            return stage.postView
        case .postWindow:
            let window = stage.window.windowScene?.postWindow()
            window?.postView.edge = edge
            return window?.postView ?? stage.postView
        case .bars: return stage.controller.createBarPostView(edge: edge)
        case .barsOfVisibleScreen: return stage.controller.createBarPostView(edge: edge, followsVisibleScreen: true)
        case .view: return stage.view.createPostView(edge: edge)
        case .card:
            let postView = stage.view.createPostView(edge: edge)
            postView.presentation = .card(edge)
            return postView
        case .toast:
            let toast = Toast()
            stage.controller.addAndConstrainToast(toast)
            return toast
        case .stack: return stage.view.createMessageStackView(edge: edge)
        }
    }
}
