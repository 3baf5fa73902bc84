import { bagCalls } from "@silai/contracts/bag/calls"
import { expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { whileHeld } from "../../rig/held"
import { aBag } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()

test("a bag is changed though the engine's book of workflows does not answer: of such a change nothing is kept there", async () => {
  const { at } = await aCustomer()
  const [{ variantId }] = await aBag([{ slug: "classic-white-formal-shirt", size: "M" }])
  await whileHeld(async ({ ask }) => {
    await ask(`lock table workflow_execution in access exclusive mode`)
    expect((await at.call(bagCalls.add, { variantId, size: "M" })).status).toBe(200)
  })
}, 20_000)
