import type { Review } from "@silai/contracts/review/calls"
import { expect, test } from "vitest"
import { pressed, voted } from "./vote-counts"

const review = {
  myVote: null,
  helpful: { likes: [], dislikes: [], likeCount: 2, dislikeCount: 1 },
} as Partial<Review> as Review
const counts = ({ helpful: { likeCount, dislikeCount }, myVote }: Review) => [likeCount, dislikeCount, myVote]

test("counts a vote at once, moves a changed one, and removes one pressed again", () => {
  const liked = voted(review, pressed(review, "like"))
  expect(counts(liked)).toEqual([3, 1, "like"])
  const disliked = voted(liked, pressed(liked, "dislike"))
  expect(counts(disliked)).toEqual([2, 2, "dislike"])
  expect(counts(voted(disliked, pressed(disliked, "dislike")))).toEqual([2, 1, null])
})
