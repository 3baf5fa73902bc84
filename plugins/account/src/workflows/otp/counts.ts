import { OTP_SENDS, OTP_UNANSWERED } from "@silai/contracts/account/limits"
import { SHARED_TURN } from "@silai/contracts/house/limits"
import { type Database, type Sql } from "@silai/kit/knex"
import { siteOf } from "@silai/kit/network"
import { countShared, resetTries, type Rule, uncountTry } from "@silai/kit/rate-limit"
import { hasAccount } from "../../queries/locks"

export type Count = { name: string; key: string; rule: Rule }

/** The counters that a code raises for the sender's network or account (`countedAs`), and over IPv6 for the site around it. */
function networkCounts(countedAs: string): (Count & { turn: Rule })[] {
  const site = siteOf(countedAs)
  const { perAddress, perAddressDay, perSite, perSiteDay, perAddressTurn } = OTP_SENDS
  return [
    { name: "otp_address", key: countedAs, rule: perAddress, turn: SHARED_TURN },
    { name: "otp_address_day", key: countedAs, rule: perAddressDay, turn: perAddressTurn },
    ...(site
      ? [
          { name: "otp_site", key: site, rule: perSite, turn: SHARED_TURN },
          { name: "otp_site_day", key: site, rule: perSiteDay, turn: perAddressTurn },
        ]
      : []),
  ]
}

/** Counts a code for the network it is asked from; past its hour or day, one at a time. @throws house.too_many */
export async function countNetwork(database: Database, countedAs: string): Promise<void> {
  for (const { name, key, rule, turn } of networkCounts(countedAs)) await countShared(database, name, key, rule, turn)
}

/** How many of a phone's turns this network has had, and over IPv6 the site around it. */
export function turnCounts(countedAs: string, phone: string): Count[] {
  const site = siteOf(countedAs)
  return [
    { name: "otp_turn_place", key: `${phone}:${countedAs}`, rule: OTP_SENDS.perPhoneAndAddressTurn },
    ...(site ? [{ name: "otp_turn_place", key: `${phone}:${site}`, rule: OTP_SENDS.perPhoneAndAddressTurn }] : []),
  ]
}

/** Codes to a phone without an account, until one is typed in: for this phone, and for all such phones. */
export async function unansweredCounts(sql: Sql, phone: string): Promise<Count[]> {
  if (await hasAccount(sql, phone)) return []
  return [
    { name: "otp_unanswered_phone", key: phone, rule: OTP_UNANSWERED.perPhone },
    { name: "otp_unanswered", key: "all", rule: OTP_SENDS.unanswered },
  ]
}

/** A right code proves a real person: its counts for the network, and among unanswered codes, are given back. */
export async function forgiveSend(database: Database, countedAs: string, phone: string): Promise<void> {
  for (const { name, key, rule } of networkCounts(countedAs)) await uncountTry(database, name, key, rule)
  if (await hasAccount(database, phone)) return
  await resetTries(database, "otp_unanswered_phone", phone, OTP_UNANSWERED.perPhone)
  await uncountTry(database, "otp_unanswered", "all", OTP_SENDS.unanswered)
}
