import MessageStackView
import MessageStackViewForms
import UIKit

/// A screen that shows forms, and the values that were submitted.
final class FormsViewController: UIViewController {
    var server = SampleServer()

    private lazy var stackView = view.createMessageStackView()
    private let resultLabel = ResultLabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Sign in") { [weak self] in self?.signIn() },
            UIButton(filled: "Create an account") { [weak self] in self?.createAccount() },
            UIButton(filled: "Enter a code") { [weak self] in self?.enterCode() },
            UIButton(filled: "On a message stack") { [weak self] in self?.askForName() },
            resultLabel,
        ])
    }

    // MARK: - Private

    /// Asks for an e-mail address and a password. Any password is right but “password”.
    private func signIn() {
        var form = FormMessage.signIn
        form.handler = { [server] values in
            try await server.wait(1)
            if values["password"] == "password" { throw SampleServer.WrongPassword() }
        }
        ask(form) { "Signed in as \($0["email"])." }
    }

    private func createAccount() {
        ask(.account) { values in
            let news = values.isOn("news") ? "with" : "without"
            return "Created an account for \(values["name"]) on the plan \(values["plan"]), \(news) news."
        }
    }

    private func enterCode() {
        ask(.code) { "The code is \($0["code"])." }
    }

    private func askForName() {
        Task { [stackView] in show(await stackView.ask(FormMessage.name)) { "Hello, \($0["name"])." } }
    }

    private func ask(_ form: FormMessage, result: @escaping (FormValues) -> String) {
        guard let postView = view.window?.windowScene?.postView else { return }
        Task { show(await postView.ask(form), result: result) }
    }

    private func show(_ values: FormValues?, result: (FormValues) -> String) {
        resultLabel.text = values.map(result) ?? "You canceled the form."
    }
}
