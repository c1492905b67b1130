import UIKit

/// A screen in the list of screens.
enum Screen: CaseIterable {
    case window
    case badgeMessage
    case message
    case noInternet
    case shadow
    case toast
    case queue
    case posters
    case gallery
    case playground

    var title: String {
        switch self {
        case .window: "Window"
        case .badgeMessage: "Badge Message"
        case .message: "Message"
        case .noInternet: "No Internet"
        case .shadow: "Shadow"
        case .toast: "Toast"
        case .queue: "Queue"
        case .posters: "Custom Posters"
        case .gallery: "Gallery"
        case .playground: "Playground"
        }
    }

    @MainActor
    func makeViewController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .window: WindowViewController()
            case .badgeMessage: BadgeMessageViewController()
            case .message: MessageViewController()
            case .noInternet: NoInternetViewController()
            case .shadow: ShadowViewController()
            case .toast: ToastViewController()
            case .queue: QueueViewController()
            case .posters: PostersViewController()
            case .gallery: GalleryViewController()
            case .playground: PlaygroundViewController()
            }
        controller.title = title
        return controller
    }
}
