import SwiftUI
import UIKit

/// A screen in the list of screens.
enum Screen: String, CaseIterable {
    case banner = "Banner"
    case window = "Window"
    case badgeMessage = "Badge Message"
    case messageStack = "Message Stack"
    case messages = "Messages"
    case undo = "Undo"
    case alerts = "Alerts"
    case popups = "Pop-ups"
    case forms = "Forms"
    case ratings = "Ratings"
    case notes = "Notes"
    case progress = "Progress"
    case swiftUI = "SwiftUI"
    case noInternet = "No Internet"
    case shadow = "Shadow"
    case toast = "Toast"
    case queue = "Queue"
    case posters = "Custom Posters"
    case route = "Route"
    case gallery = "Gallery"
    case playground = "Playground"

    var title: String { rawValue }

    @MainActor
    func makeViewController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .banner: BannerViewController()
            case .window: WindowViewController()
            case .badgeMessage: BadgeMessageViewController()
            case .messageStack: MessageStackViewController()
            case .messages: MessagesViewController()
            case .undo: UndoViewController()
            case .alerts: AlertsViewController()
            case .popups: PopupsViewController()
            case .forms: FormsViewController()
            case .ratings: RatingsViewController()
            case .notes: NotesViewController()
            case .progress: ProgressViewController()
            case .swiftUI: UIHostingController(rootView: SwiftUIScreen())
            case .noInternet: NoInternetViewController()
            case .shadow: ShadowViewController()
            case .toast: ToastViewController()
            case .queue: QueueViewController()
            case .posters: PostersViewController()
            case .route: RouteViewController()
            case .gallery: GalleryViewController()
            case .playground: PlaygroundViewController()
            }
        controller.title = title
        return controller
    }
}
