import type { PushPlace } from "@silai/contracts/push/limits"
import type { Visitor } from "@silai/kit/visitor"

/** Whose browser it is: a staff member's, a customer's, or a guest's, by the session. */
export type Owner = { sessionId: string | null; userId: string | null; customerId: string | null }

/** Whose a request's browser is; null where the back office's is asked for by someone who is not signed in there. */
export function ownerOf({ staff, shopper }: Pick<Visitor, "staff" | "shopper">, place: PushPlace): Owner | null {
  if (place === "office") return staff && { sessionId: staff.sessionId, userId: staff.userId, customerId: null }
  return { sessionId: shopper?.sessionId ?? null, userId: null, customerId: shopper?.customerId ?? null }
}
