import { accountCalls } from "@silai/contracts/account/calls"
import { ANSWER } from "@silai/contracts/house/limits"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { browser } from "../rig/browser"
import { whileHeld } from "../rig/row-lock"
import { closeSqlAfterwards } from "../rig/sql"
import { figure } from "./print"

closeSqlAfterwards()

test("ends a request that waits for a lock with a retry after a minute, and lets none wait longer", async () => {
  const at = browser()
  expect((await at.call(checkoutCalls.guest)).status).toBe(200)
  await whileHeld(async ({ ask }) => {
    await ask(`lock table session in access exclusive mode`)
    const started = Date.now()
    const { status, body, headers } = await at.call(accountCalls.authenticate)
    const tookMs = Date.now() - started
    figure("answer to a request that waits for a lock never released, ms", tookMs)
    expect([status, body.code, headers.get("retry-after")]).toEqual([503, "house.busy", "5"])
    expect(tookMs).toBeLessThan((ANSWER.withinSeconds + 5) * 1000)
  })
  expect((await at.call(accountCalls.authenticate)).status).toBe(200)
}, 150_000)
