import type { RecordWords } from "../../ui/record/record-page"
import type { Say } from "../../words/say"

export const reviewWords = (say: Say): RecordWords => ({
  list: { path: "/reviews", name: say("nav.review") },
  title: say("review.title"),
  missing: say("review.missing"),
  why: say("review.missing.why"),
  all: say("review.missing.all"),
  failed: say("review.failed"),
})
