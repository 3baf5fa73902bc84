import { keep, kept, read } from "~/lib/kept"

const KEY = "order-phone"

/** The phone number typed for a look-up, kept in this tab so that a reload of the order needs no second typing. Never in an address. */
export function keepPhone(orderNumber: string, phone: string) {
  keep(KEY, JSON.stringify({ orderNumber, phone }), "sessionStorage")
}

/** Forgets it: whoever sits down next is somebody else. */
export const forgetPhone = () => keep(KEY, null, "sessionStorage")

export function keptPhone(orderNumber: string): string | undefined {
  const found = read(kept(KEY, "sessionStorage")) as { orderNumber?: string; phone?: string } | null
  return found?.orderNumber === orderNumber ? found.phone : undefined
}
