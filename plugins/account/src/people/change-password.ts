import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevices } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { proveSelf, type Shown } from "../profile/prove"
import { readProfile } from "../profile/read"
import { passwordHash } from "../rules/password-hash"
import { setPassword } from "./password"
import { tellChange } from "./tell-change"

/**
 * Sets a new password for somebody who shows that it is them: also the first one of somebody who came by Google. Every session ends,
 * and links in mails die.
 * @throws what `proveSelf` throws
 */
export async function changePassword(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string },
  shown: Shown,
  newPassword: string,
): Promise<void> {
  const database = databaseOf(container)
  const { customerId } = shopper
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, shopper, self, "set-password", shown)
  const hash = await passwordHash(newPassword)
  await database.transaction(async (trx) => {
    await proof(trx)
    if (!(await setPassword(trx, customerId, self.email ?? "", hash))) throw refuse(accountRefusals.password_missing)
    await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
    await endDevices(trx, customerId)
    await tellChange(trx, self, "password")
  })
}
