import type { RecordWords } from "../../ui/record/record-page"
import type { Say } from "../../words/say"

export const returnWords = (say: Say): RecordWords => ({
  list: { path: "/returns/manage", name: say("nav.return") },
  title: say("return.title"),
  missing: say("return.missing"),
  why: say("return.missing.why"),
  all: say("return.missing.all"),
  failed: say("return.failed"),
})
