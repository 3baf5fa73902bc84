import { bagCalls } from "@silai/contracts/bag/calls"
import { expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { whileHeld } from "../../rig/row-lock"
import { aBag } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()

test("changes a bag even if the engine's workflow store does not answer, as it stores nothing of such a change", async () => {
  const { at } = await aCustomer()
  const [{ variantId }] = await aBag([{ slug: "classic-white-formal-shirt", size: "M" }])
  await whileHeld(async ({ ask }) => {
    await ask(`lock table workflow_execution in access exclusive mode`)
    expect((await at.call(bagCalls.add, { variantId, size: "M" })).status).toBe(200)
  })
}, 20_000)
