import type { RecordWords } from "../../ui/record/record-page"
import type { Say } from "../../words/say"

export const orderWords = (say: Say): RecordWords => ({
  list: { path: "/order/manage", name: say("nav.order") },
  title: say("order.title"),
  missing: say("order.missing"),
  why: say("order.missing.why"),
  all: say("order.missing.all"),
  failed: say("order.failed"),
})
