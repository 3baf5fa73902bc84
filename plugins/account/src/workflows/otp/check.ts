import type { MedusaContainer } from "@medusajs/framework/types"
import { OTP } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { ACCOUNT } from "../../modules/account/index"
import type { AccountService } from "../../modules/account/service"
import { forgiveSend } from "./counts"
import { forgiveLookUp } from "../customer/count-look-up"
import { macOf, type Occasion } from "../../rules/code"

/**
 * Checks a code: at most five guesses, and the right one works once, however many requests arrive at the same time. One
 * statement counts, compares and uses up, which leaves no room for a race. A network is not counted: guesses need a
 * message, which is, and a stranger's guesses must not keep others from typing their codes.
 * @throws account.otp_wrong, account.otp_over (expired, used, guessed too often, never sent)
 */
export async function takeOtp(
  container: MedusaContainer,
  countedAs: string,
  occasion: Occasion,
  code: string,
): Promise<void> {
  const database = databaseOf(container)
  const { otpPepper } = container.resolve<AccountService>(ACCOUNT)
  const row = await one<{ right: boolean }>(
    database,
    `update otp_challenge set tries = tries + 1, used_at = case when code_mac = ? then now() end
      where session_id = ? and phone = ? and purpose = ? and tries < ? and used_at is null and expires_at > now()
      returning used_at is not null as right`,
    [macOf(otpPepper, occasion, code), occasion.sessionId, occasion.phone, occasion.purpose, OTP.tries],
  )
  if (!row) throw refuse(accountRefusals.otp_over)
  if (!row.right) throw refuse(accountRefusals.otp_wrong)
  // A right code proves a real user: the message no longer counts against their network address.
  await forgiveSend(database, countedAs, occasion.phone)
  await forgiveLookUp(database, countedAs, occasion.phone)
}
