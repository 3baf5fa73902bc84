import { accountCalls } from "@silai/contracts/account/calls"
import type { Browser } from "../rig/browser"
import { aBrowser } from "../rig/customer"
import { theShop } from "../rig/facts"

/** The customer from before the change, signed in by password. */
export async function demoCustomer(): Promise<Browser> {
  const at = aBrowser()
  const { email, password } = theShop().customer
  const { status, body } = await at.call(accountCalls.signin, { identifier: email, password })
  if (status !== 200) throw new Error(`The demo's customer could not sign in: ${status} ${body.message}`)
  return at
}
