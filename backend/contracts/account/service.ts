import type { FindAsk, FoundThing } from "../notice/find"
import type { IOrderModuleService } from "../order/service"
import type { Sql } from "../sql"
import type { SECOND_FACTOR_STATES } from "../staff/limits"
import type { Role } from "../staff/roles"
import type { KnownBuyer } from "./known-buyer"
import type { OtpPurpose } from "./limits"

/** The staff member behind a session of the back office. */
export type StaffVisitor = {
  sessionId: string
  userId: string
  role: Role
  name: string
  email: string
  secondFactor: (typeof SECOND_FACTOR_STATES)[number]
}

/** `phone`: ten digits. */
export type ProvenBy = { phone: string } | { email: string } | { customerId: string }
export type ProvenPerson = { customerId: string; phone: string | null; email: string | null }

/** The service of the account plugin for the host and other plugins: `container.resolve("account")`. */
export type IAccountModuleService = {
  /**
   * Customers by name, phone or e-mail, the newest first, then guests, known by their first order: for the search of the whole
   * back office.
   */
  find(sql: Sql, ask: FindAsk, orders: IOrderModuleService): Promise<FoundThing[]>
  /** Accounts whose name has every word of this, the newest first; for searches of other plugins. */
  findNamed(sql: Sql, name: string, most: number): Promise<string[]>
  /**
   * The staff member behind a cookie of the back office, or null. Asked at each request: a removed member is out at once, and a
   * new role applies at once.
   */
  staffBehind(sql: Sql, secret: string): Promise<StaffVisitor | null>
  /** Staff with one of these roles, by name. `perDay`: pieces that they sew a day; null where that is not set. */
  peopleOf(sql: Sql, roles: readonly Role[]): Promise<{ userId: string; name: string; perDay: number | null }[]>
  /** Pieces that staff with these roles sew a day, all together; 0 where no one's day is set. */
  piecesPerDay(sql: Sql, roles: readonly Role[]): Promise<number>
  /** The roles of these staff members; without those who were removed. */
  rolesOf(sql: Sql, userIds: readonly string[]): Promise<{ userId: string; role: Role }[]>
  /** The customer who has proven a ten-digit phone, or null. */
  customerOfPhone(sql: Sql, phone: string): Promise<string | null>
  /** The name of an account; null where there is none. */
  nameOf(sql: Sql, customerId: string): Promise<string | null>
  /** Whether there is an account with this id. */
  isCustomer(sql: Sql, customerId: string): Promise<boolean>
  /** The shop's owners, to notify them. */
  owners(sql: Sql): Promise<{ name: string; email: string }[]>
  /** The account that has proven this phone or e-mail, or has this id, with what it has proven; null where there is none. */
  provenPerson(sql: Sql, by: ProvenBy): Promise<ProvenPerson | null>
  /** A buyer as limits per person know them, with what their account has proven. */
  knownBuyer(
    sql: Sql,
    customerId: string | null,
    contact: { phone: string | null; email: string | null },
  ): Promise<KnownBuyer>
  /** The e-mail that a customer has proven, and those that the account had before; null where the present one is not proven. */
  emailsOf(sql: Sql, customerId: string): Promise<{ proven: string; former: string[] } | null>
  /** The phone that a customer has proven; null without one. */
  phoneOf(sql: Sql, customerId: string): Promise<string | null>
  /** Whether this browser has an unused proof of a phone by OTP for a purpose. */
  isProven(sql: Sql, proof: { sessionId: string; phone: string; purpose: OtpPurpose }): Promise<boolean>
  /**
   * Uses up this browser's proof of a phone by OTP for a purpose, in the transaction that needs it.
   * @throws account.phone_unproven
   */
  spendProof(trx: Sql, proof: { sessionId: string; phone: string; purpose: OtpPurpose }): Promise<void>
  /**
   * A new mark for a browser whose cookie was lost with the reply that set it; the lost one is not known any more. `markHash`:
   * of the lost mark. @returns null when no account knows that one
   */
  renewMark(sql: Sql, markHash: string): Promise<string | null>
  /** An account that knows the browser with this mark, because its owner has signed in there before; null for none. */
  knownIn(sql: Sql, mark: string): Promise<string | null>
  /** The percentage of the day's codes that are sent, from the share at which the shop is warned; 0 before that. */
  codesSentPercent(sql: Sql): Promise<number>
}
