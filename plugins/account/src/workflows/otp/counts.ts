import { OTP_SENDS, OTP_UNANSWERED } from "@silai/contracts/account/limits"
import { type Database, type Sql } from "@silai/kit/knex"
import { siteOf } from "@silai/kit/network"
import { resetTries, type Rule, uncountTry } from "@silai/kit/rate-limit"
import { hasAccount } from "../../queries/locks"

export type Count = { name: string; key: string; rule: Rule }

/** What a code counts for a network, and over IPv6 for the site around it. */
export function networkCounts(ip: string): Count[] {
  const site = siteOf(ip)
  return [
    { name: "otp_address", key: ip, rule: OTP_SENDS.perAddress },
    { name: "otp_address_day", key: ip, rule: OTP_SENDS.perAddressDay },
    ...(site
      ? [
          { name: "otp_site", key: site, rule: OTP_SENDS.perSite },
          { name: "otp_site_day", key: site, rule: OTP_SENDS.perSiteDay },
        ]
      : []),
  ]
}

/** The turns of a phone that a network has had, and over IPv6 the site around it. */
export function turnCounts(ip: string, phone: string): Count[] {
  const site = siteOf(ip)
  return [
    { name: "otp_turn_place", key: `${phone}:${ip}`, rule: OTP_SENDS.perPhoneAndAddressTurn },
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
export async function forgiveSend(database: Database, ip: string, phone: string): Promise<void> {
  for (const { name, key, rule } of networkCounts(ip)) await uncountTry(database, name, key, rule)
  if (await hasAccount(database, phone)) return
  await resetTries(database, "otp_unanswered_phone", phone, OTP_UNANSWERED.perPhone)
  await uncountTry(database, "otp_unanswered", "all", OTP_SENDS.unanswered)
}
