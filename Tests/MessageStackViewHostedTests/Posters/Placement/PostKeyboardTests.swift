import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// The reaction of posts to the keyboard.
    @MainActor
    struct PostKeyboardTests {
        static let presentations: [PostPresentation] = [
            PostPresentation { $0.placement = PostPlacement(.bottom) }, .card(.bottom), .bar(.bottom), .fullScreen,
        ]

        @Test(arguments: [false, true])
        func postAtBottomAvoidsTheKeyboard(wasUpBefore: Bool) async throws {
            for presentation in Self.presentations {
                let stage = try await Stage()
                if wasUpBefore { await stage.showKeyboard() }
                let view = Stage.makeMessageView()
                stage.makePostView(presentation).post(PostRequest(view: view))
                await stage.rest()
                let field = wasUpBefore ? nil : await stage.showKeyboard()
                await stage.rest()
                let frame = try stage.slotFrame(of: view)
                let spacing = stage.keyboardTop - frame.maxY
                #expect(spacing >= -0.5 && spacing <= 10.5)
                stage.view.endEditing(true)
                field?.resignFirstResponder()
                await stage.rest()
                #expect(try stage.slotFrame(of: view).maxY > stage.view.bounds.maxY - 60)
            }
        }

        @Test func defaultPostViewAtBottomAvoidsTheKeyboard() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            let postView = stage.view.createPostView(edge: .bottom)
            postView.post(view: view)
            await stage.rest()
            let before = try stage.slotFrame(of: view)
            await stage.showKeyboard()
            await stage.rest()
            #expect(abs(stage.keyboardTop - 10 - (try stage.slotFrame(of: view)).maxY) < 0.5)
            stage.view.endEditing(true)
            await stage.rest()
            #expect(try stage.slotFrame(of: view) == before)
        }

        @Test func keyboardCanBeIgnored() async throws {
            let stage = try await Stage()
            let view = Stage.makeMessageView()
            var presentation = PostPresentation.card(.bottom)
            presentation.keyboard = .ignored
            stage.makePostView(presentation).post(PostRequest(view: view))
            await stage.rest()
            let before = try stage.slotFrame(of: view)
            await stage.showKeyboard()
            await stage.rest()
            #expect(try stage.slotFrame(of: view) == before)
        }

        @Test func postKeepsFirstResponderAndKeyboard() async throws {
            let stage = try await Stage()
            let field = await stage.showKeyboard()
            await stage.rest()
            let post = stage.makePostView(.centered).post(PostRequest(view: Stage.makeMessageView()))
            await stage.rest()
            #expect(field.isFirstResponder && stage.keyboardTop < stage.safeFrame.maxY - 100)
            post.remove()
            await stage.rest()
            #expect(field.isFirstResponder && stage.keyboardTop < stage.safeFrame.maxY - 100)
        }

        @Test func textFieldInPostStaysAboveTheKeyboard() async throws {
            let stage = try await Stage()
            let form = UIView()
            let field = UITextField()
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: stage.view.bounds.width, height: 300))
            for view in [field] {
                view.translatesAutoresizingMaskIntoConstraints = false
                form.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: form.topAnchor, constant: 150),
                    view.bottomAnchor.constraint(equalTo: form.bottomAnchor, constant: -20),
                    view.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 20),
                    view.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -20),
                    view.heightAnchor.constraint(equalToConstant: 40),
                ])
            }
            stage.makePostView(.card(.bottom)).post(PostRequest(view: form))
            await stage.rest()
            field.becomeFirstResponder()
            await stage.rest()
            #expect(field.convert(field.bounds, to: stage.view).maxY <= (stage.keyboardTop))
            #expect(field.isFirstResponder)
        }
    }
}
