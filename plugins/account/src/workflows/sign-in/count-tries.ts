import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { type Database, one } from "@silai/kit/knex"
import { countTry, resetTries, uncountTry } from "@silai/kit/rate-limit"
import { hashOf } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { isKnownBrowser } from "./known-browser"

const { perPersonAndPlace, perPersonAndPlaceDay, perPerson, perAddress } = SIGN_IN_TRIES

/**
 * Counts a password try before the password is checked: by person and place (a known browser, else the network
 * address), so that strangers elsewhere lock nobody out, and for unknown browsers under a limit per person, so that
 * many addresses guess no more than one could. Returns a function that gives the try back when the password was right.
 * @throws house.too_many
 */
export async function countPasswordTry(database: Database, { ip, mark }: Visitor, email: string) {
  const isKnown = await isKnownBrowser(database, mark, { email })
  const person = await countedAs(database, email)
  const place = `${person}:${isKnown ? mark : ip}`
  await countTry(database, "sign_in_place", place, perPersonAndPlace)
  await countTry(database, "sign_in_place_day", place, perPersonAndPlaceDay)
  if (!isKnown) {
    await countTry(database, "sign_in_address", ip, perAddress)
    await countTry(database, "sign_in_person", person, perPerson)
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
 * anything.
 */
async function countedAs(database: Database, email: string): Promise<string> {
  const way = await one<{ password: string | null }>(
    database,
    `select provider_metadata ->> 'password' as password from provider_identity where provider = 'emailpass' and entity_id = ?`,
    [email],
  )
  return hashOf(JSON.stringify([email, way?.password ?? ""]))
}
