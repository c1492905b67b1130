import Foundation
import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The device that all pages share.
@MainActor
@Suite(.tasksInOrder)
struct PagesTests {
    private let reports = Reports()
    private let pages: Pages

    init() {
        pages = Pages(showing: AppDelegate.self, isInRealTime: false) { [reports] in reports.lines.append($0) }
    }

    @Test func pageReceivesScreenPicture() async throws {
        let page = try OpenPage(pages)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        pages.showFrame()
        #expect(try await page.next("device")["name"] as? String == "iPhone 16")
        try await page.expectScreenPicture()
    }

    @Test func changingDeviceKeepsSettings() throws {
        let page = try OpenPage(pages)
        let settings = [
            #""darkMode": {"on": true}"#, #""textSize": {"step": 11}"#, #""locale": {"identifier": "ar_EG"}"#,
            #""language": {"tag": "he"}"#, #""rightToLeft": {"on": false}"#, #""reduceMotion": {"on": true}"#,
            #""increaseContrast": {"on": true}"#, #""reduceTransparency": {"on": true}"#,
            #""smartInvert": {"on": true}"#,
            #""differentiateWithoutColor": {"on": true}"#, #""boldText": {"on": true}"#,
            #""buttonShapes": {"on": true}"#, #""hardwareKeyboard": {"on": true}"#, #""inCall": {"on": true}"#,
            #""voiceOver": {"on": true}"#,
        ]
        try page.send(#"{"show": {"scale": 0.5}}"#)
        for setting in settings { try page.send(#"{"change": {"setting": {\#(setting)}}}"#) }
        let former = DeviceSetting.all(of: pages.simulator)
        #expect(former == allChanged)

        for device in ["iPhone SE", "iPad Pro 11″"] {
            try page.send(#"{"choose": {"device": "\#(device)"}}"#)
            try page.send(#"{"show": {"scale": 0.5}}"#)
            #expect(pages.simulator.device.name == device)
            #expect(DeviceSetting.all(of: pages.simulator) == former)
            #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
            #expect(pages.simulator.voiceOver.focusedElement != nil, "the cursor of VoiceOver is on the new screen")
        }
        #expect(reports.lines.isEmpty)
    }

    @Test func foldingKeepsTheAppAndSendsTheOtherDisplay() async throws {
        let page = try OpenPage(pages)
        try page.send(#"{"choose": {"device": "iPhone Duo"}}"#)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        let scene = try #require(AppDriver(on: pages.simulator).scene)
        for _ in 1...2 { _ = try await page.next("device") }
        try page.send(#"{"change": {"setting": {"fold": {"degrees": 120}}}}"#)
        #expect(AppDriver(on: pages.simulator).scene === scene && pages.simulator.fold == .angle(120))
        #expect(try await page.next("device")["width"] as? Double == 951)
    }

    @Test func choosingALanguageRelaunchesTheApp() async throws {
        PostEnvironment.app.strings.ok = "So be it"
        let page = try OpenPage(pages)
        try page.send(#"{"change": {"setting": {"darkMode": {"on": true}}}}"#)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        let scene = try #require(AppDriver(on: pages.simulator).scene)
        #expect(PostEnvironment.app.strings.ok == PostStrings().ok, "the texts are those of the new process")
        PostEnvironment.app.strings.ok = "So be it"

        try page.send(#"{"change": {"setting": {"language": {"tag": "ar"}}}}"#)
        #expect(UIApplication.shared.connectedScenes.isEmpty && pages.simulator.languages == ["ar"])
        // The first message is about the device that the page opened with.
        for _ in 1...2 { _ = try await page.next("device") }
        try page.send(#"{"drawn": {}}"#)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        let relaunched = try #require(AppDriver(on: pages.simulator).scene)
        #expect(relaunched !== scene && relaunched.traitCollection.layoutDirection == .rightToLeft)
        #expect(pages.simulator.userInterfaceStyle == .dark && pages.simulator.device == .iPhone16)
        #expect(PostEnvironment.app.strings.ok == PostStrings().ok)
        try await page.expectScreenPicture()

        try page.send(#"{"change": {"setting": {"language": {"tag": "ar"}}}}"#)
        #expect(AppDriver(on: pages.simulator).scene === relaunched, "the same language relaunches nothing")
        try page.send(#"{"change": {"setting": {"language": {"tag": "de"}}}}"#)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        #expect(pages.simulator.layoutDirection == .leftToRight)
    }

    @Test func pageReceivesTheCodeOfTheLastPost() async throws {
        let page = try OpenPage(pages)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        await pages.simulator.advance(by: 1)
        var sample: [String: String]?
        while sample == nil { sample = try await page.next("state")["sample"] as? [String: String] }
        #expect(sample?["code"]?.contains("BadgeMessage(") == true)
    }

    private var allChanged: [DeviceSetting] {
        [
            .darkMode(on: true), .textSize(step: TextSizeStep(11)), .language(tag: LanguageChoice("he")),
            .locale(identifier: RegionChoice(Locale(identifier: "ar_EG"))), .rightToLeft(on: false),
            .reduceMotion(on: true), .increaseContrast(on: true), .reduceTransparency(on: true), .smartInvert(on: true),
            .differentiateWithoutColor(on: true), .boldText(on: true), .buttonShapes(on: true),
            .hardwareKeyboard(on: true), .inCall(on: true), .voiceOver(on: true),
        ]
    }

    @Test func extremeScrollKeepsTreeReadable() throws {
        let page = try OpenPage(pages)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        AppDriver(on: pages.simulator).navigation?.pushViewController(ScreensViewController(), animated: false)
        pages.simulator.advance(by: 1)
        for delta in ["1e308", "-1e308"] {
            try page.send(#"{"scroll": {"x": 196, "y": 400, "dx": \#(delta), "dy": \#(delta)}}"#)
            pages.simulator.advance(by: 1)
            try page.send(#"{"look": {"tree": true}}"#)
        }
        let tree = pages.simulator.accessibilityDump()
        #expect(tree.contains(#"header "Screens""#) && tree.contains(#"element "Undo""#))
    }

    @Test func invalidMessagesAreReportedAndIgnored() throws {
        let page = try OpenPage(pages)
        try page.send("{\"explode\": {\u{7}")
        try page.page.receive(.part(.binary, [1, 2], fin: true))
        #expect(reports.lines.count == 2)
        #expect(reports.lines.first?.hasPrefix(#"ignored the message "{\"explode\": {\u{07}" from a page: "#) == true)
        #expect(reports.lines.last == "ignored a binary message from a page: pages send text")
        for _ in 1...100 { try page.send("nonsense") }
        #expect(reports.lines.count == 11 && reports.lines.last == "further ignored messages aren't reported")
        try page.send(#"{"change": {"setting": {"darkMode": {"on": true}}}}"#)
        #expect(pages.simulator.userInterfaceStyle == .dark)
    }

    @Test func atMostSixteenPagesAreOpen() throws {
        let first = try OpenPage(pages)
        for _ in 2...16 { _ = try OpenPage(pages) }
        #expect(pages.open { _ in } == nil)
        #expect(reports.lines == ["refused a page: 16 are open"])
        first.page.close()
        _ = try OpenPage(pages)
    }

    @Test func pageHasAtMostTenTouches() throws {
        let page = try OpenPage(pages)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        let counter = TouchCounter()
        AppDriver(on: pages.simulator).scene?.windows.first?.addGestureRecognizer(counter)
        for id in 1...50 {
            try page.send(#"{"touch": {"id": \#(id), "phase": "began", "x": 20, "y": 700}}"#)
        }
        #expect(counter.began == 10)
        page.page.close()
        #expect(counter.cancelled == 10)
    }

    @Test func recordingEndsAfterThirtySeconds() async throws {
        let page = try OpenPage(pages)
        try page.send(#"{"show": {"scale": 0.5}}"#)
        try page.send(#"{"press": {"button": "startRecording"}}"#)
        await pages.simulator.advance(by: 29)
        pages.showFrame()
        #expect(pages.simulator.isRecording && pages.recording == nil)
        await pages.simulator.advance(by: 2)
        pages.showFrame()
        #expect(!pages.simulator.isRecording && pages.recording?.number == 1)
        _ = try await page.next(.text) { $0.payload == Data(#"{"recording":"\/recording.png?1"}"#.utf8) }
    }

    private final class Reports {
        var lines: [String] = []
    }

    private final class TouchCounter: UIGestureRecognizer {
        var began = 0
        var cancelled = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began += touches.count }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { cancelled += touches.count }
    }
}
