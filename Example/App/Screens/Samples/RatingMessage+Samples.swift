import MessageStackView
import MessageStackViewForms

extension RatingMessage {
    static let trip: RatingMessage = {
        var rating = RatingMessage(title: "How was your trip?", submit: "Send")
        rating.names = ["Awful", "Poor", "Fair", "Good", "Great"]
        return rating
    }()

    static let hearts: RatingMessage = {
        var rating = RatingMessage(
            title: "Would you recommend us?", text: "Ten hearts mean that you already do.", count: 10, submit: "Send")
        rating.symbol = "heart"
        return rating
    }()

    /// A rating that asks for a comment after the choice.
    static let support: RatingMessage = {
        var rating = RatingMessage(
            icon: .symbol("bubble.left.fill"), title: "How was our support?", submit: "Send")
        rating.comment = .multiline("What could we do better?", id: "comment", isRequired: false)
        return rating
    }()
}
