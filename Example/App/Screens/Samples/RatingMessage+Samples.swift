import MessageStackView
import MessageStackViewForms

extension RatingMessage {
    static let trip: RatingMessage = {
        var rating = RatingMessage("How was your trip?", submit: "Send")
        rating.names = ["Awful", "Poor", "Fair", "Good", "Great"]
        return rating
    }()

    static let hearts: RatingMessage = {
        var rating = RatingMessage(
            "Would you recommend us?", text: "Ten hearts mean that you already do.", count: 10, submit: "Send")
        rating.symbol = "heart"
        return rating
    }()

    /// A rating that asks for a comment after the choice.
    static let support: RatingMessage = {
        var rating = RatingMessage(
            "How was our support?", icon: "bubble.left.fill", submit: "Send")
        rating.comment = .multiline("What could we do better?", id: "comment", isRequired: false)
        return rating
    }()
}
