import { accountCalls } from "@silai/contracts/account/calls"
import { inject } from "vitest"
import { type Browser, browser } from "./browser"

/** The shopkeeper, signed in to the back office. */
export async function signInAsOwner(): Promise<Browser> {
  const { email, password } = inject("shop").owner
  const at = browser()
  const { status, body } = await at.call(accountCalls.signin, { identifier: email, password })
  if (status !== 200) throw new Error(`The owner could not sign in: ${status} ${body.message}`)
  return at
}
