import type { Review } from "@silai/contracts/review/calls"

type Vote = "like" | "dislike"

/** What a press means: the vote that is there already is taken back. */
export const pressed = ({ myVote }: Pick<Review, "myVote">, type: Vote) => (myVote === type ? "none" : type)

/** A review as it looks after a vote, before the shop has answered. */
export function voted(review: Review, type: Vote | "none"): Review {
  const count = (vote: Vote, was: number) => was + Number(type === vote) - Number(review.myVote === vote)
  const { helpful } = review
  return {
    ...review,
    myVote: type === "none" ? null : type,
    helpful: {
      ...helpful,
      likeCount: count("like", helpful.likeCount),
      dislikeCount: count("dislike", helpful.dislikeCount),
    },
  }
}
