import type { AttemptStatus } from "@silai/contracts/checkout/limits"
import { Mark, type Tone } from "../../ui/mark"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { PaymentRecord } from "./calls"

/** How urgent an attempt's state is, for payments and for orders taken by phone. */
export const ATTEMPT_TONES: Record<AttemptStatus, Tone> = {
  open: "fresh",
  held: "fresh",
  paid: "moving",
  placing: "moving",
  placed: "done",
  expired: "quiet",
  refund_due: "moving",
  refunded: "quiet",
}

/** A payment's buyer; payments that were never made lose their names in time. */
export const buyerOf = (say: Say, { customerName }: Pick<PaymentRecord, "customerName">) =>
  customerName || say("payments.forgotten")

/** A payment's state, and whether it needs a person. */
export function StateMark({ payment: { status, isAlarm } }: { payment: Pick<PaymentRecord, "status" | "isAlarm"> }) {
  const say = useSay()
  return (
    <>
      <Mark tone={isAlarm ? "trouble" : ATTEMPT_TONES[status]}>{say(`payment-state.${status}`)}</Mark>
      {isAlarm && <strong className="trouble"> {say("payments.alarm")}</strong>}
    </>
  )
}
