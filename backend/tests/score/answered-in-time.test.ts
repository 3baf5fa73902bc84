import { accountCalls } from "@silai/contracts/account/calls"
import { ANSWER } from "@silai/contracts/house/limits"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { browser } from "../rig/browser"
import { whileHeld } from "../rig/held"
import { closeSqlAfterwards } from "../rig/sql"
import { figure } from "./say"

closeSqlAfterwards()

test("who asks for what somebody else keeps locked hears after a minute to come again, and nobody waits longer", async () => {
  const at = browser()
  expect((await at.call(checkoutCalls.guest)).status).toBe(200)
  await whileHeld(async ({ ask }) => {
    await ask(`lock table session in access exclusive mode`)
    const began = Date.now()
    const { status, body, headers } = await at.call(accountCalls.authenticate)
    const tookMs = Date.now() - began
    figure("answer to who waits for a lock that nobody gives back, ms", tookMs)
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "house.busy", "5"])
    expect(tookMs).toBeLessThan((ANSWER.withinSeconds + 5) * 1000)
  })
  expect((await at.call(accountCalls.authenticate)).status).toBe(200)
}, 150_000)
