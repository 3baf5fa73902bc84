import { OTP_SENDS } from "@silai/contracts/account/limits"
import type { KnownBuyer, ProvenContact } from "@silai/contracts/account/known-buyer"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { IAccountModuleService, ProvenBy, ProvenPerson, StaffVisitor } from "@silai/contracts/account/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { IOrderModuleService } from "@silai/contracts/order/service"
import type { Role } from "@silai/contracts/staff/roles"
import { one, type Sql } from "@silai/kit/knex"
import { countedTries } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { z } from "zod"
import { staffBehind } from "../../queries/staff-of-session"
import { findNamed, findPeople } from "../../queries/customer/find-people"
import { customerOfPhone, emailsOf, isCustomer, nameOf, provenPerson } from "../../queries/look-up"
import { listOwners, peopleOf, piecesPerDay, rolesOf } from "../../queries/staff"
import type { Occasion } from "../../rules/code"
import { isProven, spendProof } from "../../workflows/otp/proof"
import { knownIn, renewMark } from "../../workflows/sign-in/known-browser"
import { GoogleTokens } from "../../providers/google-tokens"

const shape = z.object({
  otpPepper: z.string().min(24),
  google: z.object({ clientId: z.string(), gsiSrc: z.url(), certsUrl: z.url() }).optional(),
})

type Google = { clientId: string; gsiSrc: string; tokens: GoogleTokens }

/**
 * The plugin's options from medusa-config, and what depends on them; `IAccountModuleService` documents the methods. The
 * acts are in `workflows`, each one transaction.
 */
export class AccountService implements IAccountModuleService {
  readonly otpPepper: string
  readonly #google: Google | null

  constructor(_container: unknown, options: unknown) {
    const { otpPepper, google } = shape.parse(options)
    this.otpPepper = otpPepper
    this.#google = google
      ? { clientId: google.clientId, gsiSrc: google.gsiSrc, tokens: new GoogleTokens(google) }
      : null
  }

  /** @throws account.google_off where this shop has no sign-in with Google */
  get google(): Google {
    if (!this.#google) throw refuse(accountRefusals.google_off)
    return this.#google
  }

  find(sql: Sql, ask: FindAsk, orders: IOrderModuleService): Promise<FoundThing[]> {
    return findPeople(sql, ask, orders)
  }

  findNamed(sql: Sql, name: string, most: number): Promise<string[]> {
    return findNamed(sql, name, most)
  }

  peopleOf(sql: Sql, roles: readonly Role[]): Promise<{ userId: string; name: string; perDay: number | null }[]> {
    return peopleOf(sql, roles)
  }

  piecesPerDay(sql: Sql, roles: readonly Role[]): Promise<number> {
    return piecesPerDay(sql, roles)
  }

  rolesOf(sql: Sql, userIds: readonly string[]): Promise<{ userId: string; role: Role }[]> {
    return rolesOf(sql, userIds)
  }

  customerOfPhone(sql: Sql, phone: string): Promise<string | null> {
    return customerOfPhone(sql, phone)
  }

  nameOf(sql: Sql, customerId: string): Promise<string | null> {
    return nameOf(sql, customerId)
  }

  emailsOf(sql: Sql, customerId: string): Promise<{ proven: string; former: string[] } | null> {
    return emailsOf(sql, customerId)
  }

  isCustomer(sql: Sql, customerId: string): Promise<boolean> {
    return isCustomer(sql, customerId)
  }

  owners(sql: Sql): Promise<{ name: string; email: string }[]> {
    return listOwners(sql)
  }

  staffBehind(sql: Sql, secret: string): Promise<StaffVisitor | null> {
    return staffBehind(sql, secret)
  }

  async spendProof(trx: Sql, proof: Occasion): Promise<void> {
    if (!(await spendProof(trx, proof))) throw refuse(accountRefusals.phone_unproven)
  }

  provenPerson(sql: Sql, by: ProvenBy): Promise<ProvenPerson | null> {
    return provenPerson(sql, by)
  }

  async knownBuyer(sql: Sql, customerId: string | null, { phone, email }: ProvenContact): Promise<KnownBuyer> {
    const proven = customerId === null ? null : await provenPerson(sql, { customerId })
    return { customerId, phone, email: email || null, proven }
  }

  async phoneOf(sql: Sql, customerId: string): Promise<string | null> {
    const row = await one<{ phone: string }>(sql, `select phone from customer_phone where customer_id = ?`, [
      customerId,
    ])
    return row?.phone ?? null
  }

  isProven(sql: Sql, proof: Occasion): Promise<boolean> {
    return isProven(sql, proof)
  }

  renewMark(sql: Sql, markHash: string): Promise<string | null> {
    return renewMark(sql, markHash)
  }

  knownIn(sql: Sql, mark: string): Promise<string | null> {
    return knownIn(sql, mark)
  }

  async codesSentPercent(sql: Sql): Promise<number> {
    const { allBrowsers, alarmAt } = OTP_SENDS
    const sent = (await countedTries(sql, "otp_everybody", "all")) / allBrowsers.points
    return sent < alarmAt ? 0 : Math.min(100, Math.floor(sent * 100))
  }
}
