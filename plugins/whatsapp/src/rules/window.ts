import { CHAT } from "@silai/contracts/whatsapp/limits"

const windowMs = CHAT.windowHours * 60 * 60_000

/** Until when anything may be sent; null where the customer has not written. */
export const windowEndsAt = (lastCustomerAt: Date | null): Date | null =>
  lastCustomerAt && new Date(lastCustomerAt.getTime() + windowMs)

/** Whether anything may be sent now: the last message of the customer is younger than a day, by WhatsApp's time. */
export const isWindowOpen = (lastCustomerAt: Date | null, now: Date): boolean => {
  const endsAt = windowEndsAt(lastCustomerAt)
  return endsAt !== null && now < endsAt
}
