import type { Review } from "@silai/contracts/review/calls"

type Vote = "like" | "dislike"

/** The vote after a press: the same vote again is removed. */
export const pressed = ({ myVote }: Pick<Review, "myVote">, type: Vote) => (myVote === type ? "none" : type)

/** A review after a vote, before the shop has replied. */
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
