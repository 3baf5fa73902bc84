import type { Role } from "@silai/contracts/staff/roles"

/** Who is behind a request, as the session table knows it; nothing of it comes from the payload. */
export type Visitor = {
  /** Client address, for rate limits. */
  ip: string
  /** The shopper's session: a guest until `customerId` is set. */
  shopper: { sessionId: string; customerId: string | null } | null
  /** The shop's own person behind the back-office session. */
  staff: { sessionId: string; userId: string; role: Role; name: string; email: string } | null
}
