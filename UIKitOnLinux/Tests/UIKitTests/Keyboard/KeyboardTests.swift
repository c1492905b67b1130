import Simulator
import Testing

@testable import UIKit

@MainActor
struct KeyboardTests {
    private let stage = FormStage()
    private let log = KeyboardLog()

    private static let shown = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    private static let hidden = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]

    // MARK: - Frames

    @Test(arguments: [
        (Device.iPhoneSE, 260.0), (.iPhone13mini, 336), (.iPhone16, 336), (.iPhone16Pro, 336), (.iPhone16ProMax, 346),
        (.iPad11, 320),
    ])
    func itIsAsHighAsApplesOnEachDevice(device: Device, height: CGFloat) {
        let stage = FormStage(device: device)
        stage.first.becomeFirstResponder()
        let screen = device.screenSize
        #expect(
            stage.simulator.keyboardFrame
                == CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
    }

    @Test func withoutSuggestionsItIsLower() {
        for change: (UITextField) -> Void in [
            { $0.autocorrectionType = .no }, { $0.isSecureTextEntry = true }, { $0.keyboardType = .numberPad },
        ] {
            let stage = FormStage()
            change(stage.first)
            stage.first.becomeFirstResponder()
            #expect(stage.simulator.keyboardFrame?.height == 291)
        }
    }

    // MARK: - Notifications

    @Test func itTellsThatItComesAndGoes() throws {
        stage.first.becomeFirstResponder()
        #expect(log.names == ["willChangeFrame", "willShow"])
        stage.simulator.advance(by: 0.45)
        #expect(log.names.count == 2, "its spring takes half a second")
        stage.simulator.advance(by: 0.1)
        #expect(log.names == Self.shown)
        let up = CGRect(x: 0, y: 516, width: 393, height: 336)
        let down = CGRect(x: 0, y: 852, width: 393, height: 336)
        for entry in log.entries {
            #expect(entry.begin == down && entry.end == up && entry.duration == 0.25 && entry.curve == 7)
            #expect(entry.isLocal)
        }
        log.clear()
        stage.first.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.hidden)
        #expect(log.entries.allSatisfy { $0.begin == up && $0.end == down })
        #expect(stage.simulator.keyboardFrame == nil)
    }

    @Test func forTheNextFieldItStaysWithoutAWord() {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.entries.isEmpty && stage.simulator.keyboardFrame != nil)
    }

    @Test func anotherHeightIsTold() {
        stage.second.keyboardType = .numberPad
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.shown)
        #expect(log.entries.first.map { [$0.begin.minY, $0.end.minY] } == [516, 561])
        log.clear()
        stage.second.keyboardType = .default
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.shown, "a trait of the field that is edited counts at once")
    }

    @Test func aKeyboardThatTurnsAroundOnItsWaySaysNothingOfItsFirstEnd() {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 0.2)
        stage.first.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == ["willChangeFrame", "willShow"] + Self.hidden)
    }

    @Test func aHandlerThatEndsEditingIsHeardInOrder() {
        log.onEntry = { [stage] entry in
            if entry.name == "willShow" { stage.first.resignFirstResponder() }
        }
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == ["willChangeFrame", "willShow"] + Self.hidden)
        #expect(stage.simulator.keyboardFrame == nil && !stage.first.isEditing)
    }

    @Test func withoutAnimationsItIsThereAtOnce() {
        UIView.performWithoutAnimation { _ = stage.first.becomeFirstResponder() }
        #expect(log.names == Self.shown && log.entries.allSatisfy { $0.duration == 0 })
    }

    @Test func whatAHandlerMovesMovesAlong() {
        let bar = UIView(frame: CGRect(x: 0, y: 800, width: 393, height: 52))
        stage.view.addSubview(bar)
        stage.simulator.advance(by: 0)
        log.onEntry = { entry in if entry.name == "willShow" { bar.frame.origin.y = entry.end.minY - 52 } }
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 0)
        #expect(bar.frame.minY == 464)
        stage.simulator.advance(by: 0.25)
        // The spring of 3, 1000 and 500 is at 94.3 % after a quarter of a second.
        let seen = bar.layer.presentation()?.frame.minY ?? 0
        #expect(abs(seen - (800 - 0.943 * 336)) < 1)
    }

    @Test func theCurveOfTheNotificationAnimatesAsTheKeyboardDoes() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(bar)
        stage.simulator.advance(by: 0)
        UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
            bar.frame.origin.y = 100
        }
        stage.simulator.advance(by: 0)
        stage.simulator.advance(by: 0.25)
        #expect(abs((bar.layer.presentation()?.frame.minY ?? 0) - 94.3) < 0.5)
    }

    // MARK: - Views of the app's

    @Test func anAccessoryViewStandsOnTheKeysAndCounts() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        stage.first.inputAccessoryView = bar
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.keyboardFrame?.height == 380)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
        log.clear()
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.shown && stage.simulator.keyboardFrame?.height == 336)
        #expect(bar.window == nil)
    }

    @Test func theSameAccessoryViewOfTwoFieldsStays() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        for field in [stage.first, stage.second] { field.inputAccessoryView = bar }
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.entries.isEmpty)
    }

    @Test func anAccessoryViewMayComeFromFurtherUpTheChain() {
        final class Chat: UIView {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let chat = Chat(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        chat.addSubview(field)
        stage.view.addSubview(chat)
        field.becomeFirstResponder()
        #expect(stage.simulator.keyboardFrame?.height == 386)
        chat.becomeFirstResponder()
        #expect(stage.simulator.keyboardFrame?.height == 50, "it isn't typed into, so that there are no keys")
    }

    /// A screen with a bar that is its accessory view, and a text field in the bar.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }

        override func viewDidLoad() { bar.addSubview(field) }
    }

    @Test func fieldInAccessoryViewIsTypedInto() {
        let chat = Chat()
        stage.window.rootViewController = chat
        chat.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        chat.field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(chat.field.isFirstResponder && !chat.isFirstResponder && stage.window.isKeyWindow)
        #expect(stage.simulator.keyboardFrame?.height == 386)
        stage.simulator.typeText("a")
        #expect(chat.field.text == "a")
        chat.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(chat.isFirstResponder && stage.simulator.keyboardFrame?.height == 50)
    }

    /// A lone accessory view is lower than the keys that replace it.
    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func keysReplaceLoneAccessoryView(device: Device) {
        let stage = FormStage(device: device)
        let chat = Chat()
        stage.window.rootViewController = chat
        chat.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(stage.simulator.keyTitles.contains("Q"))
        stage.simulator.advance(by: 1)
        stage.simulator.tapKey("Q")
        #expect(field.text == "Q")
    }

    @Test func anInputViewTakesTheKeysPlace() {
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.first.inputView = picker
        #expect(log.entries.isEmpty)
        stage.first.reloadInputViews()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.shown && stage.simulator.keyTitles.isEmpty)
        #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 652, width: 393, height: 200))
    }

    // MARK: - Hardware, windows, scenes

    @Test func withAHardwareKeyboardOnlyTheAccessoryIsShown() {
        stage.simulator.isHardwareKeyboardConnected = true
        stage.first.becomeFirstResponder()
        #expect(log.entries.isEmpty && stage.simulator.keyboardFrame == nil)
        stage.simulator.typeText("abc")
        #expect(stage.first.text == "abc")
        stage.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        stage.second.becomeFirstResponder()
        #expect(log.names == ["willChangeFrame", "willShow"] && stage.simulator.keyboardFrame?.height == 44)
        stage.simulator.isHardwareKeyboardConnected = false
        #expect(stage.simulator.keyboardFrame?.height == 380)
    }

    @Test func anotherKeyWindowTakesItAwayAndGivesItBack() {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        let alert = stage.window.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        alert.makeKeyAndVisible()
        #expect(stage.simulator.keyboardFrame == nil && stage.first.isFirstResponder)
        alert.isHidden = true
        #expect(stage.window.isKeyWindow && stage.simulator.keyboardFrame != nil)
    }

    @Test func itIsInNoScenesListAndNeverKey() {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(stage.window.windowScene?.windows.count == 1 && stage.window.isKeyWindow)
        stage.simulator.tapKey("q")
        #expect(stage.window.isKeyWindow)
    }

    @Test func inTheBackgroundItIsAwayAndItComesBack() {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.simulator.moveToBackground()
        #expect(log.names == Self.hidden && log.entries.allSatisfy { $0.duration == 0 })
        log.clear()
        stage.simulator.moveToForeground()
        #expect(log.names == Self.shown && stage.first.isEditing)
    }

    @Test func aWindowThatIsDroppedTakesItAlong() {
        var other = stage.window.windowScene.map { UIWindow(windowScene: $0) }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        other?.addSubview(field)
        other?.makeKeyAndVisible()
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        other = nil
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.hidden && stage.simulator.keyboardFrame == nil)
    }

    @Test func onATurnedScreenItIsAsHighAsThere() {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.simulator.rotate(to: .landscapeLeft, animated: false)
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.keyboardFrame == CGRect(x: 0, y: 184, width: 852, height: 209))
        #expect(log.names == Self.shown)
        #expect(log.entries.first?.begin == CGRect(x: 0, y: 516, width: 393, height: 336))
    }

    @Test func itIsAsDarkAsWhatIsTypedIntoOrAsThatWants() {
        stage.first.overrideUserInterfaceStyle = .dark
        stage.first.becomeFirstResponder()
        #expect(Keyboard.shared.window.traitCollection.userInterfaceStyle == .dark)
        stage.second.becomeFirstResponder()
        #expect(Keyboard.shared.window.traitCollection.userInterfaceStyle == .light)
        stage.second.keyboardAppearance = .dark
        #expect(Keyboard.shared.window.traitCollection.userInterfaceStyle == .dark)
        stage.second.keyboardAppearance = .default
        stage.simulator.userInterfaceStyle = .dark
        #expect(Keyboard.shared.window.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(arguments: [false, true])
    func changedKeyboardHidesAndShowsAgain(isCareless: Bool) {
        stage.simulator.readings = isCareless ? [.keyboardNotificationsAreCareless] : []
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.first.keyboardType = .numberPad
        stage.simulator.advance(by: 1)
        #expect(log.names == (isCareless ? ["willChangeFrame", "willHide"] : []) + Self.shown)
        log.clear()
        stage.first.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.hidden && log.entries.allSatisfy { $0.end.minY == 852 })
        #expect(log.entries.last?.end.height == (isCareless ? 0 : 291))
    }

    // MARK: - Floating

    @Test func floatingKeyboardReportsNothing() {
        let stage = FormStage(device: .iPad11)
        stage.simulator.readings = [.floatingKeyboardsAreSilent]
        let log = KeyboardLog()
        stage.simulator.floatKeyboard(at: CGPoint(x: 100, y: 300))
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        stage.simulator.floatKeyboard(at: CGPoint(x: 200, y: 400))
        stage.simulator.advance(by: 1)
        #expect(log.names == [] && stage.simulator.keyboardFrame?.minY == 400)
        stage.simulator.dockKeyboard()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.shown)
    }

    @Test func tornOffItTellsThatItHidesAndThenOnlyWhereItIs() {
        let stage = FormStage(device: .iPad11)
        let log = KeyboardLog()
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.simulator.floatKeyboard(at: CGPoint(x: 100, y: 300))
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.hidden)
        #expect(stage.simulator.keyboardFrame == CGRect(x: 100, y: 300, width: 320, height: 260))
        log.clear()
        stage.simulator.floatKeyboard(at: CGPoint(x: 9_000, y: 400))
        stage.simulator.advance(by: 1)
        #expect(log.names == ["willChangeFrame", "didChangeFrame"])
        #expect(log.entries.last?.end == CGRect(x: 514, y: 400, width: 320, height: 260))
        log.clear()
        stage.simulator.dockKeyboard()
        stage.simulator.advance(by: 1)
        #expect(log.names == Self.shown && stage.simulator.keyboardFrame?.minY == 874)
        stage.simulator.floatKeyboard(at: .zero)
        stage.simulator.advance(by: 1)
        log.clear()
        stage.first.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(log.names == ["willChangeFrame", "didChangeFrame"] && stage.simulator.keyboardFrame == nil)
    }

    @Test func aPhonesKeyboardStaysAtTheEdge() {
        stage.simulator.floatKeyboard(at: .zero)
        stage.first.becomeFirstResponder()
        #expect(stage.simulator.keyboardFrame?.minY == 516)
    }

    // MARK: - Scrolling

    private func addScrollView(_ mode: UIScrollView.KeyboardDismissMode) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
        scrollView.contentSize = CGSize(width: 393, height: 2000)
        scrollView.keyboardDismissMode = mode
        stage.view.addSubview(scrollView)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
    }

    @Test func aDragDismissesItAsItBeginsOrNotAtAll() {
        addScrollView(.none)
        stage.simulator.pan(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
        #expect(stage.first.isEditing && log.entries.isEmpty)
        addScrollView(.onDrag)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 380))
        #expect(!stage.first.isEditing && log.names == ["willChangeFrame", "willHide"])
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 380))
    }

    @Test func aFingerPushesItDownOnceItReachesIt() {
        addScrollView(.interactive)
        stage.simulator.touchDown(at: CGPoint(x: 100, y: 400))
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 500))
        #expect(stage.simulator.keyboardFrame?.minY == 516)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 616))
        #expect(stage.simulator.keyboardFrame?.minY == 616 && stage.first.isEditing && log.entries.isEmpty)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 566))
        #expect(stage.simulator.keyboardFrame?.minY == 566)
        stage.simulator.advance(by: 0.3)
        stage.simulator.touchMove(to: CGPoint(x: 100, y: 560))
        stage.simulator.touchUp(at: CGPoint(x: 100, y: 560))
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.keyboardFrame?.minY == 516 && stage.first.isEditing, "on its way up it comes back")
    }

    @Test func letGoOnTheWayDownItGoes() {
        addScrollView(.interactive)
        stage.simulator.fling(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 650))
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.keyboardFrame == nil && !stage.first.isEditing)
        #expect(log.names == Self.hidden)
    }

    @Test func aFieldThatRefusesToEndKeepsIt() {
        let delegate = FieldLog()
        delegate.refused = ["shouldEnd"]
        stage.first.delegate = delegate
        addScrollView(.interactive)
        stage.simulator.fling(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 650))
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.keyboardFrame?.minY == 516 && stage.first.isEditing)
    }
}
