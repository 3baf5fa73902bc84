import type { Sql } from "../sql"
import type { SECOND_FACTOR_STATES } from "../staff/limits"
import type { Role } from "../staff/roles"
import type { OtpPurpose } from "./limits"

/** One of the shop's own people, behind a session of the back office. */
export type StaffVisitor = {
  sessionId: string
  userId: string
  role: Role
  name: string
  email: string
  secondFactor: (typeof SECOND_FACTOR_STATES)[number]
}

/** What the house and other plugins may ask about who somebody is: `container.resolve("account")`. */
export type IAccountModuleService = {
  /**
   * Who of the shop's people stands behind a cookie of the back office; null for nobody. Asked again at each request: somebody removed
   * from the shop is out at once, and a new role holds from now on.
   */
  staffBehind(sql: Sql, secret: string): Promise<StaffVisitor | null>
  /** Those who own the shop, for what they must hear of. */
  owners(sql: Sql): Promise<{ name: string; email: string }[]>
  /** Whether this browser has brought a proof of a phone by OTP for a purpose, and not used it up. */
  isProven(sql: Sql, proof: { sessionId: string; phone: string; purpose: OtpPurpose }): Promise<boolean>
  /**
   * Uses up the proof of a phone by OTP that this browser has brought for a purpose, in the transaction that it is needed for.
   * @throws account.phone_unproven
   */
  spendProof(trx: Sql, proof: { sessionId: string; phone: string; purpose: OtpPurpose }): Promise<void>
  /** How many of the day's codes are sent, as percent, from the share on at which the shop is told; 0 before that. */
  codesSentPercent(sql: Sql): Promise<number>
}
