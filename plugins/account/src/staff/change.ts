import { houseRefusals } from "@silai/contracts/house/messages"
import { staffRefusals } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { endDevices } from "@silai/kit/devices"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { nameSql } from "./list"
import { lockMembers, type Member, withdrawInvitationsOf } from "./members"

const isOwner = ({ role }: Member) => role === "owner"

/** Somebody of the shop, under the lock; that the one who asks is still an owner is looked at again there. */
async function personUnderLock(
  trx: Sql,
  byUserId: string,
  userId: string,
): Promise<{ person: Member; name: string; isLastOwner: boolean }> {
  const members = await lockMembers(trx)
  if (!members.some((member) => isOwner(member) && member.user_id === byUserId)) throw refuse(houseRefusals.not_allowed)
  const person = members.find((member) => member.user_id === userId)
  if (!person) throw refuse(staffRefusals.unknown)
  const named = await one<{ name: string }>(trx, `select ${nameSql("u")} as name from "user" u where u.id = ?`, [
    userId,
  ])
  return { person, name: named?.name ?? "", isLastOwner: isOwner(person) && members.filter(isOwner).length === 1 }
}

/** Gives somebody another role; it holds from their next request on. Gives their name. @throws staff.unknown, staff.last_owner */
export function changeRole(database: Database, byUserId: string, userId: string, role: Role): Promise<string> {
  return database.transaction(async (trx) => {
    const { person, name, isLastOwner } = await personUnderLock(trx, byUserId, userId)
    if (isLastOwner && role !== "owner") throw refuse(staffRefusals.last_owner)
    await trx.raw(`update staff_member set role = ? where user_id = ?`, [role, userId])
    if (isOwner(person) && role !== "owner") await withdrawInvitationsOf(trx, userId)
    await ring(trx, "staff.changed", { userId })
    return name
  })
}

/**
 * Removes somebody from the shop: their sessions, their way in and the invitations they sent end in the same transaction. The row stays, for
 * what they did bears their name. Gives it.
 * @throws staff.unknown, staff.last_owner, staff.not_yourself
 */
export function removePerson(database: Database, byUserId: string, userId: string): Promise<string> {
  return database.transaction(async (trx) => {
    const { name, isLastOwner } = await personUnderLock(trx, byUserId, userId)
    if (isLastOwner) throw refuse(staffRefusals.last_owner)
    if (userId === byUserId) throw refuse(staffRefusals.not_yourself)
    await trx.raw(`update staff_member set removed_at = now(), removed_by = ? where user_id = ?`, [byUserId, userId])
    await trx.raw(
      `delete from provider_identity where auth_identity_id in (select id from auth_identity where app_metadata ->> 'user_id' = ?)`,
      [userId],
    )
    await trx.raw(`delete from auth_identity where app_metadata ->> 'user_id' = ?`, [userId])
    await trx.raw(`delete from password_reset where actor_id = ?`, [userId])
    await trx.raw(`update "user" set deleted_at = now(), updated_at = now() where id = ?`, [userId])
    await withdrawInvitationsOf(trx, userId)
    await endDevices(trx, userId)
    await ring(trx, "staff.changed", { userId })
    return name
  })
}
