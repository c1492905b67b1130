import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// The advice that a debug build gives, once per kind, through the reporter of misuse.
@MainActor
@Suite(.leavesNothingBehind)
struct MessageAdviceTests {
    private let stage = Stage()

    /// Returns the reports while `body` runs, as if no advice had been given before.
    private func reports(during body: () throws -> Void) rethrows -> [PostMisuse.Kind] {
        let (reporter, given) = (PostMisuse.reporter, PostMisuse.given)
        defer { (PostMisuse.reporter, PostMisuse.given) = (reporter, given) }
        var kinds: [PostMisuse.Kind] = []
        PostMisuse.given = []
        PostMisuse.reporter = { kind, text in
            kinds.append(kind)
            #expect(!text.isEmpty)
        }
        try body()
        return kinds
    }

    /// Posts a value, lets it be laid out, and removes it.
    private func post(_ model: some Postable, as presentation: PostPresentation? = nil) {
        let post = stage.makePostView().post(model, as: presentation)
        stage.rest()
        post.remove(animated: false)
    }

    @Test func secondPostOfAViewIsReportedIfNobodyReadsTheRefusal() {
        let view = UIView.banner()
        stage.postView.post(view: view)
        #expect(
            reports {
                stage.postView.post(view: view); stage.rest()
            } == [.duplicateView])
        let kinds = reports {
            let post = stage.postView.post(view: view)
            stage.rest()
            #expect(post.refusal == .duplicateView)
        }
        #expect(kinds == [.duplicateView], "a second is long enough to read it")
        let read = reports {
            #expect(stage.postView.post(view: view).refusal == .duplicateView)
            stage.rest()
        }
        #expect(read == [])
    }

    /// A description isn't a look at the refusal by the code that has posted.
    @Test func descriptionDoesNotCountAsReadingTheRefusal() {
        let view = UIView.banner()
        stage.postView.post(view: view)
        let kinds = reports {
            let post = stage.postView.post(view: view)
            #expect(post.description.contains("ended") && post.debugDescription.contains("ended"))
            stage.rest()
        }
        #expect(kinds == [.duplicateView])
    }

    @Test func viewThatStaysInFrontOfPostsIsReported() {
        let rival = UIView(frame: stage.window.bounds)
        rival.isUserInteractionEnabled = false
        stage.window.addSubview(rival)
        let link = FrameLink { [window = stage.window, weak rival] in
            if let rival, window.subviews.last !== rival { window.bringSubviewToFront(rival) }
        }
        defer { link.invalidate() }
        let kinds = reports {
            stage.postView.post(Message("Saved")) { $0.duration = .untilRemoved }
            stage.rest()
        }
        #expect(kinds == [.viewInFront])
        var swaps = 0
        var isInFront = stage.window.subviews.last === stage.postView
        for _ in 0..<30 {
            stage.simulator.advance(by: 1.0 / 60)
            let isNow = stage.window.subviews.last === stage.postView
            if isNow != isInFront { swaps += 1 }
            isInFront = isNow
        }
        #expect(swaps == 0 && !isInFront)
        rival.removeFromSuperview()
        stage.rest()
        #expect(stage.window.subviews.last === stage.postView)
    }

    /// An app may bring a view to the front now and then.
    @Test func viewThatIsBroughtToFrontNowAndThenIsNotReported() {
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let kinds = reports {
            stage.postView.post(Message("Saved")) { $0.duration = .untilRemoved }
            stage.rest()
            for _ in 0..<8 {
                stage.window.bringSubviewToFront(view)
                stage.rest()
                #expect(stage.window.subviews.last === stage.postView)
            }
        }
        #expect(kinds == [])
    }

    @Test func unknownSymbolIsReportedOnce() {
        let values: [any Postable] = [
            Message("Saved", icon: "no.such.symbol"), AlertMessage("Saved", icon: "no.such.symbol"),
            PopupMessage("Saved", hero: .icon("no.such.symbol")),
            ProgressMessage("Saved", icon: "no.such.symbol", fraction: 0.5),
        ]
        for value in values {
            #expect(
                reports {
                    post(value); post(value)
                } == [.unknownSymbol])
        }
        #expect(reports { for icon in ["star", "🍝"] as [PostIcon] { post(Message("Saved", icon: icon)) } } == [])
    }

    @Test func posterWithoutAWindowIsReportedOnceItsPostsExpire() {
        let postView = PostView(edge: .top)
        let kinds = reports {
            for _ in 0..<2 { postView.post("Saved") }
            stage.simulator.advance(by: 29)
            #expect(postView.postManager.waitingCount == 2)
            stage.simulator.advance(by: 2)
            #expect(postView.postManager.waitingCount == 0)
        }
        #expect(kinds == [.noWindow])
    }

    @Test func postThatExpiresBehindAnotherOneIsNotReported() {
        let postView = stage.makePostView()
        let kinds = reports {
            postView.post("Saved")
            var request = PostRequest(Message("Sent"))
            request.expiresAfter = 1
            let post = postView.post(request)
            stage.simulator.advance(by: 2)
            #expect(post.reason == .expired)
            postView.removeAll(animated: false)
        }
        #expect(kinds == [])
    }

    @Test func waitForAPostThatStaysIsReportedOnce() {
        let kinds = reports {
            for _ in 0..<2 {
                let postView = stage.makePostView()
                for _ in 0..<2 { postView.post(Message(.error, "Upload failed")) }
                stage.simulator.advance(by: 11)
                postView.removeAll(animated: false)
            }
        }
        #expect(kinds == [.longWait])
    }

    @Test func shortWaitIsNotReported() {
        let postView = stage.makePostView()
        let kinds = reports {
            let errors = (0..<3).map { postView.post(Message(.error, "Upload failed \($0)")) }
            for error in errors {
                // The time of one wait isn't that of the next.
                stage.simulator.advance(by: 9)
                error.remove()
            }
            stage.rest()
            postView.post(Message(.error, "Upload failed"))
            for _ in 0..<3 { postView.post("Saved") }
            stage.simulator.advance(by: 25)
            #expect(postView.postManager.posts.count == 1)
            postView.removeAll(animated: false)
        }
        #expect(kinds == [])
    }

    @Test(arguments: [PostDuplicatePolicy.ignore, .replace, .update, .count])
    func duplicatePolicyWithoutAKeyIsReportedOnce(_ policy: PostDuplicatePolicy) {
        var request = PostRequest { UIView.banner() }
        request.duplicatePolicy = policy
        let kinds = reports { for _ in 0..<2 { stage.makePostView().post(request).remove(animated: false) } }
        #expect(kinds == [.policyWithoutKey])
        request.key = "saved"
        #expect(reports { stage.makePostView().post(request).remove(animated: false) } == [])
    }

    @Test func adviceOfTheDefaultReporterIsNoAssertion() {
        let given = PostMisuse.given
        defer { PostMisuse.given = given }
        PostMisuse.given = []
        let kinds = [PostMisuse.Kind.longWait, .shortTime, .lowContrast]
        for kind in kinds { PostMisuse.advise(kind, "A test gives this advice.") }
        #expect(PostMisuse.given == Set(kinds), "the process is still alive")
    }
}
