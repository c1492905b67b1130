import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Bound posts of views in lists and covers, in an app that goes to the background, and in decks.
@MainActor
@Suite(.leavesNothingBehind)
struct BoundPostLifeTests {
    private let model = PostModel()

    private func slots(_ stage: SwiftUIStage) -> [PostSlot] { stage.posts.compactMap { $0.view?.enclosingSlot } }

    private func frame(of slot: PostSlot) -> CGRect { slot.convert(slot.bounds, to: nil) }

    // MARK: - Lists

    private struct List: View {
        let model: PostModel

        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(model.rows, id: \.self) { row in
                        Text("Row \(row)").post(isPresented: .constant(true)) { Message("Post of row \(row)") }
                    }
                }
            }
        }
    }

    @Test func removedRowTakesItsPostAlong() {
        model.rows = [1, 2, 3]
        let stage = SwiftUIStage { List(model: model) }
        stage.manager?.capacity = 3
        stage.rest()
        #expect(stage.posts.count == 3)
        model.rows = [1, 3]
        stage.rest()
        #expect(
            stage.posts.compactMap { ($0.view as? MessageView)?.titleLabel.text } == ["Post of row 1", "Post of row 3"])
        model.rows = [3, 1, 4]
        stage.rest()
        #expect(stage.posts.count == 3, "rows that move keep their posts")
    }

    // MARK: - Covers

    private struct Cover: View {
        let model: PostModel
        @State private var isCovered = false

        var body: some View {
            Button("Open") { isCovered = true }
                .post(isPresented: model.isShownBinding) { Message("From below") }
                .fullScreenCover(isPresented: $isCovered) { Button("Close") { isCovered = false } }
        }
    }

    @Test func postOfACoveredViewStaysAboveTheCover() throws {
        model.isShown = true
        let stage = SwiftUIStage { Cover(model: model) }
        stage.tap("Open")
        let slot = try #require(slots(stage).first)
        let frame = frame(of: slot)
        #expect(stage.window.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)?.enclosingSlot === slot)
        stage.tap("Close")
        #expect(stage.posts.map(\.phase) == [.shown])
    }

    // MARK: - Background

    @Test func postOfAnAppInTheBackgroundWaits() {
        let stage = SwiftUIStage { Text("Screen").post(isPresented: model.isShownBinding) { Message("Saved") } }
        stage.simulator.moveToBackground()
        model.isShown = true
        stage.show { Text("Screen").post(isPresented: model.isShownBinding) { Message("Saved") } }
        #expect(stage.posts.allSatisfy { $0.phase == .waiting } && model.isShown)
        stage.simulator.moveToForeground()
        stage.rest()
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown])
    }

    // MARK: - Decks

    private struct Counter: View {
        let model: PostModel
        let name: String

        var body: some View {
            Button(name) { model.text += name }.padding(30)
        }
    }

    @Test func onlyTheFrontCardOfADeckTakesTouches() {
        let stage = SwiftUIStage { Text("Screen") }
        stage.window.windowScene?.postView.deck = PostDeck()
        stage.manager?.capacity = 2
        stage.show {
            Text("Screen")
                .post(isPresented: .constant(true), as: .card(.top)) { Counter(model: model, name: "A") }
                .post(isPresented: .constant(true), as: .card(.top)) { Counter(model: model, name: "B") }
        }
        model.text = ""
        let slots = slots(stage)
        #expect(slots.map { $0.card?.isBehind } == [true, false])
        for slot in slots {
            let frame = frame(of: slot)
            stage.simulator.tap(at: CGPoint(x: frame.minX + 35, y: frame.midY))
            stage.rest()
        }
        #expect(Set(model.text) == ["B"], "the button A is behind B")
    }

    // MARK: - Keyboard and safe area

    private struct Field: View {
        @State private var text = ""

        var body: some View { TextField("Your name", text: $text).padding(20) }
    }

    @Test func postWithATextFieldIsJustAboveTheKeyboard() throws {
        model.isShown = true
        let stage = SwiftUIStage {
            Text("Screen").post(isPresented: model.isShownBinding, as: .card(.bottom)) { Field() }
        }
        let slot = try #require(slots(stage).first)
        let height = slot.bounds.height
        let before = frame(of: slot)
        stage.simulator.tap(at: CGPoint(x: before.midX, y: before.midY))
        stage.rest()
        let keyboard = try #require(stage.simulator.keyboardFrame)
        let after = frame(of: slot)
        #expect(after.maxY <= keyboard.minY && after.maxY > keyboard.minY - 30)
        #expect(slot.bounds.height == height, "the content leaves no room for the keyboard")
        stage.simulator.typeText("Anna")
        stage.rest()
        #expect(stage.posts.map(\.phase) == [.shown])
    }

    @Test func barRespectsTheSafeAreaOnce() throws {
        model.isShown = true
        let stage = SwiftUIStage {
            Text("Screen").post(isPresented: model.isShownBinding, as: .bar(.top)) { Text("Hello").padding(10) }
        }
        let label = try #require(stage.posts.last?.view.flatMap(SwiftUIStage.labels)?.first)
        let top = label.convert(label.bounds, to: nil).minY
        #expect(abs(top - stage.window.safeAreaInsets.top - 10) < 1)
    }

    @Test func emptyPartOfThePostAbsorbsTouches() throws {
        model.isShown = true
        let stage = SwiftUIStage {
            VStack {
                Button("Behind") { model.text += "!" }
                Spacer()
            }
            .post(isPresented: model.isShownBinding, as: .bar(.top)) { Text("Hello").padding(30) }
        }
        let frame = frame(of: try #require(slots(stage).first))
        stage.simulator.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY))
        stage.rest()
        #expect(model.text == "Saved" && stage.posts.map(\.phase) == [.shown])
    }
}
