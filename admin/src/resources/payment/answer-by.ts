import { dateTimeOf } from "../../ui/format"
import type { Say } from "../../words/say"

/** Until when the shop must answer a dispute, or that this is over; null where the gateway names no time. */
export function answerWords(say: Say, answerBy: string | null, now: number): string | null {
  if (!answerBy) return null
  return say(Date.parse(answerBy) > now ? "mismatch.answer-by" : "mismatch.answer-over", {
    when: dateTimeOf(answerBy),
  })
}
