import { refusals } from "../refusal"
import { INSIGHT } from "./limits"

export const insightMessages = {
  /** At the bottom of each page of the shop; nothing is counted until the shopper presses it. */
  allow: "Count my visits anonymously",
  stop: "Stop counting my visits",
} as const

export const insightRefusals = refusals("insight", {
  too_large: { status: 413, say: `A batch has at most ${INSIGHT.maxBytes / 1024} KB.` },
})
