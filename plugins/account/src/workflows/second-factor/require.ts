import { houseRefusals } from "@silai/contracts/house/messages"
import { secondFactorRefusals, staffRefusals } from "@silai/contracts/staff/messages"
import { endDevices } from "@silai/kit/devices"
import { type Database, many, one, only, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { emitEvents } from "@silai/kit/events"
import { mailChange } from "../customer/mail-change"
import { nameSql } from "../../queries/staff"
import { lockMembers } from "../staff/members"
import { forgetFactor } from "./enrol"
import { hasFactor, hasFactorSql } from "../../queries/second-factor"

/** All staff, locked. Checks again under the lock that the caller is still an owner. */
async function membersFor(trx: Sql, byUserId: string) {
  const members = await lockMembers(trx)
  if (!members.some(({ user_id, role }) => role === "owner" && user_id === byUserId))
    throw refuse(houseRefusals.not_allowed)
  return members
}

/**
 * Requires a second factor of all staff, or makes it optional. Staff without one are stopped at their next request, so
 * the owner who requires it must have one.
 * @throws staff.own_factor_first
 */
export async function requireFactor(database: Database, byUserId: string, required: boolean): Promise<void> {
  await database.transaction(async (trx) => {
    await membersFor(trx, byUserId)
    if (required && !(await hasFactor(trx, byUserId))) throw refuse(secondFactorRefusals.own_factor_first)
    const changed = await one(
      trx,
      `update staff_rule set second_factor_required = ? where second_factor_required <> ? returning 1`,
      [required, required],
    )
    if (changed) await emitEvents(trx, { name: "silai.second-factor.required", data: [{ id: byUserId, required }] })
    const without = await many<{ user_id: string }>(
      trx,
      `select user_id from staff_member m where removed_at is null and not ${hasFactorSql("m.user_id")}`,
    )
    // Their live lines end, and their open pages reload who they are.
    await notifyLive(trx, "staff.changed", {}, ...without.map(({ user_id }) => ({ userId: user_id })))
  })
  log("warn", "rule of the second factor changed", { by: byUserId, required })
}

/**
 * Removes the second factor of a staff member who lost the phone, and ends their sessions; a mail warns them if a
 * stranger did this. Returns their name.
 * @throws staff.unknown, staff.factor_your_own, staff.factor_missing
 */
export async function resetFactor(database: Database, byUserId: string, userId: string): Promise<string> {
  const name = await database.transaction(async (trx) => {
    const members = await membersFor(trx, byUserId)
    if (userId === byUserId) throw refuse(secondFactorRefusals.factor_your_own)
    if (!members.some((member) => member.user_id === userId)) throw refuse(staffRefusals.unknown)
    const hadPasskey = (await many(trx, `delete from passkey where actor_id = ? returning id`, [userId])).length > 0
    if (!(await forgetFactor(trx, userId)) && !hadPasskey) throw refuse(secondFactorRefusals.factor_missing)
    const person = await only<{ name: string; email: string }>(
      trx,
      `select ${nameSql("u")} as name, u.email from "user" u where u.id = ?`,
      [userId],
    )
    await endDevices(trx, userId)
    await mailChange(trx, person, "secondFactorReset")
    await emitEvents(trx, { name: "silai.second-factor.disabled", data: [{ id: userId }] })
    await notifyLive(trx, "staff.changed", { userId })
    return person.name
  })
  log("warn", "second factor reset by an owner", { user: userId, by: byUserId })
  return name
}
