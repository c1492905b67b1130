import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewTests

/// A ready-made post with the texts of a language, for rules that hold for all of them.
struct ReadyMadePost: CustomTestStringConvertible, Sendable {
    /// The texts that an app gives to a post.
    struct Texts: Sendable {
        var title = "Three photos weren't uploaded"
        var text = "They are uploaded as soon as there is a connection."
        var yes = "Retry"
        var no = "Later"
    }

    let testDescription: String
    let post: @MainActor @Sendable (PostView, Texts) -> Post

    init(_ name: String, _ post: @escaping @MainActor @Sendable (PostView, Texts) -> Post) {
        testDescription = name
        self.post = post
    }

    /// Returns a post of each kind with the features for which a closure returns true. Its icon is a bell, and it has two actions
    /// if the kind shows them.
    private static func kinds(where isIncluded: (Set<ReadyMade.Feature>) -> Bool) -> [ReadyMadePost] {
        ReadyMade.tested.filter { isIncluded($0.features) }.map { kind in
            ReadyMadePost(kind.title.lowercased()) { postView, texts in
                let content = ReadyMade.Content(
                    title: texts.title, text: texts.text, icon: "bell",
                    actions: [.cancel(texts.no), .destructive(texts.yes)], answers: (yes: texts.yes, no: texts.no))
                return postView.post(kind.value(content))
            }
        }
    }

    /// A post with a wheel.
    static let waiting =
        [
            ReadyMadePost("progress without a fraction") {
                $0.post(ProgressMessage($1.title, subtitle: $1.text))
            },
            ReadyMadePost("HUD") { $0.post(ProgressMessage($1.title), as: .hud) },
            ReadyMadePost("blocking HUD") { $0.post(ProgressMessage($1.title), as: .hud(blocksApp: true)) },
            ReadyMadePost("HUD with actions") {
                let actions = [PostAction.cancel($1.no), PostAction($1.yes)]
                return $0.post(ProgressMessage($1.title, actions: actions), as: .hud)
            },
            ReadyMadePost("note with activity") {
                var request = PostRequest(NoteMessage($1.title, accessory: .activity))
                request.duration = .untilRemoved
                return $0.post(request, as: .statusLine)
            },
        ] + kinds { $0.contains(.turns) }

    /// A post that informs, and asks nothing that has to be answered now.
    static let notices =
        waiting.filter { $0.testDescription != "blocking HUD" } + [
            ReadyMadePost("progress with an action") {
                $0.post(ProgressMessage($1.title, fraction: 0.4, actions: [.cancel($1.no)]), as: .card(.top))
            },
            ReadyMadePost("text") { $0.post($1.title) },
            ReadyMadePost("bar") { $0.post(Message(.information, $1.title, subtitle: $1.text), as: .bar(.bottom)) },
            ReadyMadePost("float") { $0.post(Message(.success, $1.title), as: .float(.top)) },
            ReadyMadePost("tab") { $0.post(Message(.warning, $1.title, subtitle: $1.text), as: .tab(.top)) },
            ReadyMadePost("error with actions") {
                let actions = [PostAction($1.yes), .cancel($1.no)]
                return $0.post(Message(.error, $1.title, subtitle: $1.text, actions: actions), as: .card(.bottom))
            },
            ReadyMadePost("centered message") { $0.post(Message($1.title, subtitle: $1.text), as: .centered) },
            ReadyMadePost("undo") { postView, texts in
                postView.post(undoable: texts.title) {
                } undo: {
                }
            },
            ReadyMadePost("note in the status line") { $0.post(NoteMessage($1.title), as: .statusLine) },
        ] + kinds { $0.isDisjoint(with: [.turns, .blocksApp]) }

    /// A post that asks something.
    static let questions =
        [
            ReadyMadePost("alert without actions") { $0.post(AlertMessage($1.title, text: $1.text)) },
            ReadyMadePost("form with four fields") {
                let options = [FormField.Option($1.yes), FormField.Option($1.no)]
                return $0.post(
                    FormMessage(
                        $1.title, text: $1.text,
                        fields: [
                            .email(), .password(), .toggle($1.no, id: "toggle"),
                            .choice($1.text, id: "choice", options: options),
                        ], submit: $1.yes))
            },
        ] + kinds { $0.contains(.blocksApp) }

    /// A post with a control that has no bezel.
    static let bare = [
        ReadyMadePost("rating with a comment") { postView, texts in
            var rating = RatingMessage(texts.title, text: texts.text, submit: texts.yes)
            rating.value = 3
            rating.comment = .multiline(texts.no)
            return postView.post(rating)
        },
        ReadyMadePost("badge alone") {
            $0.post(BadgeMessage($1.title, subtitle: $1.text, image: nil, fillColor: .systemRed))
        },
    ]

    /// A post with buttons on a background with a color, glass or a blur.
    static let themed =
        PostSeverity.allCases.map { severity in
            ReadyMadePost("\(severity) with three buttons") { postView, texts in
                var actions = [PostAction(texts.yes, isPreferred: true), .destructive(texts.title), .cancel(texts.no)]
                for index in actions.indices { actions[index].endsPost = false }
                return postView.post(Message(severity, texts.title, actions: actions), as: .card(.bottom))
            }
        } + [
            styled("glass with actions", .glass(.neutral)),
            styled("blue with actions", .color(.systemBlue), textColor: .white),
            styled("blur with actions", .blur(.systemThickMaterial)),
        ]

    private static func styled(_ name: String, _ background: PostFill, textColor: UIColor? = nil) -> ReadyMadePost {
        ReadyMadePost(name) { postView, texts in
            var card = PostPresentation.card(.bottom)
            card.style.background = [background]
            card.style.textColor = textColor
            let actions = [PostAction(texts.yes, isPreferred: true), .cancel(texts.no)]
            return postView.post(Message(texts.title, actions: actions), as: card)
        }
    }

    static let all = notices + questions + waiting.filter { $0.testDescription == "blocking HUD" }
}
