import { accountCalls } from "@silai/contracts/account/calls"
import { theShop } from "./facts"
import { type Browser, browser } from "./browser"
import { sql } from "./sql"

/** The shopkeeper, signed in to the back office. Tries at the door are counted anew: how many tests sign in must not decide. */
export async function signInAsOwner(): Promise<Browser> {
  const { email, password } = theShop().owner
  await sql("delete from rate_limit where key like 'sign_in%'")
  const at = browser()
  const { status, body } = await at.call(accountCalls.signin, { identifier: email, password })
  if (status !== 200) throw new Error(`The owner could not sign in: ${status} ${body.message}`)
  return at
}
