import type { PushPlace } from "@silai/contracts/push/limits"
import type { Visitor } from "@silai/kit/visitor"

/** The owner of a browser: a staff member, a customer, or a guest, by the session. */
export type Owner = { sessionId: string | null; userId: string | null; customerId: string | null }

/** The owner of a request's browser; null for a request to the back office without a staff session. */
export function ownerOf({ staff, shopper }: Pick<Visitor, "staff" | "shopper">, place: PushPlace): Owner | null {
  if (place === "office") return staff && { sessionId: staff.sessionId, userId: staff.userId, customerId: null }
  return { sessionId: shopper?.sessionId ?? null, userId: null, customerId: shopper?.customerId ?? null }
}
