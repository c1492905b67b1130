import UIKit

extension PostView {
    func arrangementDidChange() {
        guard case .deck(let look) = arrangement else { return }
        deck?.look = look
        if postManager.isSerialQueue { postManager.isSerialQueue = false }
    }

    /// Lets a slot be a card of the deck from now on.
    func addCard(of slot: UIView) {
        let deck = deck ?? CardDeck(of: self)
        self.deck = deck
        if case .deck(let look) = arrangement { deck.look = look }
        let card = DeckCard(of: slot, in: self)
        card.didLayOut = { [weak self] in self?.cardDidLayOut() }
    }

    /// Leaves the cards where they are seen while `change` lays them out.
    func keepingDeckStill(_ change: () -> Void) {
        guard let deck else { return change() }
        deck.keepingStill(change)
    }

    private func cardDidLayOut() {
        if !isMeasuring { fitPosts() }
        deck?.arrange()
    }
}
