import { ORDER_NUMBER, orderNumberOf } from "@silai/contracts/order/limits"
import { orderSays } from "@silai/contracts/order/messages"
import { wrongPhone } from "~/features/customer/person-rules"
import type { Wrong } from "~/lib/use-form"

/** Parses an order number from a mail or a label: "sl 123", "SL-000123", "000123"; null when it cannot be one. */
export function orderNumberIn(typed: string): string | null {
  const bare = typed
    .toUpperCase()
    .replace(/[\s-–—]/g, "")
    .replace(/^#?(?:SL)?/, "")
  if (!/^\d{1,10}$/.test(bare)) return null
  const number = orderNumberOf(Number(bare))
  return ORDER_NUMBER.pattern.test(number) ? number : null
}

type LookUp = { number: string; phone: string }

/** All errors of a look-up, on submit. */
export function wrongLookUp({ number, phone }: LookUp): Wrong<LookUp> {
  return { number: orderNumberIn(number) ? undefined : orderSays.numberWanted, phone: wrongPhone(phone) }
}
