import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevice, endDevices } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { readProfile } from "../../queries/profile"
import { proveSelf, type Shown } from "../profile/prove"

/**
 * Signs out one other device of a customer, or all others when none is named. Returns how many. It needs a proof: an
 * intruder in an open session must not be able to shut its owner out of every other.
 * @throws account.session_unknown, and what `proveSelf` throws
 */
export async function endOtherSessions(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string },
  which: string | undefined,
  shown: Shown,
): Promise<number> {
  const database = databaseOf(container)
  const { customerId, sessionId } = shopper
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, shopper, self, "end-sessions", shown)
  return database.transaction(async (trx) => {
    await proof(trx)
    if (which === undefined) return endDevices(trx, customerId, sessionId)
    // The proof is kept for another try: the list on the page may be old.
    if (!(await endDevice(trx, customerId, which))) throw refuse(accountRefusals.session_unknown)
    return 1
  })
}
