import { getStored, parseStored, setStored } from "~/lib/device/storage"

const KEY = "order-phone"

/** The phone number typed for a look-up, stored in this tab so that a reload needs no second typing. Never in a URL. */
export function rememberPhone(orderNumber: string, phone: string) {
  setStored(KEY, JSON.stringify({ orderNumber, phone }), "sessionStorage")
}

/** Deletes it: the next person at this browser may be another. */
export const forgetPhone = () => setStored(KEY, null, "sessionStorage")

export function savedPhone(orderNumber: string): string | undefined {
  const found = parseStored(getStored(KEY, "sessionStorage")) as { orderNumber?: string; phone?: string } | null
  return found?.orderNumber === orderNumber ? found.phone : undefined
}
