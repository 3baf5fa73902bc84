import type { MedusaContainer } from "@medusajs/framework/types"
import { OTP, OTP_SENDS } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { type Database, databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { countTry, forgetTries } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { macOf, newCode, type Occasion } from "../rules/code"
import { ACCOUNT } from "../modules/account/index"
import type { AccountService } from "../modules/account/service"

type Post = { sendCode(phone: string, code: string): Promise<void> }

/**
 * Sends a code for one occasion; the older one of the same occasion dies. Everything is counted before anything is spent. The code
 * exists in this function and on the phone: only its HMAC is kept, and it goes out at once, not through the outbox.
 * @throws house.too_many, account.otp_not_sent
 */
export async function sendOtp(container: MedusaContainer, ip: string, occasion: Occasion): Promise<void> {
  const database = databaseOf(container)
  await countSend(database, ip, occasion.phone)
  const { otpPepper } = container.resolve<AccountService>(ACCOUNT)
  const code = newCode()
  await database.raw(
    `insert into otp_challenge (session_id, phone, purpose, code_mac, expires_at) values (?, ?, ?, ?, now() + make_interval(secs => ?))
     on conflict (session_id, phone, purpose) do update
       set code_mac = excluded.code_mac, expires_at = excluded.expires_at, tries = 0, used_at = null, spent_at = null`,
    [occasion.sessionId, occasion.phone, occasion.purpose, macOf(otpPepper, occasion, code), OTP.validSeconds],
  )
  await (container.resolve("messaging") as unknown as Post)
    .sendCode(occasion.phone, code)
    .catch(async (error: Error) => {
      log("warn", "code not sent", { cause: error.message })
      // Nothing came, so the next press need not wait a minute; the hour and the day still count it, should the carrier only have been slow.
      await forgetTries(database, "otp_floor", occasion.phone, OTP_SENDS.perPhoneFloor)
      throw refuse(accountRefusals.otp_not_sent)
    })
}

/** The cheapest reason to refuse comes first, so that a refused ask does not use up the hour, the day, or everybody's budget. */
async function countSend(database: Database, ip: string, phone: string): Promise<void> {
  await countTry(database, "otp_floor", phone, OTP_SENDS.perPhoneFloor)
  await countTry(database, "otp_address", ip, OTP_SENDS.perAddress)
  await countTry(database, "otp_hour", phone, OTP_SENDS.perPhoneHour)
  await countTry(database, "otp_day", phone, OTP_SENDS.perPhoneDay)
  await countTry(database, "otp_everybody", "all", OTP_SENDS.everybody).catch((error: unknown) => {
    log("error", "the day's budget for codes is used up")
    throw error
  })
}
