import { accountRefusals } from "@silai/contracts/account/messages"
import type { SecondStep } from "@silai/contracts/account/shapes"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { hasFactor } from "../../queries/second-factor"
import { emailFor } from "../../queries/look-up"
import { passwordWayOf } from "../password/set"
import { forgiveLookUp } from "../customer/count-look-up"
import { type Known, personWithPassword } from "../../queries/credentials"
import { type SignInRequest, startSession } from "./start-session"
import { countPasswordTry } from "./count-tries"
import { challengeFor } from "./second-step"

/** With `secondStep`, there is no session yet. */
type Entered = Known & { secondStep?: SecondStep }

/**
 * Signs in by password. `identifier` is the e-mail or the phone of an account.
 * @throws account.wrong_credentials (the same for unknown people), house.too_many
 */
export async function enter(request: SignInRequest, identifier: string, password: string): Promise<Entered> {
  const { visitor, container } = request
  const database = databaseOf(container)
  // A person has one count, whether identified by e-mail or phone.
  const email = await emailFor(database, identifier)
  const forgetTry = await countPasswordTry(database, visitor, email)
  const known = await personWithPassword(container, email, password)
  if (!known) throw refuse(accountRefusals.wrong_credentials)
  await forgetTry()
  await forgiveLookUp(database, visitor.countedAs, identifier)
  const secondStep = await challengeFor(database, known)
  const { role, actorId, hash } = known
  if (!secondStep)
    await startSession(
      request,
      { role, actorId },
      async (trx) =>
        (await passwordWayOf(trx, actorId))?.hash === hash && (role !== "admin" || !(await hasFactor(trx, actorId))),
    )
  return { role, actorId, secondStep }
}
