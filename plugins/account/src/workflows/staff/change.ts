import type { MedusaContainer } from "@medusajs/framework/types"
import { houseRefusals } from "@silai/contracts/house/messages"
import { ROLE_WORDS, staffRefusals } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { endDevices } from "@silai/kit/devices"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { emitEvents } from "@silai/kit/events"
import { forgetFactor } from "../second-factor/enrol"
import { nameSql } from "../../queries/staff"
import { forgetViews } from "../view/save"
import { lockMembers, type Member, withdrawInvitationsOf } from "./members"

type By = { userId: string }

const isOwner = ({ role }: Member) => role === "owner"

/** A staff member, locked. Checks again under the lock that the caller is still an owner. */
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

/**
 * Changes a staff member's role; it applies from their next request. `was`: the role that the caller has seen. Returns
 * their name. @throws staff.unknown, staff.role_changed, staff.last_owner
 */
export function changeRole(
  container: MedusaContainer,
  { userId, role, was, by }: { userId: string; role: Role; was?: Role; by: By },
): Promise<{ userId: string; name: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const { person, name, isLastOwner } = await personUnderLock(trx, by.userId, userId)
    if (was !== undefined && was !== person.role && role !== person.role)
      throw refuse(staffRefusals.role_changed, name, ROLE_WORDS[person.role].label)
    if (isLastOwner && role !== "owner") throw refuse(staffRefusals.last_owner)
    await trx.raw(`update staff_member set role = ? where user_id = ?`, [role, userId])
    const withdrawn = isOwner(person) && role !== "owner" ? await withdrawInvitationsOf(trx, userId) : []
    await emitEvents(
      trx,
      { name: "user.updated", data: role === person.role ? [] : [{ id: userId }] },
      { name: "invite.deleted", data: withdrawn },
    )
    await notifyLive(trx, "staff.changed", { userId })
    return { userId, name }
  })
}

/**
 * Sets how many pieces a staff member sews a day; null: not counted. Returns their name. @throws staff.unknown
 */
export function setCapacity(
  container: MedusaContainer,
  { userId, piecesPerDay, by }: { userId: string; piecesPerDay: number | null; by: By },
): Promise<{ userId: string; name: string; piecesPerDay: number | null }> {
  return databaseOf(container).transaction(async (trx) => {
    const { name } = await personUnderLock(trx, by.userId, userId)
    const { rows } = await trx.raw(
      `update staff_member set pieces_per_day = ? where user_id = ? and pieces_per_day is distinct from ? returning user_id`,
      [piecesPerDay, userId, piecesPerDay],
    )
    await emitEvents(trx, { name: "user.updated", data: rows.length ? [{ id: userId }] : [] })
    await notifyLive(trx, "staff.changed", {})
    return { userId, name, piecesPerDay }
  })
}

/**
 * Removes a staff member: the same transaction ends their sessions, sign-in method and the invitations they sent. The
 * row stays, because their past actions refer to it. Returns their name.
 * @throws staff.unknown, staff.last_owner, staff.not_yourself
 */
export function removePerson(
  container: MedusaContainer,
  { userId, by }: { userId: string; by: By },
): Promise<{ userId: string; name: string }> {
  const byUserId = by.userId
  return databaseOf(container).transaction(async (trx) => {
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
    await forgetFactor(trx, userId)
    await trx.raw(`delete from sign_in_change where actor_id = ?`, [userId])
    await trx.raw(`delete from passkey where actor_id = ?`, [userId])
    await trx.raw(`delete from passkey_challenge where actor_id = ?`, [userId])
    await forgetViews(trx, userId)
    await container.resolve("silai_notification").forget(trx, userId)
    await container.resolve("silai_whatsapp").forgetStaff(trx, userId)
    await container.resolve("push").forget(trx, userId)
    await trx.raw(`update "user" set deleted_at = now(), updated_at = now() where id = ?`, [userId])
    const withdrawn = await withdrawInvitationsOf(trx, userId)
    await endDevices(trx, userId)
    await emitEvents(trx, { name: "user.deleted", data: [{ id: userId }] }, { name: "invite.deleted", data: withdrawn })
    await notifyLive(trx, "staff.changed", { userId })
    return { userId, name }
  })
}
