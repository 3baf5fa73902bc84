import { bagCalls } from "@silai/contracts/bag/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { customerCalls } from "@silai/contracts/customer/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { lowerBody } from "../../rig/shopper"

test("lets a tailor measure, and see nothing of customers' spending", async () => {
  const [tailor, { id, name }] = [await signInAs("tailor"), await aCustomer()]
  for (const call of Object.values(customerCalls))
    expect([call.path, (await tailor.call(call, { customerId: id })).status]).toEqual([call.path, 403])
  const { body } = await tailor.call(measurementCalls.adminAdd, { customerId: id, ...lowerBody })
  expect(body.data).toMatchObject({ changedBy: "Some tailor", customer: { _id: id, name } })
  const read = [
    await tailor.call(measurementCalls.adminAll, { search: name }),
    await tailor.call(measurementCalls.adminCustomers, { customerId: id }),
  ]
  expect(read.map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.stringify(read.map((one) => one.body))).not.toMatch(/spend|rupees|email|address/i)
})

test("refuses both to a packer and allows both to a manager", async () => {
  const [packer, manager, { id }] = [await signInAs("packer"), await signInAs("manager"), await aCustomer()]
  for (const [call, body] of [
    [customerCalls.all, {}],
    [customerCalls.single, { customerId: id }],
    [measurementCalls.adminAll, {}],
  ] as const) {
    expect([call.path, (await packer.call(call, body)).status, (await manager.call(call, body)).status]).toEqual([
      call.path,
      403,
      200,
    ])
  }
})

test("shows the bag on a customer's page", async () => {
  const who = await aCustomer()
  const { body } = await who.at.call(catalogueCalls.single, { variantIdOrSlug: "classic-white-formal-shirt" })
  const added = await who.at.call(bagCalls.add, { variantId: body.data._id, size: "M", quantity: 1 })
  expect(added.status).toBe(200)
  const page = await (await signInAsOwner()).call(customerCalls.single, { customerId: who.id })
  expect(page.body.data.bag).toMatchObject([
    { name: body.data.variantName, size: "M", quantity: 1, totalRupees: body.data.price, gone: false },
  ])
})
