import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { INVITATION } from "@silai/contracts/staff/limits"
import { ROLE_WORDS, staffRefusals } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { env } from "@silai/kit/env"
import { newId } from "@silai/kit/ids"
import { type Database, databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { notifyLive, enqueueOutbox } from "@silai/kit/outbox"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { emitEvents } from "@silai/kit/events"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import { isTaken } from "../customer/create"
import { isEmailTaken } from "../../queries/look-up"

type Inviter = { userId: string; name: string }
const waiting = `accepted_at is null and withdrawn_at is null`

/** Staff need a separate e-mail: one e-mail belongs to one account, customer or staff. */
const isInUse = async (sql: Sql, email: string) =>
  (await isEmailTaken(sql, email)) ||
  (await one(sql, `select 1 from "user" where email = ? and deleted_at is null`, [email])) !== null

function newToken() {
  const token = randomBytes(32).toString("base64url")
  return { token, hash: hashOf(token) }
}

const write = (trx: Sql, by: Inviter, email: string, role: Role, token: string) =>
  enqueueOutbox(trx, "staff.invited", `staff.invited:${newId("mail")}`, {
    email,
    inviter: by.name,
    role: ROLE_WORDS[role].label,
    sealedToken: seal(env().COOKIE_SECRET, token),
  })

/**
 * Invites a person to the staff. An older, expired invitation to the same e-mail is replaced.
 * @throws staff.email_taken, staff.already_invited, house.too_many
 */
export async function invite(
  container: MedusaContainer,
  { email, role, by }: { email: string; role: Role; by: Inviter },
): Promise<{ _id: string }> {
  const database = databaseOf(container)
  await countTry(database, "staff_invite", by.userId, INVITATION.sends.perPerson)
  const [id, { token, hash }] = [newId("inv"), newToken()]
  try {
    await database.transaction(async (trx) => {
      if (await isInUse(trx, email)) throw refuse(staffRefusals.email_taken)
      const replaced = await many<{ id: string }>(
        trx,
        `update staff_invitation set withdrawn_at = now() where email = ? and ${waiting} and expires_at < now() returning id`,
        [email],
      )
      await trx.raw(
        `insert into staff_invitation (id, email, role, token_hash, invited_by, expires_at) values (?, ?, ?, ?, ?, now() + make_interval(days => ?))`,
        [id, email, role, hash, by.userId, INVITATION.validDays],
      )
      await write(trx, by, email, role, token)
      await emitEvents(trx, { name: "invite.deleted", data: replaced }, { name: "invite.created", data: [{ id }] })
      await notifyLive(trx, "staff.changed", {})
    })
  } catch (error) {
    throw isTaken(error) ? refuse(staffRefusals.already_invited) : error
  }
  return { _id: id }
}

/**
 * Sends an open invitation again, in the current sender's name; its older link becomes invalid. Returns the e-mail.
 * @throws staff.invitation_unknown, house.too_many
 */
export async function inviteAgain(database: Database, by: Inviter, invitationId: string): Promise<string> {
  await countTry(database, "staff_invite", by.userId, INVITATION.sends.perPerson)
  const { token, hash } = newToken()
  return database.transaction(async (trx) => {
    const again = await one<{ email: string; role: Role }>(
      trx,
      `update staff_invitation set token_hash = ?, invited_by = ?, sent_at = now(), expires_at = now() + make_interval(days => ?) where id = ? and ${waiting} returning email, role`,
      [hash, by.userId, INVITATION.validDays, invitationId],
    )
    if (!again) throw refuse(staffRefusals.invitation_unknown)
    await emitEvents(trx, { name: "invite.resent", data: [{ id: invitationId }] })
    await write(trx, by, again.email, again.role, token)
    await notifyLive(trx, "staff.changed", {})
    return again.email
  })
}

/** @throws staff.invitation_unknown */
export async function withdrawInvitation(database: Database, invitationId: string): Promise<void> {
  await database.transaction(async (trx) => {
    if (
      !(await one(trx, `update staff_invitation set withdrawn_at = now() where id = ? and ${waiting} returning id`, [
        invitationId,
      ]))
    )
      throw refuse(staffRefusals.invitation_unknown)
    await emitEvents(trx, { name: "invite.deleted", data: [{ id: invitationId }] })
    await notifyLive(trx, "staff.changed", {})
  })
}
