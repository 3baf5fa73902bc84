import { accountCalls } from "@silai/contracts/account/calls"
import type { Browser } from "../rig/browser"
import { aBrowser } from "../rig/customer"
import { theShop } from "../rig/facts"
import { signInAsOwner } from "../rig/owner"
import { delivered, type Had } from "../rig/returns"

/** The customer from before the change, signed in by password. */
export async function demoCustomer(): Promise<Browser> {
  const at = aBrowser()
  const { email, password } = theShop().customer
  const { status, body } = await at.call(accountCalls.signin, { identifier: email, password })
  if (status !== 200) throw new Error(`The demo's customer could not sign in: ${status} ${body.message}`)
  return at
}

let shirts: Promise<Had> | undefined
/** Three shirts that a guest has received: one for each change of the returns. */
export const deliveredShirts = (): Promise<Had> =>
  (shirts ??= signInAsOwner().then((owner) => delivered(owner, { quantity: 3 })))
