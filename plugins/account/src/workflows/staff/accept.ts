import { staffRefusals } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { newId } from "@silai/kit/ids"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { emitEvents } from "@silai/kit/events"
import { hashOf } from "@silai/kit/sessions"
import { addSignInMethod, isTaken, namesOf } from "../customer/create"
import { judgePassword } from "../password/check-password"
import { passwordHash } from "../../rules/password-hash"
import { nameSql } from "../../queries/staff"

export type Invitation = { email: string; role: Role; invitedBy: string }

const alive = `i.token_hash = ? and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()`

/** The invitation behind a link. @throws staff.invitation_over, also for a link that never existed */
export async function readInvitation(sql: Sql, token: string): Promise<Invitation> {
  const found = await one<{ email: string; role: Role; invited_by: string | null }>(
    sql,
    `select i.email, i.role, ${nameSql("u")} as invited_by from staff_invitation i left join "user" u on u.id = i.invited_by where ${alive}`,
    [hashOf(token)],
  )
  if (!found) throw refuse(staffRefusals.invitation_over)
  return { email: found.email, role: found.role, invitedBy: found.invited_by ?? "" }
}

/**
 * Makes the invited person a staff member, once: of two with the same link, one succeeds.
 * @throws staff.invitation_over, staff.email_taken (an account was opened with this e-mail since), and what
 * `judgePassword` throws
 */
export async function acceptInvitation(
  database: Database,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ userId: string; role: Role }> {
  // Read first, so that invalid tokens cost no hash; the delete below decides.
  const { email } = await readInvitation(database, token)
  await judgePassword(password, { name, email })
  const hash = await passwordHash(password)
  try {
    return await database.transaction(async (trx) => {
      const invitation = await one<{ id: string; email: string; role: Role; invited_by: string }>(
        trx,
        `update staff_invitation i set accepted_at = now() where ${alive} returning i.id, i.email, i.role, i.invited_by`,
        [hashOf(token)],
      )
      if (!invitation) throw refuse(staffRefusals.invitation_over)
      const [userId, identityId] = [newId("user"), newId("authid")]
      const [first, last] = namesOf(name)
      await trx.raw(`insert into "user" (id, email, first_name, last_name) values (?, ?, ?, ?)`, [
        userId,
        invitation.email,
        first,
        last,
      ])
      await trx.raw(`insert into auth_identity (id, app_metadata) values (?, ?::jsonb)`, [
        identityId,
        JSON.stringify({ user_id: userId }),
      ])
      await addSignInMethod(trx, identityId, { provider: "emailpass", entityId: invitation.email, passwordHash: hash })
      await trx.raw(`insert into staff_member (user_id, role, invited_by) values (?, ?, ?)`, [
        userId,
        invitation.role,
        invitation.invited_by,
      ])
      await emitEvents(
        trx,
        { name: "invite.accepted", data: [{ id: invitation.id }] },
        { name: "user.created", data: [{ id: userId }] },
      )
      await notifyLive(trx, "staff.changed", { userId })
      return { userId, role: invitation.role }
    })
  } catch (error) {
    throw isTaken(error) ? refuse(staffRefusals.email_taken) : error
  }
}
