import Foundation
import Simulator
import Testing
import UIKit

@testable import Example

/// The messages between page and host.
@MainActor
struct PageMessageTests {
    private struct ValidMessage: CustomTestStringConvertible {
        let text: String
        let message: PageMessage
        var testDescription: String { text }
    }

    @Test(
        arguments: ([
            (#"{"show": {"scale": 2}}"#, PageMessage.show(scale: ScreenScale(2))),
            (#"{"drawn": {}}"#, .drawn),
            (
                #"{"touch": {"id": 1, "phase": "moved", "x": 10, "y": 20.5}}"#,
                .touch(id: 1, phase: .moved, x: ScreenCoordinate(10), y: ScreenCoordinate(20.5))
            ),
            (
                #"{"scroll": {"x": 1, "y": 2, "dx": 3, "dy": -4}}"#,
                .scroll(
                    x: ScreenCoordinate(1), y: ScreenCoordinate(2), dx: ScrollDistance(3), dy: ScrollDistance(-4))
            ),
            (#"{"point": {"x": 1, "y": 2}}"#, .point(x: ScreenCoordinate(1), y: ScreenCoordinate(2))),
            (#"{"point": {}}"#, .point(x: nil, y: nil)),
            (#"{"secondaryClick": {"x": 1, "y": 2}}"#, .secondaryClick(x: ScreenCoordinate(1), y: ScreenCoordinate(2))),
            (#"{"choose": {"device": "iPhone SE"}}"#, .choose(device: DeviceChoice(.iPhoneSE))),
            (#"{"change": {"setting": {"darkMode": {"on": true}}}}"#, .change(setting: .darkMode(on: true))),
            (
                #"{"change": {"setting": {"textSize": {"step": 11}}}}"#,
                .change(setting: .textSize(step: TextSizeStep(11)))
            ),
            (#"{"press": {"button": "background"}}"#, .press(button: .background)),
            (#"{"press": {"button": "turnLeft"}}"#, .press(button: .turnLeft)),
            (
                #"{"change": {"setting": {"secondScene": {"size": "narrow"}}}}"#,
                .change(setting: .secondScene(size: .narrow))
            ),
            (
                #"{"change": {"setting": {"fold": {"degrees": 120}}}}"#,
                .change(setting: .fold(degrees: FoldAngle(120)))
            ),
            (#"{"voiceOver": {"gesture": "next"}}"#, .voiceOver(gesture: .next)),
            (#"{"key": {"name": "tab", "shift": true}}"#, .key(name: .tab, shift: true)),
            (
                #"{"change": {"setting": {"locale": {"identifier": "de_DE"}}}}"#,
                .change(setting: .locale(identifier: RegionChoice(Locale(identifier: "de_DE"))))
            ),
            (
                #"{"change": {"setting": {"language": {"tag": "pt-BR"}}}}"#,
                .change(setting: .language(tag: LanguageChoice("pt-BR")))
            ),
            (#"{"type": {"text": "a\n"}}"#, .type(text: TypedText("a\n"))),
            (#"{"look": {"tree": false}}"#, .look(tree: false)),
        ] as [(String, PageMessage)]).map { ValidMessage(text: $0, message: $1) })
    private func validMessageIsDecoded(message: ValidMessage) throws {
        #expect(try PageMessage(decoding: message.text) == message.message)
    }

    @Test(arguments: HardwareKey.allCases)
    func pageSendsHardwareKeyByItsName(key: HardwareKey) throws {
        let message = #"{"key": {"name": "\#(key.rawValue)", "shift": false}}"#
        #expect(try PageMessage(decoding: message) == .key(name: key, shift: false))
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Page/controls.js").standardized
        let script = try String(contentsOf: page, encoding: .utf8)
        let names = try #require(script.firstMatch(of: /const hardware = {([^}]*)}/)).1
        #expect(names.contains("\"\(key.rawValue)\""))
    }

    @Test func pageOffersEachLanguageByItsOwnName() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Page/index.html").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let menu = try #require(text.firstMatch(of: /<select id="language">(?<options>[^\0]*?)<\/select>/)).options
        let options = menu.matches(of: /<option value="(?<tag>[^"]*)" lang="(?<lang>[^"]*)">(?<name>[^<]+)</)
        #expect(options.map { String($0.tag) } == LanguageChoice.tags)
        #expect(options.allSatisfy { $0.tag == $0.lang })
        #expect(Set(options.map(\.name)).count == options.count)
        let names = Dictionary(uniqueKeysWithValues: options.map { (String($0.tag), String($0.name)) })
        #expect(names["de"] == "Deutsch" && names["ja"] == "日本語" && names["pt-BR"] == "Português (Brasil)")
    }

    /// A text with a description of at most 60 characters.
    private struct InvalidMessage: CustomTestStringConvertible {
        let text: String
        var testDescription: String {
            text.count > 60 ? "\(text.prefix(30))… (\(text.count) characters)" : text
        }
    }

    @Test(
        arguments: [
            "", "{}", #"{"touch": {}}"#, #"{"press": {"button": "explode"}}"#,
            #"{"drawn": {}, "look": {"tree": true}}"#,
            #"{"show": {"scale": 1e999}}"#, #"{"show": {"scale": NaN}}"#, #"{"show": {"scale": "2"}}"#,
            #"{"touch": {"id": 1e30, "phase": "began", "x": 0, "y": 0}}"#,
            #"{"choose": {"device": "Mac Catalyst"}}"#, #"{"choose": {"device": "iPhone 1"}}"#,
            #"{"change": {"setting": {"locale": {"identifier": "xx_XX@a=b"}}}}"#,
            #"{"change": {"setting": {"language": {"tag": "tlh"}}}}"#,
            #"{"change": {"setting": {"language": {"tag": "pt_BR"}}}}"#,
            #"{"type": {"text": "\ud800"}}"#, #"{"type": {"text": "\#(String(repeating: "a", count: 257))"}}"#,
            String(repeating: "[", count: 10_000),
        ].map(InvalidMessage.init))
    private func invalidMessageIsRejected(message: InvalidMessage) {
        #expect(throws: (any Error).self) { try PageMessage(decoding: message.text) }
    }

    @Test(arguments: ["1e308", "-1e308", "1e-320", "-0", "123456789012345678901234567890"])
    func numbersAreClamped(number: String) throws {
        let scroll = #"{"scroll": {"x": \#(number), "y": \#(number), "dx": \#(number), "dy": \#(number)}}"#
        guard case .scroll(let x, let y, let dx, let dy) = try PageMessage(decoding: scroll) else {
            Issue.record("\(scroll) is another message")
            return
        }
        #expect([x, y].allSatisfy { abs($0.points) <= 5_000 } && [dx, dy].allSatisfy { abs($0.points) <= 5_000 })
        guard case .show(let scale) = try PageMessage(decoding: #"{"show": {"scale": \#(number)}}"#) else {
            Issue.record("no scale")
            return
        }
        #expect(0.25...3 ~= scale.pixelsPerPoint)
    }

    @Test func textSizesAreClamped() {
        #expect(TextSizeStep(-1) == TextSizeStep(0) && TextSizeStep(.max) == TextSizeStep(11))
    }

    @Test func controlCharactersAreDropped() throws {
        let text = TypedText("a\u{0}\u{1B}\u{9}b\n\u{8}\u{7F}👩‍🚀").text
        #expect(text == "ab\n\u{8}\u{7F}👩‍🚀")
    }

    @Test func deviceStateReflectsChangedSettings() {
        let simulator = Simulator()
        for setting in [
            DeviceSetting.darkMode(on: true), .textSize(step: TextSizeStep(99)), .language(tag: LanguageChoice("fr")),
            .rightToLeft(on: true), .reduceMotion(on: true), .increaseContrast(on: true), .reduceTransparency(on: true),
            .smartInvert(on: true), .differentiateWithoutColor(on: true), .boldText(on: true), .buttonShapes(on: true),
            .voiceOver(on: true), .inCall(on: true),
        ] {
            setting.apply(to: simulator)
        }
        let state = DeviceState(of: simulator, withTree: false)
        #expect(state.isDark && state.isRightToLeft && state.reducesMotion && state.increasesContrast)
        #expect(state.reducesTransparency && state.invertsColors && state.differentiatesWithoutColor)
        #expect(state.isTextBold && state.showsButtonShapes && state.isVoiceOverOn && state.isInCall)
        #expect(state.textSize == 11, "the largest size")
        #expect(state.language == "fr")
        #expect(state.tree == nil)
    }

    @Test func deviceStateHasVoiceOverCursorAndSpeech() {
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

    @Test func hostMessageIsEncodedUnderItsName() throws {
        #expect(try HostMessage.recording(path: "/recording.png?1").encoded() == #"{"recording":"\/recording.png?1"}"#)
        let greeting = PageGreeting(of: Simulator(device: .iPhoneSE), devices: [.iPhoneSE, .iPhone16])
        let text = try HostMessage.device(greeting).encoded()
        #expect(text.hasPrefix(#"{"device":{"corners":[0,0,0,0],"devices":["iPhone SE","iPhone 16"]"#))
    }

    @Test func greetingReportsDeviceAndInterfaceRotation() {
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
        // The interface of a phone is never upside down.
        #expect(seen == [[1, 1, 852, 393], [2, 1, 852, 393], [3, 3, 852, 393], [0, 0, 393, 852]])
    }

    @Test func greetingHasTheDisplayThatIsInUse() {
        let simulator = Simulator(device: .iPhoneDuo)
        simulator.launch(AppDelegate.self)
        let closed = PageGreeting(of: simulator, devices: [])
        #expect(closed.isFoldable && !closed.hasSecondScene && closed.corners == [8, 59, 59, 8])
        #expect([closed.width, closed.height] == [466, 678])
        DeviceSetting.fold(degrees: FoldAngle(500)).apply(to: simulator)
        let open = PageGreeting(of: simulator, devices: [])
        #expect(open.hasSecondScene && open.corners == [55, 55, 55, 55] && open.shownTurns == 3)
        #expect([open.width, open.height] == [951, 669])
        #expect(DeviceState(of: simulator, withTree: false).foldAngle == 180)
        #expect(!PageGreeting(of: Simulator(), devices: []).isFoldable)
    }

    @Test func secondSceneOpensOnAnOpenPhone() {
        let simulator = Simulator(device: .iPhoneDuo)
        simulator.launch(AppDelegate.self)
        DeviceSetting.secondScene(size: .half).apply(to: simulator)
        #expect(simulator.scenes.count == 1)
        simulator.fold(to: .flat)
        DeviceSetting.secondScene(size: .half).apply(to: simulator)
        #expect(simulator.splitScenes.map(\.coordinateSpace.bounds.width) == [469, 469])
        #expect(DeviceState(of: simulator, withTree: false).secondScene == .half)
    }

    @Test func secondSceneOpensNextToFirstOnTablet() {
        let simulator = Simulator(device: .iPad11)
        simulator.launch(AppDelegate.self)
        for (size, widths) in [(SecondScene.half, [412.0, 412]), (.narrow, [504, 320]), (.none, [])] {
            DeviceSetting.secondScene(size: size).apply(to: simulator)
            #expect(simulator.splitScenes.map { Double($0.coordinateSpace.bounds.width) } == widths)
            #expect(DeviceState(of: simulator, withTree: false).secondScene == size)
        }
        #expect(simulator.scenes.map(\.isFullScreen) == [true])
    }

    @Test func secondSceneHasItsOwnWindowOnMac() {
        let simulator = Simulator(device: .mac)
        simulator.launch(AppDelegate.self)
        for (size, widths) in [(SecondScene.half, [800.0, 800]), (.narrow, [800, 360]), (.none, [800])] {
            DeviceSetting.secondScene(size: size).apply(to: simulator)
            #expect(simulator.scenes.map { Double($0.coordinateSpace.bounds.width) } == widths)
            #expect(DeviceState(of: simulator, withTree: false).secondScene == size)
        }
    }

    @Test func phoneShowsOneScene() {
        let simulator = Simulator()
        simulator.launch(AppDelegate.self)
        DeviceSetting.secondScene(size: .half).apply(to: simulator)
        #expect(simulator.scenes.count == 1)
    }
}
