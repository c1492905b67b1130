import MessageStackView
import UIKit

/// The steps of the tutorial *Your first post in UIKit*.
///
/// Each step contains the code of one of the tutorial's files, which `TutorialTests` writes.
enum UIKitTutorial {
    enum Step01 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
            }
        }
    }

    enum Step02 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
                UIApplication.shared.postView.post("Galicia is saved")
            }
        }
    }

    enum Step03 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
                let message = Message(
                    .success, "Galicia is saved",
                    subtitle: "Find it under Trips.")
                UIApplication.shared.postView.post(message)
            }
        }
    }

    enum Step04 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
                let message = Message(
                    .success, "Galicia is saved",
                    subtitle: "Find it under Trips.")
                let postView = UIApplication.shared.postView
                postView.post(message, as: .card(.bottom))
            }
        }
    }

    enum Step05 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
                let message = Message(
                    .success, "Galicia is saved",
                    subtitle: "Find it under Trips.")
                var request = PostRequest(message)
                request.duration = .seconds(10)
                request.editPresentation {
                    $0.style.corners = .capsule
                    $0.backdrop = .dim
                }
                let postView = UIApplication.shared.postView
                postView.post(request, as: .card(.bottom))
            }
        }
    }

    enum Step06 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Upload",
                    primaryAction: UIAction { [weak self] _ in
                        self?.upload()
                    })
            }

            private func upload() {
                let message = Message(
                    .error, "Upload failed",
                    actions: [
                        PostAction("Retry") { [weak self] in
                            self?.upload()
                        }
                    ])
                let postView = UIApplication.shared.postView
                postView.post(message)
            }
        }
    }

    enum Step07 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Remove",
                    primaryAction: UIAction { [weak self] _ in
                        self?.remove()
                    })
            }

            private func remove() {
                TripStore.shared.hide("Galicia")
                let postView = UIApplication.shared.postView
                postView.post(
                    undoable: "Galicia is removed", as: .card(.bottom)
                ) {
                    await TripStore.shared.delete("Galicia")
                } undo: {
                    TripStore.shared.show("Galicia")
                }
            }
        }
    }

    enum Step08 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Cancel",
                    primaryAction: UIAction { [weak self] _ in
                        self?.cancel()
                    })
            }

            private func cancel() {
                let question = AlertMessage(
                    "Cancel the trip?",
                    text: "You get 80 % of the price back.",
                    actions: [
                        .cancel("Keep"),
                        .destructive("Cancel trip"),
                    ])
                Task {
                    let postView = UIApplication.shared.postView
                    let answer = await postView.ask(question)
                    if answer?.role == .destructive {
                        title = "Canceled"
                    }
                }
            }
        }
    }

    enum Step09 {
        final class TripViewController: UIViewController {
            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
                let postView = UIApplication.shared.postView
                let message = Message(.success, "Galicia is saved")
                let post = postView.post(message)
                Task {
                    let reason = await post.ended
                    title = "Ended: \(reason)"
                }
            }
        }
    }

    enum Step10 {
        final class TripViewController: UIViewController {
            private lazy var postView = view.createPostView(edge: .bottom)

            override func loadView() {
                view = TripPage()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save",
                    primaryAction: UIAction { [weak self] _ in
                        self?.save()
                    })
            }

            private func save() {
                let message = Message(.success, "Galicia is saved")
                let post = postView.post(message)
                Task { [weak self] in
                    let reason = await post.ended
                    self?.title = "Ended: \(reason)"
                }
            }
        }
    }
}
