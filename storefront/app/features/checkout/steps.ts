import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { paths } from "~/paths"

/** The steps of the checkout, in order. */
export const STEPS = [
  { key: "contact", path: paths.checkout },
  { key: "delivery", path: paths.deliveryMethod },
  { key: "payment", path: paths.payment },
] as const

/** The steps shown in the trail. The delivery is chosen with the details; its own page is for changing it. */
export const TRAIL = [
  { key: "contact", name: "Details and delivery", path: paths.checkout },
  { key: "payment", name: "Payment", path: paths.payment },
] as const

export type StepKey = (typeof STEPS)[number]["key"]

/** The first incomplete step; "payment" when all are complete. Collection needs no address. */
export function firstMissing({ contact, address, deliveryMethod }: CheckoutDetails): StepKey {
  const knowsWhere = deliveryMethod === "pickup" || address !== null
  if (!contact || !knowsWhere) return "contact"
  return deliveryMethod ? "payment" : "delivery"
}

const rank = (key: StepKey) => STEPS.findIndex((step) => step.key === key)

/** The step that a shopper who opened `step` must do first, or null when they may stay. */
export function sentTo(step: StepKey, details: CheckoutDetails): string | null {
  const missing = firstMissing(details)
  return rank(missing) < rank(step) ? (STEPS[rank(missing)]?.path ?? null) : null
}

/** Whether a step's link in the header can be followed. */
export function isReachable(step: StepKey, details: CheckoutDetails): boolean {
  return rank(step) <= rank(firstMissing(details))
}
