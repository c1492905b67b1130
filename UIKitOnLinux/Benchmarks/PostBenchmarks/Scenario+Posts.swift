import MessageStackView
import UIKit

extension Scenario {
    /// Posts, updates, drags and idle frames, each followed by the same by hand.
    static let posts: [Scenario] = [
        post("Plain post") { _ in LibraryPost(.plain) },
        post("Plain post, by hand") { PostByHand(.plain, on: $0.window) },
        post("Default card") { _ in LibraryPost(.card) },
        post("Default card, by hand") { PostByHand(.card, on: $0.window) },
        post("Stack view", on: { $0.host.createMessageStackView(edge: .top) }) { LibraryPost(.plain, on: $0) },
        post("Stack view, by hand", on: addStack) { StackByHand(in: $0) },
        update("Update in place") { _ in LibraryPost(.card, for: .seconds(3600)) },
        update("Update in place, by hand") { PostByHand(.card, on: $0.window) },
        rest("Idle, 30 frames") { _ in LibraryPost(.card, for: .seconds(3600)) },
        rest("Idle, 30 frames, by hand") { PostByHand(.card, on: $0.window) },
        movement("Entrance, 14 frames", .windowEntrance, .post),
        movement("Entrance, 14 frames, by hand", .windowEntrance, .overlay),
        movement("Drag, 20 frames", .windowDrag, .post),
        movement("Drag, 20 frames, by hand", .windowDrag, .overlay),
    ]

    private static func post(_ name: String, _ makePost: @escaping @MainActor (Stage) -> any SinglePost) -> Scenario {
        post(name, on: { $0 }, makePost)
    }

    /// - Parameter makePlace: A closure that adds what shows the posts to the device.
    private static func post<Place>(
        _ name: String, on makePlace: @escaping @MainActor (Stage) -> Place,
        _ makePost: @escaping @MainActor (Place) -> any SinglePost
    ) -> Scenario {
        Scenario(name: name) { meter in
            let stage = Stage(draws: false)
            let place = makePlace(stage)
            return {
                let post = makePost(place)
                meter.measure("make") { post.make(message) }
                meter.measure("post") { post.post() }
                meter.measure("first frame") { stage.pass(frames: 1) }
                meter.measure("entrance") { stage.pass { post.isShown } }
                meter.measure("remove") { post.remove() }
                // The frame after the removal takes the constraints out of the layout.
                meter.measure("exit") {
                    stage.pass { post.isRemoved }
                    stage.pass(frames: 1)
                }
                stage.pass(frames: 3)
            }
        }
    }

    private static func update(_ name: String, _ makePost: @escaping @MainActor (Stage) -> any SinglePost) -> Scenario {
        Scenario(name: name) { meter in
            let (stage, post) = show(makePost)
            var number = 0
            return {
                number += 1
                // The new text needs the same size.
                let message = Message(title: message.title, subtitle: "You find it under star \(number % 10).")
                meter.measure("call") { post.update(message) }
                meter.measure("next frame") { stage.pass(frames: 1) }
                stage.pass(frames: 30)
            }
        }
    }

    private static func rest(_ name: String, _ makePost: @escaping @MainActor (Stage) -> any SinglePost) -> Scenario {
        Scenario(name: name) { meter in
            let (stage, _) = show(makePost)
            return { meter.measure("frames") { stage.pass(frames: 30) } }
        }
    }

    private static func movement(_ name: String, _ movement: Movement, _ maker: Maker) -> Scenario {
        Scenario(name: name, warmUps: 2) { meter in
            {
                let run = Movement.Run(movement, maker, draws: false)
                meter.measure("frames") {
                    for _ in 0..<movement.frames { _ = run.frame() }
                }
            }
        }
    }

    /// Adds a stack view at the upper edge.
    private static func addStack(to stage: Stage) -> UIStackView {
        let stack = UIStackView()
        let safeArea = stage.host.safeAreaLayoutGuide
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.host.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor),
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        ])
        stage.host.layoutIfNeeded()
        return stack
    }

    private static let message = Message(title: "Saved to Favourites", subtitle: "You find it under the star.")

    /// Shows a message until it is removed.
    private static func show(_ makePost: @MainActor (Stage) -> any SinglePost) -> (Stage, any SinglePost) {
        let stage = Stage(draws: false)
        let post = makePost(stage)
        post.make(message)
        post.post()
        stage.pass { post.isShown }
        stage.pass(frames: 60)
        return (stage, post)
    }
}
