import { randomInt } from "node:crypto"
import type { Role } from "@silai/contracts/staff/roles"
import { theShop } from "./facts"
import { type Browser, browser, openSessionFor } from "./browser"
import { oneRow, sql } from "./sql"

async function openStaffSession(userId: string): Promise<Browser> {
  const at = browser()
  await openSessionFor(at, "staff", userId)
  return at
}

/** The shopkeeper, signed in to the back office by a session row; sign-in has its own tests. */
export async function signInAsOwner(): Promise<Browser> {
  const { id } = await oneRow<{ id: string }>(`select id from "user" where email = $1`, [theShop().owner.email])
  return openStaffSession(id)
}

/**
 * A signed-in staff member unique to one test. Inserted directly, with the owner's password; invitations have their own
 * tests.
 */
export async function signInAs(role: Role): Promise<Browser & { userId: string; email: string }> {
  const email = `${role}-${Date.now()}-${randomInt(1e9)}@silai.example`
  const userId = `user_${email.replaceAll(/\W/g, "")}`
  await sql(`insert into "user" (id, email, first_name, last_name) values ($1, $2, 'Some', $3)`, [userId, email, role])
  await sql(`insert into staff_member (user_id, role) values ($1, $2)`, [userId, role])
  await sql(`insert into auth_identity (id, app_metadata) values ($1, jsonb_build_object('user_id', $2::text))`, [
    `authid_${userId}`,
    userId,
  ])
  await sql(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
     select $1, $2, 'emailpass', $3, provider_metadata from provider_identity where provider = 'emailpass' and entity_id = $4`,
    [`provid_${userId}`, email, `authid_${userId}`, theShop().owner.email],
  )
  return { ...(await openStaffSession(userId)), userId, email }
}
