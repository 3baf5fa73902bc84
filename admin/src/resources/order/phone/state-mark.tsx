import type { AttemptStatus, PhoneOrderWay } from "@silai/contracts/checkout/limits"
import { Mark } from "../../../ui/mark"
import { useSay } from "../../../words/language"
import { PAYMENT_TONES } from "../../payment/state-mark"

/** The state of an order taken by phone. */
export function PhoneOrderMark({ status, payBy }: { status: AttemptStatus; payBy: PhoneOrderWay }) {
  const say = useSay()
  return (
    <Mark tone={PAYMENT_TONES[status]}>
      {say(status === "held" && payBy === "transfer" ? "phone-order.state.transfer" : `phone-order.state.${status}`)}
    </Mark>
  )
}
