import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Posts at the top of a window of iPadOS 26, whose controls cover a corner of it.
@MainActor
@Suite(.leavesNothingBehind)
struct WindowControlsTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let presentation: PostPresentation

        init(_ description: String, _ presentation: PostPresentation) {
            (testDescription, self.presentation) = (description, presentation)
        }
    }

    nonisolated static let cases = [
        Case("default", PostPresentation()), Case("bar", .bar(.top)), Case("float", .float(.top)),
        Case("card", .card(.top)), Case("tab", .tab(.top)), Case("pill", .pill), Case("status line", .statusLine),
        Case("full screen", .fullScreen),
        Case("leading corner", PostPresentation { $0.placement = PostPlacement.topLeading }),
    ]

    /// The posters at the top of a window.
    enum Place: CaseIterable {
        case window, postWindow, safeView, wholeView, bars, underBar
    }

    private static let size = CGSize(width: 420, height: 600)

    private func makeStage(
        _ controller: UIViewController? = nil, device: Device = .iPad11
    ) throws -> (Stage, UIWindowScene) {
        let stage = Stage(device: device, controller)
        return (stage, try #require(stage.window.windowScene))
    }

    private func poster(at place: Place, on stage: Stage, _ scene: UIWindowScene) -> any Poster {
        switch place {
        case .window: scene.postView
        case .postWindow: scene.postWindow()
        case .safeView: stage.view.createPostView(edge: .top)
        case .wholeView: stage.view.createPostView(edge: .top, constrainToSafeArea: false)
        case .bars, .underBar:
            ((stage.controller as? UINavigationController)?.topViewController ?? stage.controller)
                .createBarPostView(edge: .top)
        }
    }

    /// Expects no part of the content to be under the controls.
    private func expectClear(
        _ view: UIView, on stage: Stage, _ scene: UIWindowScene, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let controls = try #require(stage.simulator.windowControls(of: scene), sourceLocation: sourceLocation)
        let frames = stage.contentFrames(in: view)
        #expect(!frames.isEmpty, sourceLocation: sourceLocation)
        for frame in frames {
            #expect(!frame.intersects(controls), "\(frame)", sourceLocation: sourceLocation)
        }
        #expect(!stage.hasEndlessLayouts && stage.simulator.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
    }

    private func post(_ presentation: PostPresentation, on poster: any Poster) -> MessageView {
        let view = Stage.makeMessageView()
        var request = PostRequest(view: view)
        request.editPresentation { $0 = presentation }
        poster.post(request)
        return view
    }

    // MARK: Presets

    @Test(arguments: cases, Place.allCases)
    func contentIsClearOfTheControls(of preset: Case, at place: Place) throws {
        let screen = UIViewController()
        let (stage, scene) = try makeStage(
            place == .underBar ? UINavigationController(rootViewController: screen) : nil)
        stage.simulator.resize(scene, to: Self.size)
        stage.rest()
        let view = post(preset.presentation, on: poster(at: place, on: stage, scene))
        stage.simulator.advance(by: Simulator.frame)
        try expectClear(view, on: stage, scene)
        stage.rest()
        try expectClear(view, on: stage, scene)
    }

    @Test(.bothReadings(of: .windowControlsDiffer), arguments: cases)
    func contentIsClearRightToLeft(of preset: Case) throws {
        let (stage, scene) = try makeStage()
        stage.simulator.layoutDirection = .rightToLeft
        stage.simulator.resize(scene, to: Self.size)
        stage.rest()
        let view = post(preset.presentation, on: scene.postView)
        stage.rest()
        try expectClear(view, on: stage, scene)
    }

    @Test(.bothReadings(of: .windowControlsDiffer), arguments: cases, [Device.iPad11, .iPad11WithPhoneApp])
    func contentStaysClearWhileTheWindowIsResized(of preset: Case, on device: Device) throws {
        let (stage, scene) = try makeStage(device: device)
        let view = post(preset.presentation, on: scene.postView)
        stage.rest()
        let before = try stage.slotFrame(of: view)
        for size in [Self.size, CGSize(width: 330, height: 400), CGSize(width: 800, height: 1100)] {
            stage.simulator.resize(scene, to: size)
            stage.rest()
            try expectClear(view, on: stage, scene)
        }
        stage.simulator.resize(scene, to: nil)
        stage.rest()
        #expect(try stage.slotFrame(of: view) == before)
    }

    @Test func barFillsTheAreaOfTheControls() throws {
        let (stage, scene) = try makeStage()
        stage.simulator.resize(scene, to: Self.size)
        stage.rest()
        let view = post(.bar(.top), on: scene.postView)
        stage.rest()
        let controls = try #require(stage.simulator.windowControls(of: scene))
        #expect(try stage.slotFrame(of: view).minY == 0)
        #expect(view.titleLabel.convert(view.titleLabel.bounds, to: nil).minY >= controls.maxY)
    }

    @Test func postViewBesideTheControlsDoesNotMove() throws {
        let (stage, scene) = try makeStage()
        let column = UIView(frame: CGRect(x: 100, y: 0, width: 300, height: 600))
        stage.view.addSubview(column)
        stage.simulator.resize(scene, to: Self.size)
        let postView = column.createPostView(edge: .top)
        let view = post(PostPresentation(), on: postView)
        stage.rest()
        #expect(try stage.slotFrame(of: view).minY == 24 + 20)
    }

    // MARK: Stacks

    @Test(arguments: [true, false], [0, 24] as [CGFloat])
    func stackIsClearOfTheControls(usesSafeArea: Bool, band: CGFloat) throws {
        let (stage, scene) = try makeStage()
        let stack = stage.view.createPlainStackView(edge: .top, constrainToSafeArea: usesSafeArea)
        stack.spaceViewHeight = band
        let view = Stage.makeMessageView()
        stack.post(PostRequest(view: view))
        stage.rest()
        let before = try stage.slotFrame(of: view)
        #expect(before.minY == (usesSafeArea ? 24 : 0) + band)
        stage.simulator.resize(scene, to: Self.size)
        stage.rest()
        try expectClear(view, on: stage, scene)
        let controls = try #require(stage.simulator.windowControls(of: scene))
        #expect(try stage.slotFrame(of: view).minY == controls.maxY)
        let next = Stage.makeMessageView()
        stack.post(PostRequest(view: next))
        stage.rest()
        try expectClear(next, on: stage, scene)
        #expect((stack.spaceView.backgroundColor != nil) == (band > 0))
        stage.simulator.resize(scene, to: nil)
        stage.rest()
        #expect(try stage.slotFrame(of: view) == before)
    }

    // MARK: Without controls

    @Test(arguments: cases, [Device.iPad11, .iPhone16Pro])
    func roundCornersOfTheDisplayChangeNothing(of preset: Case, on device: Device) throws {
        let controller = HidingController()
        let stage = Stage(device: device, controller)
        stage.simulator.rotate(to: .landscapeLeft)
        let view = post(preset.presentation, on: stage.postView)
        stage.rest()
        let insets = try #require(stage.window.windowScene?.windows.first).safeAreaInsets
        #expect(stage.window.clearInsets == insets && insets.top == 0)
        #expect(WindowControls.area(in: stage.window) == nil)
        let content = try #require(stage.contentFrames(in: view).map(\.minY).min())
        #expect(content < 60 || preset.testDescription == "full screen")
    }

    private final class HidingController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }
}
