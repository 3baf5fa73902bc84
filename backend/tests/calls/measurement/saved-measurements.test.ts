import { measurementCalls } from "@silai/contracts/measurement/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer } from "../../rig/customer"
import { lowerBody, upperBody } from "../../rig/shopper"

const { measurementType: _l, ...lower } = lowerBody
const { measurementType: _u, ...upper } = upperBody

describe("saved measurements", () => {
  test("keep both halves together, with when each was changed", async () => {
    const { at, id } = await aCustomer()
    expect((await at.call(measurementCalls.single, { userId: id })).body.data).toEqual({
      upperBodyChangedAt: null,
      lowerBodyChangedAt: null,
    })
    await at.call(measurementCalls.add, { userId: id, ...lower })
    const { body } = await at.call(measurementCalls.add, { ...upper })
    expect(body.data).toMatchObject({
      ...lower,
      ...upper,
      upperBodyChangedAt: expect.any(String),
      lowerBodyChangedAt: expect.any(String),
    })
  })

  test("are not changed by the same numbers again, but by another number", async () => {
    const { at } = await aCustomer()
    const before = (await at.call(measurementCalls.add, lower)).body.data
    const same = await at.call(measurementCalls.update, lower)
    expect([same.body.changed, same.body.data]).toEqual([false, before])
    const other = await at.call(measurementCalls.update, { hip: 40.5 })
    expect([other.body.changed, other.body.data.hip, other.body.data.bottom]).toEqual([true, 40.5, 15])
    expect(other.body.data.lowerBodyChangedAt).not.toBe(before.lowerBodyChangedAt)
  })

  test("refuse an incomplete half, and store nothing of it", async () => {
    const { at } = await aCustomer()
    const { status, body } = await at.call(measurementCalls.add, { ...upper, hip: 40 })
    expect([status, body.message]).toEqual([422, "Please fill out this measurement to continue. (lowerBodyWaist)"])
    expect((await at.call(measurementCalls.single)).body.data).toEqual({
      upperBodyChangedAt: null,
      lowerBodyChangedAt: null,
    })
  })

  test("lose a half that is removed, and the other stays", async () => {
    const { at } = await aCustomer()
    await at.call(measurementCalls.add, { ...upper, ...lower })
    const { body } = await at.call(measurementCalls.update, { remove: "upperBody" })
    expect(body.data).toEqual({ ...lower, upperBodyChangedAt: null, lowerBodyChangedAt: expect.any(String) })
  })

  test.each([
    [4.9, "between 5 and 80"],
    [80.1, "between 5 and 80"],
    ["wide", "valid number"],
    [null, "valid number"],
  ])("refuse a hip of %j inches", async (hip, about) => {
    const { at } = await aCustomer()
    const { status, body } = await at.call(measurementCalls.update, { ...lower, hip })
    expect([status, body.field, body.message]).toEqual([400, "hip", expect.stringContaining(about)])
  })

  test("belong to the session's customer; guests keep theirs in the browser", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()]
    await other.at.call(measurementCalls.add, { userId: mine.id, customerId: mine.id, ...lower })
    expect((await mine.at.call(measurementCalls.single, { userId: other.id })).body.data.hip).toBeUndefined()
    expect((await other.at.call(measurementCalls.single)).body.data.hip).toBe(40)
    expect((await aBrowser().call(measurementCalls.single)).status).toBe(401)
  })
})
