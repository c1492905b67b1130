import Simulator
@_spi(Simulator) import SwiftUI
import Testing
@_spi(Simulator) import UIKit

@MainActor
struct ControlTests {
    private struct Form: View {
        @State private var name = ""
        @State private var isOn = false

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Toggle("Switch", isOn: $isOn)
                Button("Clear") { name = "" }
                Text("\(name) \(isOn ? "on" : "off")")
            }
        }
    }

    @Test func textFieldWritesItsBinding() throws {
        let screen = HostedScreen { Form() }
        let field = try #require(screen.views(UITextField.self).first)
        #expect(field.bounds.width > 300)
        field.becomeFirstResponder()
        screen.simulator.typeText("ab")
        screen.update()
        #expect(screen.texts.last == "ab off")
        screen.simulator.typeText("\n")
        #expect(!field.isFirstResponder)
        screen.simulator.advance(by: 1)
        screen.tap("Clear")
        #expect(field.text == "")
    }

    @Test func toggleWritesItsBinding() throws {
        let screen = HostedScreen { Form() }
        let control = try #require(screen.views(UISwitch.self).first)
        screen.simulator.tap(control)
        screen.simulator.advance(by: 0.5)
        #expect(screen.texts.last == " on")
        #expect(control.accessibilityLabel == "Switch")
    }

    private struct Volume: View {
        @State private var volume = 10.0
        let log: Log

        var body: some View {
            VStack {
                Slider(value: $volume, in: 0...20) { log("\($0)") }
                Button("Mute") { volume = 0 }
                Text("\(Int(volume))")
            }
        }
    }

    @Test func sliderWritesItsBinding() throws {
        let log = Log()
        let screen = HostedScreen { Volume(log: log) }
        let slider = try #require(screen.views(UISlider.self).first)
        #expect(slider.value == 0.5)
        let frame = slider.convert(slider.bounds, to: nil)
        screen.simulator.pan(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        screen.simulator.advance(by: 0.5)
        #expect(screen.texts.last == "20" && log.entries == ["true", "false"])
        screen.tap("Mute")
        #expect(slider.value == 0)
    }

    @Test func buttonIsOneElementAndNoControl() {
        let log = Log()
        let screen = HostedScreen {
            VStack {
                Text("Title")
                Button {
                    log("pressed")
                } label: {
                    Image(systemName: "trash").accessibilityHidden(true)
                    Text("Delete")
                }
                Text("Hidden").accessibilityHidden(true)
                Text("Icon").accessibilityLabel("Spoken")
            }
        }
        let elements = screen.simulator.voiceOver.elements
        #expect(elements.map(\.accessibilityLabel) == ["Title", "Delete", "Spoken"])
        #expect(elements.map(\.accessibilityTraits) == [.staticText, .button, .staticText])
        #expect(screen.views(UIControl.self).isEmpty)
        #expect(elements[1].accessibilityActivate())
        #expect(log.entries == ["pressed"])
    }

    @Test func buttonsWorkWithoutSubviews() {
        let log = Log()
        UIHostingViewOptions.hasSubviews = false
        defer { UIHostingViewOptions.hasSubviews = true }
        let screen = HostedScreen { Button("press") { log("pressed") } }
        screen.tap("press")
        #expect(log.entries == ["pressed"])
    }

    @Test func disabledButtonDoesNothing() {
        let log = Log()
        let screen = HostedScreen { Button("press") { log("pressed") }.disabled(true).onTapGesture { log("behind") } }
        screen.tap("press")
        #expect(log.entries.isEmpty)
    }

    @Test func touchLeavingAButtonCancelsIt() throws {
        let log = Log()
        let screen = HostedScreen { Button("press") { log("pressed") } }
        let frame = try #require(screen.frame(ofText: "press"))
        screen.simulator.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.simulator.touchMove(to: CGPoint(x: frame.midX, y: frame.midY + 200))
        screen.simulator.touchUp(at: CGPoint(x: frame.midX, y: frame.midY + 200))
        screen.update()
        #expect(log.entries.isEmpty)
    }

    @Test func scrollingCancelsTheButton() throws {
        let log = Log()
        let screen = HostedScreen {
            ScrollView { ForEach(0..<50) { index in Button("button \(index)") { log("\(index)") }.padding() } }
        }
        let view = try #require(screen.views(UIScrollView.self).first)
        let frame = try #require(screen.frame(ofText: "button 5"))
        let start = CGPoint(x: frame.midX, y: frame.midY)
        screen.simulator.pan(from: start, to: CGPoint(x: start.x, y: start.y - 60))
        screen.simulator.advance(by: 2)
        #expect(view.contentOffset.y > 20)
        #expect(log.entries.isEmpty)
        screen.tap("button 7")
        #expect(log.entries == ["7"])
    }

    @Test func hitTestingCanBeDisabled() {
        let log = Log()
        let screen = HostedScreen {
            ZStack {
                Button("press") { log("pressed") }
                Color.red.allowsHitTesting(false)
            }
        }
        screen.tap("press")
        #expect(log.entries == ["pressed"])
    }

    @Test func imagesHaveTheirSizeOrFillTheirFrame() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        func size(_ view: some View) -> CGSize {
            UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 100, height: 100))
        }
        #expect(size(Image(uiImage: image)) == CGSize(width: 20, height: 10))
        #expect(size(Image(uiImage: image).resizable()) == CGSize(width: 100, height: 100))
    }

    @Test func shapesClipTheirContent() {
        let screen = HostedScreen {
            Color.red.frame(width: 100, height: 100).clipShape(RoundedRectangle(cornerRadius: 20)).background(
                .blue, in: Capsule())
        }
        let picture = screen.simulator.screenshot(scale: 1)
        #expect(picture.size.width == 393)
        let masks = screen.views(UIView.self).compactMap { $0.layer.mask as? CAShapeLayer }
        #expect(masks.count == 2)
        #expect(masks.allSatisfy { $0.path?.boundingBoxOfPath.size == CGSize(width: 100, height: 100) })
    }

    @Test func buttonWinsOverATapRecognizerAroundIt() {
        let log = Log()
        let screen = HostedScreen {
            VStack {
                Button("press") { log("pressed") }
                Text("text")
            }
        }
        let recognizer = UITapGestureRecognizer()
        recognizer.addHandler { _ in log("outer") }
        screen.window.addGestureRecognizer(recognizer)
        screen.tap("press")
        screen.tap("text")
        #expect(log.entries == ["pressed", "outer"])
    }

    @Test func keyboardIsPartOfTheSafeArea() throws {
        let screen = HostedScreen {
            VStack {
                Spacer()
                TextField("Name", text: .constant(""))
            }
        }
        let field = try #require(screen.views(UITextField.self).first)
        let before = field.frame.maxY
        field.becomeFirstResponder()
        screen.simulator.advance(by: 1)
        #expect(field.frame.maxY < before - 200)
        screen.controller.safeAreaRegions = .container
        screen.update()
        #expect(field.frame.maxY == before)
        screen.controller.safeAreaRegions = .all
        field.resignFirstResponder()
        screen.simulator.advance(by: 1)
        #expect(field.frame.maxY == before)
    }
}
