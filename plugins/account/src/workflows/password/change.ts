import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { endDevices } from "@silai/kit/devices"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { emitEvents } from "@silai/kit/events"
import { refuse } from "@silai/kit/refuse"
import { proveSelf, type Shown } from "../profile/prove"
import { readProfile } from "../../queries/profile"
import { passwordHash } from "../../rules/password-hash"
import { judgePassword } from "./check-password"
import { passwordWayOf, setPassword } from "./set"
import { waysOf } from "../../queries/sign-in-ways"
import { recordChange } from "../ways/record"

/**
 * Sets a new password for a person who proves their identity; also the first password of a customer who uses Google. All
 * sessions end and links in mails become invalid. Returns a check for the session that follows: that the new
 * password was not replaced in the meantime.
 * @throws what `proveSelf` and `judgePassword` throw
 */
export async function changePassword(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string },
  shown: Shown,
  newPassword: string,
): Promise<(trx: Sql) => Promise<boolean>> {
  const database = databaseOf(container)
  const { customerId } = shopper
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, shopper, self, "set-password", shown)
  await judgePassword(newPassword, self, "newPassword")
  const hash = await passwordHash(newPassword)
  await database.transaction(async (trx) => {
    await proof(trx)
    const before = await waysOf(trx, customerId)
    // Without an e-mail the password is kept under the account's id.
    if (!(await setPassword(trx, customerId, before.email ?? customerId, hash)))
      throw refuse(accountRefusals.password_missing)
    await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
    await trx.raw(`delete from email_link where customer_id = ? and email is distinct from ?`, [
      customerId,
      before.email,
    ])
    await endDevices(trx, customerId)
    await recordChange(trx, customerId, "password", before)
    await emitEvents(trx, { name: "silai.password.changed", data: [{ id: customerId }] })
  })
  return async (trx) => (await passwordWayOf(trx, customerId))?.hash === hash
}
