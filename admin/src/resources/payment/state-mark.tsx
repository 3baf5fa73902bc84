import type { AttemptStatus } from "@silai/contracts/checkout/limits"
import { Mark, type Tone } from "../../ui/mark"
import { useSay } from "../../words/language"
import type { PaymentRecord } from "./calls"
import style from "../../ui/list.module.css"

const TONE: Record<AttemptStatus, Tone> = {
  open: "fresh",
  held: "fresh",
  paid: "moving",
  placing: "moving",
  placed: "done",
  expired: "quiet",
  refund_due: "moving",
  refunded: "quiet",
}

/** What became of a payment, and whether a person is needed. */
export function StateMark({ payment: { status, isAlarm } }: { payment: Pick<PaymentRecord, "status" | "isAlarm"> }) {
  const say = useSay()
  return (
    <>
      <Mark tone={isAlarm ? "trouble" : TONE[status]}>{say(`payment-state.${status}`)}</Mark>
      {isAlarm && <strong className={style.trouble}> {say("payments.alarm")}</strong>}
    </>
  )
}
