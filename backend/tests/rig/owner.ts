import { accountCalls } from "@silai/contracts/account/calls"
import { theShop } from "./facts"
import { type Browser, browser } from "./browser"

/** The shopkeeper, signed in to the back office. */
export async function signInAsOwner(): Promise<Browser> {
  const { email, password } = theShop().owner
  const at = browser()
  const { status, body } = await at.call(accountCalls.signin, { identifier: email, password })
  if (status !== 200) throw new Error(`The owner could not sign in: ${status} ${body.message}`)
  return at
}
