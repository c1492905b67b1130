import Foundation
import Simulator
import Testing
import UIKit

@testable import Example

/// What page and host say to each other.
@MainActor
struct PageMessageTests {
    @Test(arguments: [
        (#"{"show": {"scale": 2}}"#, PageMessage.show(scale: 2)),
        (#"{"drawn": {}}"#, .drawn),
        (#"{"touch": {"id": 1, "phase": "moved", "x": 10, "y": 20.5}}"#, .touch(id: 1, phase: .moved, x: 10, y: 20.5)),
        (#"{"scroll": {"x": 1, "y": 2, "dx": 3, "dy": -4}}"#, .scroll(x: 1, y: 2, dx: 3, dy: -4)),
        (#"{"choose": {"device": "iPhone SE"}}"#, .choose(device: "iPhone SE")),
        (#"{"change": {"setting": {"darkMode": {"on": true}}}}"#, .change(setting: .darkMode(on: true))),
        (#"{"change": {"setting": {"textSize": {"step": 11}}}}"#, .change(setting: .textSize(step: 11))),
        (#"{"press": {"button": "background"}}"#, .press(button: .background)),
        (#"{"press": {"button": "turnLeft"}}"#, .press(button: .turnLeft)),
        (
            #"{"change": {"setting": {"secondScene": {"size": "narrow"}}}}"#,
            .change(setting: .secondScene(size: .narrow))
        ),
        (#"{"voiceOver": {"gesture": "next"}}"#, .voiceOver(gesture: .next)),
        (#"{"key": {"name": "tab", "shift": true}}"#, .key(name: .tab, shift: true)),
        (
            #"{"change": {"setting": {"locale": {"identifier": "de_DE"}}}}"#,
            .change(setting: .locale(identifier: "de_DE"))
        ),
        (#"{"type": {"text": "a\n"}}"#, .type(text: "a\n")),
        (#"{"look": {"tree": false}}"#, .look(tree: false)),
    ])
    func aMessageIsUnderstood(text: String, message: PageMessage) throws {
        #expect(try PageMessage(decoding: text) == message)
    }

    @Test(arguments: ["", "{}", #"{"touch": {}}"#, #"{"press": {"button": "explode"}}"#])
    func nonsenseIsNot(text: String) {
        #expect(throws: (any Error).self) { try PageMessage(decoding: text) }
    }

    @Test func aSettingChangesTheDeviceAndTheStateTellsIt() {
        let simulator = Simulator()
        for setting in [
            DeviceSetting.darkMode(on: true), .textSize(step: 99), .rightToLeft(on: true), .reduceMotion(on: true),
            .increaseContrast(on: true), .reduceTransparency(on: true), .smartInvert(on: true),
            .differentiateWithoutColor(on: true), .boldText(on: true), .buttonShapes(on: true),
            .voiceOver(on: true), .inCall(on: true),
        ] {
            setting.apply(to: simulator)
        }
        let state = DeviceState(of: simulator, withTree: false)
        #expect(state.isDark && state.isRightToLeft && state.reducesMotion && state.increasesContrast)
        #expect(state.reducesTransparency && state.invertsColors && state.differentiatesWithoutColor)
        #expect(state.isTextBold && state.showsButtonShapes && state.isVoiceOverOn && state.isInCall)
        #expect(state.textSize == 11, "the largest")
        #expect(state.tree == nil)
    }

    @Test func theStateTellsWhereVoiceOverIsAndWhatItSaid() {
        let simulator = Simulator()
        let controller = UIViewController()
        let button = UIButton(frame: CGRect(x: 10, y: 100, width: 80, height: 44))
        button.setTitle("Post", for: .normal)
        controller.view.addSubview(button)
        simulator.show(controller)
        #expect(DeviceState(of: simulator, withTree: true).tree == "button \"Post\" (10, 100, 80, 44)")
        #expect(DeviceState(of: simulator, withTree: true).spoken == nil)
        simulator.voiceOver.start()
        let state = DeviceState(of: simulator, withTree: false)
        #expect(state.spoken == "Post, Button")
        #expect(state.cursor.map { [$0.x, $0.y, $0.width, $0.height] } == [10, 100, 80, 44])
    }

    @Test func aMessageOfTheHostIsNamed() throws {
        #expect(try HostMessage.recording(path: "/recording.png?1").encoded() == #"{"recording":"\/recording.png?1"}"#)
        let greeting = PageGreeting(of: Simulator(device: .iPhoneSE), devices: [.iPhoneSE, .iPhone16])
        let text = try HostMessage.device(greeting).encoded()
        #expect(text.hasPrefix(#"{"device":{"cornerRadius":0,"devices":["iPhone SE","iPhone 16"]"#))
    }

    @Test func theGreetingTellsHowDeviceAndInterfaceAreTurned() {
        let simulator = Simulator()
        let controller = UIViewController()
        simulator.show(controller)
        var seen: [[Double]] = []
        for _ in 1...4 {
            simulator.rotate(to: simulator.orientation.turned(by: 1))
            let greeting = PageGreeting(of: simulator, devices: [])
            seen.append([
                Double(greeting.heldTurns), Double(greeting.shownTurns), greeting.width, greeting.height,
            ])
        }
        // A phone's interface doesn't stand on its head.
        #expect(seen == [[1, 1, 852, 393], [2, 1, 852, 393], [3, 3, 852, 393], [0, 0, 393, 852]])
    }

    @Test func aSecondSceneOpensBesideTheFirstOnATablet() {
        let simulator = Simulator(device: .iPad11)
        simulator.launch(AppDelegate.self)
        for (size, widths) in [(SecondScene.half, [412.0, 412]), (.narrow, [504, 320]), (.none, [])] {
            DeviceSetting.secondScene(size: size).apply(to: simulator)
            #expect(simulator.splitScenes.map { Double($0.coordinateSpace.bounds.width) } == widths)
            #expect(DeviceState(of: simulator, withTree: false).secondScene == size)
        }
        #expect(simulator.scenes.map(\.isFullScreen) == [true])
    }

    @Test func aPhoneHasRoomForOneScene() {
        let simulator = Simulator()
        simulator.launch(AppDelegate.self)
        DeviceSetting.secondScene(size: .half).apply(to: simulator)
        #expect(simulator.scenes.count == 1)
    }
}
