const KEY = "order-phone"

/** The phone number typed for a look-up, kept in this tab so that a reload of the order needs no second typing. Never in an address. */
export function keepPhone(orderNumber: string, phone: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ orderNumber, phone }))
  } catch {
    // Forbidden storage: a reload then asks again.
  }
}

export function keptPhone(orderNumber: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { orderNumber?: string; phone?: string } | null
    return kept?.orderNumber === orderNumber ? kept.phone : undefined
  } catch {
    return undefined
  }
}
