internal import Readings

// Movements of the keyboard, and the notifications that are posted.
//
// Appearing posts `willChangeFrame`, `willShow`, and at the end `didChangeFrame`, `didShow`; disappearing posts the
// same with hide. A docked keyboard whose frame or input views change posts the notifications of appearing. If nothing
// changes for the next responder, nothing is posted (since iOS 11, rdar://34432484). A floating keyboard posts only
// frame changes; undocking posts the notifications of hiding (rdar://18010127).
// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification
extension Keyboard {
    private enum Event {
        case show, hide, frame

        var will: NSNotification.Name? {
            switch self {
            case .show: UIResponder.keyboardWillShowNotification
            case .hide: UIResponder.keyboardWillHideNotification
            case .frame: nil
            }
        }

        var did: NSNotification.Name? {
            switch self {
            case .show: UIResponder.keyboardDidShowNotification
            case .hide: UIResponder.keyboardDidHideNotification
            case .frame: nil
            }
        }
    }

    /// Shows the content, or hides the keyboard for `nil`.
    func move(to new: KeyboardContent?) {
        let (old, oldPlace) = (content, place)
        let newPlace = new.map(place(of:)) ?? .hidden
        let isSame = newPlace == oldPlace && pushed == 0
        content = new
        if let new { window.host.show(new, for: responder) }
        if isSame, new.map({ new in old.map { $0.hasSameViews(as: new) } ?? false }) ?? (old == nil) { return }

        // Pending layout must not animate along with the keyboard.
        guides.layOutWindows()
        let begin = frame ?? newPlace.frame.map(belowScreen) ?? .zero
        pushed = 0
        place = newPlace
        let end = newPlace.frame ?? belowScreen(begin)
        switch (oldPlace, newPlace) {
        case (.hidden, .hidden): return
        case (_, .docked): run(.show, from: begin, to: end)
        case (.docked, _): run(.hide, from: begin, to: end)
        case (_, .floating), (.floating, _): run(.frame, from: begin, to: end)
        }
    }

    private func belowScreen(_ frame: CGRect) -> CGRect {
        let height = Reading.keyboardNotificationsAreCareless.isOn ? 0 : frame.height
        return CGRect(x: frame.minX, y: UIScreen.inUse.bounds.height, width: frame.width, height: height)
    }

    /// Posts the first notifications, moves the keyboard, and posts the last ones unless another move has begun
    /// meanwhile.
    private func run(_ event: Event, from begin: CGRect, to end: CGRect) {
        moves += 1
        let move = moves
        let isAnimated = UIView.areAnimationsEnabled && UIApplication.shared.applicationState != .background
        let duration: TimeInterval = isAnimated ? 0.25 : 0
        let window = window
        if window.isHidden {
            window.isHidden = false
            // The keys are laid out before the animation, in which they would grow from the upper left corner.
            UIView.performWithoutAnimation {
                window.host.frame = begin
                window.layoutIfNeeded()
            }
        }
        func post(_ name: NSNotification.Name?) {
            if Reading.floatingKeyboardsAreSilent.isOn, event == .frame { return }
            if let name { self.post(name, from: begin, to: end, duration: duration) }
        }
        let change = {
            if Reading.keyboardNotificationsAreCareless.isOn, event == .show, begin.intersects(UIScreen.inUse.bounds) {
                let hidden = self.belowScreen(begin)
                let names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
                for name in names { self.post(name, from: begin, to: hidden, duration: duration) }
            }
            post(UIResponder.keyboardWillChangeFrameNotification)
            post(event.will)
            guard move == self.moves else { return }
            window.host.frame = end
            window.layoutIfNeeded()
            self.guides.keyboardDidMove()
        }
        let finish = {
            guard move == self.moves else { return }
            if self.place == .hidden { window.isHidden = true }
            post(UIResponder.keyboardDidChangeFrameNotification)
            post(event.did)
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(change)
            return finish()
        }
        UIView.animate(
            withDuration: duration, delay: 0,
            options: [.keyboard, .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: change, completion: { _ in finish() })
    }

    private func post(_ name: NSNotification.Name, from begin: CGRect, to end: CGRect, duration: TimeInterval) {
        NotificationCenter.default.post(
            name: name, object: UIScreen.inUse,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }

    // MARK: - Interactive dismissal

    /// Moves the docked keyboard down with a finger at a y coordinate of the screen.
    func push(to y: CGFloat, padding: CGFloat) {
        guard case .docked(let frame) = place else { return }
        let distance = min(max(0, y + padding - frame.minY), frame.height)
        guard distance != pushed else { return }
        pushed = distance
        UIView.performWithoutAnimation {
            window.host.frame.origin.y = frame.minY + distance
            guides.keyboardDidMove()
        }
    }

    /// Ends an interactive dismissal: hides the keyboard if the finger was moving down, and restores it otherwise.
    func endPushing(velocity: CGFloat) {
        guard pushed > 0 else { return }
        let isFarDown = pushed > (place.frame?.height ?? 0) / 2
        if velocity > 0 || velocity == 0 && isFarDown {
            responder?.resignFirstResponder()
            // A responder that refuses to resign keeps its keyboard.
            if place != .hidden { update() }
        } else {
            update()
        }
    }
}
