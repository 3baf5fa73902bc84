import type { OrderStatusCode } from "@silai/contracts/order/status"
import type { Tone } from "../../ui/mark"

/** The colour family of each status; a status always has its word too. */
export const STATUS_TONE: Record<OrderStatusCode, Tone> = {
  0: "fresh",
  1: "moving",
  2: "moving",
  3: "moving",
  4: "moving",
  5: "moving",
  6: "done",
  7: "moving",
  8: "done",
  9: "quiet",
  10: "quiet",
  11: "trouble",
  12: "quiet",
}

/** The statuses that the main button sets; their words are `step.<code>.…` of the dictionary. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly OrderStatusCode[]
export type Step = (typeof STEPS)[number]
