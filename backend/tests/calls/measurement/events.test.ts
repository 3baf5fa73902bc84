import { measurementCalls } from "@silai/contracts/measurement/calls"
import { describe, expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { eventsOf, eventNamesOf } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()
const { measurementType: _upper, ...upper } = upperBody
const { measurementType: _lower, ...lower } = lowerBody

describe("events of measurements", () => {
  test("are sent each time a customer saves, changes or removes a half, without the inches", async () => {
    const { at, id } = await aCustomer()
    const half = `${id}-upperBody`
    await at.call(measurementCalls.add, upper)
    await at.call(measurementCalls.update, { ...upper, chest: 41 })
    await at.call(measurementCalls.update, { ...upper, chest: 41 })
    await at.call(measurementCalls.update, { remove: "upperBody" })
    await at.call(measurementCalls.update, { remove: "upperBody" })
    expect(await eventNamesOf(half)).toEqual([
      "silai.measurement.created",
      "silai.measurement.deleted",
      "silai.measurement.updated",
    ])
    expect((await eventsOf(half))[0]!.data).toEqual({ id: half, customer_id: id, half: "upperBody" })
    const hooks = (await eventsOf(id)).filter(({ name }) => name === "hook measurementUpdated")
    expect(hooks.map(({ data }) => data.changed)).toEqual([true, true, false])
  })

  test("are not sent for an incomplete half that is refused after the other was written", async () => {
    const { at, id } = await aCustomer()
    const { status } = await at.call(measurementCalls.add, { ...upper, hip: 40 })
    expect(status).toBe(422)
    expect(await eventNamesOf(`${id}-upperBody`)).toEqual([])
  })

  test("are the same for measuring in the shop as for measuring by customers", async () => {
    const owner = await signInAsOwner()
    const { id } = await aCustomer()
    const half = `${id}-lowerBody`
    const add = { customerId: id, measurementType: "lowerBody", ...lower }
    const { version } = (await owner.call(measurementCalls.adminAdd, add)).body.data
    const changed = await owner.call(measurementCalls.adminUpdate, { _id: half, version, ...lower, hip: 41 })
    await owner.call(measurementCalls.adminRemove, { _id: half, version: changed.body.data.version })
    expect(await eventNamesOf(half)).toEqual([
      "silai.measurement.created",
      "silai.measurement.deleted",
      "silai.measurement.updated",
    ])
  })
})
