import type { MedusaContainer } from "@medusajs/framework/types"
import { OTP, OTP_SENDS } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { houseRefusals } from "@silai/contracts/house/messages"
import { type Database, databaseOf } from "@silai/kit/knex"
import { countWarning, log } from "@silai/kit/log"
import { countTry, resetTries, uncountTry } from "@silai/kit/rate-limit"
import { asRefusal, refuse } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"
import { type Count, countNetwork, turnCounts, unansweredCounts } from "./counts"
import { isKnownBrowser } from "../sign-in/known-browser"
import { macOf, newCode, type Occasion } from "../../rules/code"
import { ACCOUNT } from "../../modules/account/index"
import type { AccountService } from "../../modules/account/service"

/**
 * Sends a code for one occasion; an older code for it becomes invalid. All limits are checked before a message is sent.
 * The code exists only in this function and on the phone: its HMAC is stored, and it is sent at once, not through the
 * outbox.
 * @throws house.too_many, account.otp_not_sent
 */
export async function sendOtp(container: MedusaContainer, visitor: Visitor, occasion: Occasion): Promise<void> {
  const database = databaseOf(container)
  const counted = await countSend(database, visitor, occasion.phone)
  const { otpPepper } = container.resolve<AccountService>(ACCOUNT)
  const code = newCode()
  await database.raw(
    `insert into otp_challenge (session_id, phone, purpose, code_mac, expires_at) values (?, ?, ?, ?, now() + make_interval(secs => ?))
     on conflict (session_id, phone, purpose) do update
       set code_mac = excluded.code_mac, expires_at = excluded.expires_at, tries = 0, used_at = null, spent_at = null`,
    [occasion.sessionId, occasion.phone, occasion.purpose, macOf(otpPepper, occasion, code), OTP.validSeconds],
  )
  await container
    .resolve("messaging")
    .sendCode(occasion.phone, code)
    .catch(async (error: Error) => {
      log("warn", "code not sent", { cause: error.message })
      // Nothing was sent, so the next try need not wait a minute. The hourly and daily limits still count it, in case
      // the carrier was only slow.
      await resetTries(database, "otp_floor", counted, OTP_SENDS.perPhoneFloor)
      throw refuse(accountRefusals.otp_not_sent)
    })
}

/**
 * The cheapest limit is checked first, so that a refused request does not use up the hour, the day or the shop's
 * budget. Browsers known to the phone's account have their own count, which strangers cannot use up, and a part of the
 * day's budget that only they have. Returns the key under which the phone was counted.
 */
async function countSend(database: Database, visitor: Visitor, phone: string): Promise<string> {
  const isKnown = await isKnownBrowser(database, visitor.mark, { phone })
  const counted = isKnown ? `${phone}:known` : phone
  await countTry(database, "otp_floor", counted, OTP_SENDS.perPhoneFloor)
  try {
    if (!isKnown) await countPlace(database, visitor.countedAs, phone)
    const unanswered = isKnown ? [] : await unansweredCounts(database, phone)
    const [own, shared] = [unanswered.filter(({ key }) => key === phone), unanswered.filter(({ key }) => key !== phone)]
    await countPhone(database, visitor.countedAs, { phone, counted, isKnown, own })
    await countBudget(database, isKnown, shared)
  } catch (error) {
    // Otherwise a stranger, refused once a minute at no cost, would keep the phone's owner from ever getting a code.
    await resetTries(database, "otp_floor", counted, OTP_SENDS.perPhoneFloor)
    throw error
  }
  return counted
}

type Counted = { phone: string; counted: string; isKnown: boolean; own: readonly Count[] }

/**
 * The phone's own limit. Strangers can use it up, so past it an unknown browser is not refused: it waits its turn.
 */
async function countPhone(
  database: Database,
  countedAs: string,
  { phone, counted, isKnown, own }: Counted,
): Promise<void> {
  try {
    await countTry(database, "otp_hour", counted, OTP_SENDS.perPhoneHour)
    await countTry(database, "otp_day", counted, OTP_SENDS.perPhoneDay)
    for (const { name, key, rule } of own) await countTry(database, name, key, rule)
  } catch (error) {
    if (isKnown || asRefusal(error)?.code !== houseRefusals.too_many.code) throw error
    await takeTurn(database, countedAs, phone)
  }
}

/** One code in a while for all unknown browsers, and not all of them for one network. @throws account.otp_turn */
async function takeTurn(database: Database, countedAs: string, phone: string): Promise<void> {
  const place = `${phone}:${countedAs}`
  const had: Count[] = []
  try {
    for (const count of turnCounts(countedAs, phone)) {
      await countTry(database, count.name, count.key, count.rule, accountRefusals.otp_turn)
      had.push(count)
    }
    await countTry(database, "otp_turn", phone, OTP_SENDS.perPhoneTurn, accountRefusals.otp_turn)
  } catch (error) {
    // A browser that still waits has not had its turn.
    for (const { name, key, rule } of had) await uncountTry(database, name, key, rule)
    if (asRefusal(error)) await uncountPlace(database, place)
    throw error
  }
}

async function countPlace(database: Database, countedAs: string, phone: string): Promise<void> {
  const place = `${phone}:${countedAs}`
  await countTry(database, "otp_place", place, OTP_SENDS.perPhoneAndAddressHour)
  await countTry(database, "otp_place_day", place, OTP_SENDS.perPhoneAndAddressDay)
  await countNetwork(database, countedAs).catch(async (error: unknown) => {
    await uncountPlace(database, place)
    throw error
  })
}

async function uncountPlace(database: Database, place: string): Promise<void> {
  await uncountTry(database, "otp_place", place, OTP_SENDS.perPhoneAndAddressHour)
  await uncountTry(database, "otp_place_day", place, OTP_SENDS.perPhoneAndAddressDay)
}

/** The narrowest budget first: a request that it refuses takes nothing from the others. */
async function countBudget(database: Database, isKnown: boolean, shared: readonly Count[]): Promise<void> {
  try {
    for (const { name, key, rule } of shared) await countTry(database, name, key, rule)
    if (!isKnown) await countTry(database, "otp_unknown", "all", OTP_SENDS.unknownBrowsers)
    const { allBrowsers, alarmAt } = OTP_SENDS
    const sent = await countTry(database, "otp_everybody", "all", allBrowsers)
    if (sent === Math.ceil(allBrowsers.points * alarmAt))
      log("error", "half of the day's codes are sent", { sent, of: allBrowsers.points })
  } catch (error) {
    if (countWarning("the day's budget for codes", Date.now()) !== null)
      log("error", "a part of the day's budget for codes is used up")
    throw error
  }
}
