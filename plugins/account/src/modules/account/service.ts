import { OTP_SENDS } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { IAccountModuleService, StaffVisitor } from "@silai/contracts/account/service"
import type { Sql } from "@silai/kit/knex"
import { countedTries } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { z } from "zod"
import { staffBehind } from "../../queries/behind-counter"
import { listOwners } from "../../queries/staff"
import type { Occasion } from "../../rules/code"
import { isProven, spendProof } from "../../workflows/otp/proof"
import { GoogleTokens } from "../../providers/google-tokens"

const shape = z.object({
  otpPepper: z.string().min(24),
  google: z.object({ clientId: z.string(), gsiSrc: z.url(), certsUrl: z.url() }).optional(),
})

type Google = { clientId: string; gsiSrc: string; tokens: GoogleTokens }

/**
 * What the account plugin was told in medusa-config, and what stands on it; see `IAccountModuleService` for what it promises others. Its
 * acts are in the folders beside, each one transaction.
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

  owners(sql: Sql): Promise<{ name: string; email: string }[]> {
    return listOwners(sql)
  }

  staffBehind(sql: Sql, secret: string): Promise<StaffVisitor | null> {
    return staffBehind(sql, secret)
  }

  async spendProof(trx: Sql, proof: Occasion): Promise<void> {
    if (!(await spendProof(trx, proof))) throw refuse(accountRefusals.phone_unproven)
  }

  isProven(sql: Sql, proof: Occasion): Promise<boolean> {
    return isProven(sql, proof)
  }

  async codesSentPercent(sql: Sql): Promise<number> {
    const { everybody, alarmAt } = OTP_SENDS
    const sent = (await countedTries(sql, "otp_everybody", "all")) / everybody.points
    return sent < alarmAt ? 0 : Math.min(100, Math.floor(sent * 100))
  }
}
