import { reviewMessages } from "@silai/contracts/review/messages"
import type { Review } from "@silai/contracts/review/calls"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { call, CallRefused } from "~/lib/call"
import { toast } from "~/ui/toast"
import { type ReviewPage, voteReview } from "./queries"
import { pressed, voted } from "./vote-counts"

/** Optimistic votes: one at a time per review, rolled back on failure (requirements §4). */
export function useVotes(me: string) {
  const client = useQueryClient()
  const underWay = useRef(new Set<string>())
  const [, draw] = useState(0)

  /** In every cached order of the list. */
  const put = (review: Review) =>
    client.setQueriesData<ReviewPage>(
      { queryKey: ["review", "list"] },
      (known) => known && { ...known, data: known.data.map((one) => (one._id === review._id ? review : one)) },
    )
  const lock = (id: string, isOn: boolean) => {
    underWay.current[isOn ? "add" : "delete"](id)
    draw((n) => n + 1)
  }
  const vote = async (review: Review, press: "like" | "dislike") => {
    if (underWay.current.has(review._id)) return
    if (!me) return toast.error(reviewMessages.voteSignIn)
    const type = pressed(review, press)
    lock(review._id, true)
    // A running fetch of the list would restore the old count.
    await client.cancelQueries({ queryKey: ["review", "list"] })
    put(voted(review, type))
    try {
      put((await call(voteReview, { reviewId: review._id, type })).data)
    } catch (cause) {
      put(review)
      const isAnswer = cause instanceof CallRefused && cause.status > 0
      toast.error(isAnswer ? reviewMessages.voteRefused : reviewMessages.voteFailed)
    }
    lock(review._id, false)
  }
  return {
    isUnderWay: (id: string) => underWay.current.has(id),
    vote: (review: Review, press: "like" | "dislike") => void vote(review, press),
  }
}
export type Votes = ReturnType<typeof useVotes>
