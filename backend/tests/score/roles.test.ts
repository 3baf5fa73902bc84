import { everyCall } from "@silai/contracts/every-call"
import { mayDo, ROLES } from "@silai/contracts/staff/roles"
import { expect, test } from "vitest"
import { aBrowser, aCustomer } from "../rig/customer"
import { signInAs } from "../rig/owner"
import { closeSqlAfterwards } from "../rig/sql"
import { figure } from "./print"

closeSqlAfterwards()

/**
 * No call accepts this field: an authorised caller is refused because of it, and nothing happens. An unauthorised one
 * is refused before that.
 */
const harmless = { "no call takes this": 1 }

test("admits to every call of the back office exactly the roles in the table of duties", async () => {
  const calls = everyCall.filter((call) => call.audience === "backOffice")
  const wrong: string[] = []
  let tried = 0
  for (const role of ROLES) {
    const at = await signInAs(role)
    for (const call of calls) {
      const { status, body } = await at.post(call.path, harmless)
      const isIn = status !== 401 && body.code !== "house.not_allowed"
      tried += 1
      if (isIn !== mayDo(role, call.duty!) || status >= 500 || (!isIn && status !== 403))
        wrong.push(`${call.path} (${call.duty}) by ${role}: ${status} ${body.code}`)
    }
  }
  const [guest, customer] = [aBrowser(), (await aCustomer()).at]
  for (const call of calls) {
    const answers = { guest: await guest.post(call.path, harmless), customer: await customer.post(call.path, harmless) }
    tried += 2
    if (answers.guest.status !== 401 || answers.guest.body.code !== "house.sign_in")
      wrong.push(`${call.path} by a guest: ${answers.guest.status}`)
    if (answers.customer.status !== 403 || answers.customer.body.code !== "house.not_allowed")
      wrong.push(`${call.path} by a customer: ${answers.customer.status}`)
  }
  figure("admin calls by role", `${tried - wrong.length} of ${tried}`, {
    calls: calls.length,
    actors: [...ROLES, "customer", "guest"].join(" "),
  })
  expect(wrong).toEqual([])
  expect(calls.length).toBeGreaterThan(8)
})

test("admits only the owner to the engine's own back office", async () => {
  const paths = [
    "/admin/orders",
    "/admin/products",
    "/admin/customers",
    "/admin/users",
    "/admin/stores",
    "/admin/promotions",
    "/admin/inventory-items",
  ]
  const wrong: string[] = []
  for (const role of ROLES) {
    const at = await signInAs(role)
    for (const path of paths) {
      const { status } = await at.get(`${path}?limit=1`)
      if ((role === "owner") !== (status === 200)) wrong.push(`${path} by ${role}: ${status}`)
    }
  }
  figure(
    "the engine's admin surface by role",
    `${paths.length * ROLES.length - wrong.length} of ${paths.length * ROLES.length}`,
  )
  expect(wrong).toEqual([])
})
