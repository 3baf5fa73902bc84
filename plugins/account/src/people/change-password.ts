import type { MedusaContainer } from "@medusajs/framework/types"
import { endDevices } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"
import { passwordHash } from "../rules/password-hash"
import { checkOwnPassword, setPassword } from "./password"

/** Sets a new password for somebody who knows the old one. Every session ends, and links in mails die. */
export async function changePassword(container: MedusaContainer, actorId: string, oldPassword: string, newPassword: string): Promise<void> {
  const way = await checkOwnPassword(container, actorId, oldPassword)
  const hash = await passwordHash(newPassword)
  await databaseOf(container).transaction(async (trx) => {
    await setPassword(trx, actorId, way.entity_id, hash)
    await trx.raw(`delete from password_reset where actor_id = ?`, [actorId])
    await endDevices(trx, actorId)
  })
}
