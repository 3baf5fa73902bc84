import { randomInt } from "node:crypto"
import { accountCalls } from "@silai/contracts/account/calls"
import type { Role } from "@silai/contracts/staff/roles"
import { theShop } from "./facts"
import { type Browser, browser } from "./browser"
import { sql } from "./sql"

async function signIn(email: string): Promise<Browser> {
  await sql("delete from rate_limit where key like 'sign_in%'")
  const at = browser()
  const { status, body } = await at.call(accountCalls.signin, { identifier: email, password: theShop().owner.password })
  if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${body.message}`)
  return at
}

/**
 * The shopkeeper, signed in to the back office. Sign-in tries are reset: the number of tests must not lock them out.
 */
export const signInAsOwner = (): Promise<Browser> => signIn(theShop().owner.email)

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
  return { ...(await signIn(email)), userId, email }
}
