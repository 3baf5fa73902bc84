import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { type Database, one } from "@silai/kit/knex"
import { countTry, resetTries, uncountTry } from "@silai/kit/rate-limit"
import { hashOf } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { isProven } from "../otp/proof"
import { isKnownBrowser } from "./known-browser"

const { perPersonAndPlace, perPersonAndPlaceDay, perPerson, perAddress, perProvenBrowser } = SIGN_IN_TRIES

/**
 * Counts a password try before the password is checked: by person and place (a known browser, else the network
 * address), so that strangers elsewhere lock no one out, and for unknown browsers under a limit per person, so that
 * many addresses guess no more than one could. Past a day's limit a try needs more proof: a browser that has just
 * proven the account's phone has its own count. Returns a function that gives the try back when the password was right.
 * @throws house.too_many, account.more_proof
 */
export async function countPasswordTry(database: Database, { ip, mark, shopper }: Visitor, email: string) {
  const isKnown = await isKnownBrowser(database, mark, { email })
  const { person, phone } = await countedAs(database, email)
  const occasion = shopper && phone ? { sessionId: shopper.sessionId, phone, purpose: "signin" as const } : null
  if (occasion && (await isProven(database, occasion))) {
    await countTry(database, "sign_in_proven", occasion.sessionId, perProvenBrowser)
    return () => resetTries(database, "sign_in_proven", occasion.sessionId, perProvenBrowser).then(() => undefined)
  }
  const place = `${person}:${isKnown ? mark : ip}`
  await countTry(database, "sign_in_place", place, perPersonAndPlace)
  // The refusal of a whole day's limit names another way in, too.
  await countTry(database, "sign_in_place_day", place, perPersonAndPlaceDay, accountRefusals.more_proof)
  if (!isKnown) {
    await countTry(database, "sign_in_address", ip, perAddress, accountRefusals.more_proof)
    await countTry(database, "sign_in_person", person, perPerson, accountRefusals.more_proof)
  }
  return async (): Promise<void> => {
    await resetTries(database, "sign_in_place", place, perPersonAndPlace)
    await resetTries(database, "sign_in_place_day", place, perPersonAndPlaceDay)
    if (isKnown) return
    await uncountTry(database, "sign_in_address", ip, perAddress)
    await uncountTry(database, "sign_in_person", person, perPerson)
  }
}

/**
 * Tries are counted per password: a new one, set by a mailed link, starts from zero in every process without clearing
 * anything. The key begins with the person's id, so that an owner sees whom a full count locks out.
 */
async function countedAs(database: Database, email: string): Promise<{ person: string; phone: string | null }> {
  const way = await one<{ password: string | null; actor: string | null; phone: string | null }>(
    database,
    `select p.provider_metadata ->> 'password' as password, c.phone,
            coalesce(a.app_metadata ->> 'user_id', a.app_metadata ->> 'customer_id') as actor
       from provider_identity p join auth_identity a on a.id = p.auth_identity_id
       left join customer_phone c on c.customer_id = a.app_metadata ->> 'customer_id'
      where p.provider = 'emailpass' and p.entity_id = ?`,
    [email],
  )
  const password = hashOf(JSON.stringify([email, way?.password ?? ""]))
  return { person: `${way?.actor ?? "nobody"}.${password}`, phone: way?.phone ?? null }
}
