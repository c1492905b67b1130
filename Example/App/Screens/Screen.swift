import SwiftUI
import UIKit

/// A screen in the list of screens.
enum Screen: CaseIterable {
    case banner
    case window
    case badgeMessage
    case messageStack
    case messages
    case undo
    case alerts
    case popups
    case forms
    case ratings
    case notes
    case progress
    case swiftUI
    case noInternet
    case shadow
    case toast
    case queue
    case posters
    case gallery
    case playground

    var title: String {
        switch self {
        case .banner: "Banner"
        case .window: "Window"
        case .badgeMessage: "Badge Message"
        case .messageStack: "Message Stack"
        case .messages: "Messages"
        case .undo: "Undo"
        case .alerts: "Alerts"
        case .popups: "Pop-ups"
        case .forms: "Forms"
        case .ratings: "Ratings"
        case .notes: "Notes"
        case .progress: "Progress"
        case .swiftUI: "SwiftUI"
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
            case .gallery: GalleryViewController()
            case .playground: PlaygroundViewController()
            }
        controller.title = title
        return controller
    }
}
