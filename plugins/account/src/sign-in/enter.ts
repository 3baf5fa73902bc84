import { createHash } from "node:crypto"
import { SIGN_IN_TRIES } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf } from "@silai/kit/knex"
import { countTry, forgetTries } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { emailFor } from "../people/known"
import { type Known, whoHas } from "./credentials"
import { type Door, openDoor } from "./door"

/**
 * Signs in by password. `identifier` is an e-mail, or the phone of somebody who has one with us.
 * @throws account.wrong_credentials (the same for unknown people), house.too_many
 */
export async function enter(door: Door, identifier: string, password: string): Promise<Known> {
  const { visitor, container } = door
  const database = databaseOf(container)
  await countTry(database, "sign_in_address", visitor.ip, SIGN_IN_TRIES.perAddress)
  // One person has one count, whether they are named by e-mail or by phone.
  const email = await emailFor(database, identifier)
  const person = createHash("sha256").update(email).digest("hex")
  await countTry(database, "sign_in_person", person, SIGN_IN_TRIES.perIdentifier)
  const known = await whoHas(container, email, password)
  if (!known) throw refuse(accountRefusals.wrong_credentials)
  await forgetTries(database, "sign_in_person", person, SIGN_IN_TRIES.perIdentifier)
  await openDoor(door, known)
  return known
}
