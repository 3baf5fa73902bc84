import { staffRefusals } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { newId } from "@silai/kit/ids"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { hashOf } from "@silai/kit/sessions"
import { addWayIn, isTaken, namesOf } from "../people/create"
import { passwordHash } from "../rules/password-hash"
import { nameSql } from "./list"

export type Invitation = { email: string; role: Role; invitedBy: string }

const alive = `i.token_hash = ? and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()`

/** What a link is for. @throws staff.invitation_over, the same for a link that never was */
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
 * Makes the invited one of the shop's people, once: of two who hold the same link one comes in.
 * @throws staff.invitation_over, staff.email_taken (somebody opened an account with this e-mail meanwhile)
 */
export async function acceptInvitation(
  database: Database,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<{ userId: string; role: Role }> {
  // Looked up first, so that made-up tokens cost no hash; decided below, by the row itself.
  await readInvitation(database, token)
  const hash = await passwordHash(password)
  try {
    return await database.transaction(async (trx) => {
      const invitation = await one<{ email: string; role: Role; invited_by: string }>(
        trx,
        `update staff_invitation i set accepted_at = now() where ${alive} returning i.email, i.role, i.invited_by`,
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
      await addWayIn(trx, identityId, { provider: "emailpass", entityId: invitation.email, passwordHash: hash })
      await trx.raw(`insert into staff_member (user_id, role, invited_by) values (?, ?, ?)`, [
        userId,
        invitation.role,
        invitation.invited_by,
      ])
      await ring(trx, "staff.changed", { userId })
      return { userId, role: invitation.role }
    })
  } catch (error) {
    throw isTaken(error) ? refuse(staffRefusals.email_taken) : error
  }
}
