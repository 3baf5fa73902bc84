import { orderMessages } from "@silai/contracts/order/messages"
import { orderNumberWritten } from "@silai/contracts/order/number"
import { wrongPhone } from "~/features/customer/person-rules"
import type { Wrong } from "~/lib/use-form"

type LookUp = { number: string; phone: string }

/** All errors of a look-up, on submit. */
export function wrongLookUp({ number, phone }: LookUp): Wrong<LookUp> {
  return { number: orderNumberWritten(number) ? undefined : orderMessages.numberWanted, phone: wrongPhone(phone) }
}
