import { LOOK_UPS, PHONE } from "@silai/contracts/account/limits"
import { phoneOf } from "@silai/contracts/account/phone"
import type { Database } from "@silai/kit/knex"
import { countShared, countTry, resetTries, uncountTry, hasTryLeft } from "@silai/kit/rate-limit"
import { hashOf } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { hasProof } from "../otp/proof"

/** Within this time each name is counted once. */
const once = { points: 1, seconds: LOOK_UPS.perAddress.seconds }

const keyOf = (countedAs: string, identifier: string) => {
  const phone = phoneOf(identifier)
  return `${countedAs}:${hashOf(PHONE.pattern.test(phone) ? phone : identifier)}`
}

/**
 * Counts one check whether an account exists: by browser, and by network address for names that this address has not
 * asked about yet. A browser that an account knows is counted for that account instead.
 * @throws house.too_many
 */
export async function countLookUp(
  database: Database,
  { countedAs, shopper }: Visitor,
  identifier: string,
): Promise<void> {
  if (shopper) {
    await countTry(database, "look_up_browser", shopper.sessionId, LOOK_UPS.perBrowser)
    if (await hasProof(database, shopper.sessionId)) return
  }
  const key = keyOf(countedAs, identifier)
  if (!(await hasTryLeft(database, "look_up_name", key, once))) return
  try {
    await countShared(database, "look_up", countedAs, LOOK_UPS.perAddress)
  } catch (error) {
    // The name was not counted after all, so the next request for it must be.
    await resetTries(database, "look_up_name", key, once)
    throw error
  }
}

/** When the caller proves to be the person looked up, the try no longer counts against the address. */
export async function forgiveLookUp(database: Database, countedAs: string, identifier: string): Promise<void> {
  if (await resetTries(database, "look_up_name", keyOf(countedAs, identifier), once))
    await uncountTry(database, "look_up", countedAs, LOOK_UPS.perAddress)
}
