import { returnCalls } from "@silai/contracts/returns/calls"
import { expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()

test("never fails by an odd body", async () => {
  const owner = await signInAsOwner()
  const odd = [{ page: 0 }, { page: "x" }, { state: ["gone"] }, { search: "x".repeat(200) }, { sort: "up" }, { foo: 1 }]
  for (const body of odd) expect((await owner.call(returnCalls.all, body)).status).toBe(400)
  const at = browser()
  for (const call of [returnCalls.options, returnCalls.ofOrder, returnCalls.add])
    for (const body of [{}, { orderId: 7 }, { orderId: "x", key: 9 }])
      expect((await at.call(call, body)).status).toBe(400)
  for (const search of ["%", "\\", "'", "RT-99999999999999", "SL-", "#", "_"])
    expect((await owner.call(returnCalls.all, { search })).status).toBe(200)
})
