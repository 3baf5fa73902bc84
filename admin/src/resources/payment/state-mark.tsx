import { type PaymentState, PROMISED_GATEWAYS } from "@silai/contracts/checkout/limits"
import { Mark, type Tone } from "../../ui/mark"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import type { PaymentRecord } from "./calls"

/** How urgent a payment's state is; for orders taken by phone too. */
export const PAYMENT_TONES: Record<PaymentState, Tone> = {
  open: "fresh",
  held: "fresh",
  paid: "moving",
  placing: "moving",
  placed: "done",
  expired: "quiet",
  refund_due: "moving",
  refunded: "quiet",
  partly_refunded: "done",
  crossed_out: "quiet",
}

/** Cash that was promised: its "refund" crosses out what never came. */
export const isPromised = (gateway: string) => PROMISED_GATEWAYS.some((name) => name === gateway)

/** A payment's buyer; payments that were never made lose their names in time. */
export const buyerOf = (say: Say, { customerName }: Pick<PaymentRecord, "customerName">) =>
  customerName || say("payments.forgotten")

/** A payment's state, and whether it needs a person. */
export function StateMark({ payment: { state, isAlarm } }: { payment: Pick<PaymentRecord, "state" | "isAlarm"> }) {
  const say = useSay()
  return (
    <>
      <Mark tone={isAlarm ? "trouble" : PAYMENT_TONES[state]}>{say(`payment-state.${state}`)}</Mark>
      {isAlarm && <strong className="trouble"> {say("payments.alarm")}</strong>}
    </>
  )
}
