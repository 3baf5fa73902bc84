import { profileCalls } from "@silai/contracts/account/calls"
import type { MeasurementSort } from "@silai/contracts/measurement/limits"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const { measurementType: _l, ...lower } = lowerBody
const { measurementType: _u, ...upper } = upperBody
const { adminAll, adminSingle, adminCustomers, adminAdd, adminUpdate, adminRemove } = measurementCalls
const single = async (_id: string) => (await owner.call(adminSingle, { _id })).body.data
/** A customer whose lower body the shop has measured. */
async function measured(name = "Jasleen Mann") {
  const who = await aCustomer({ name })
  const { body } = await owner.call(adminAdd, { customerId: who.id, ...lowerBody })
  return { who, row: body.data }
}

describe("measuring at the counter", () => {
  test("saves the shop's measurement as the customer's, with the tailor's name", async () => {
    const { who, row } = await measured()
    expect(row).toMatchObject({
      _id: `${who.id}-lowerBody`,
      measurementType: "lowerBody",
      inches: lower,
      changedBy: "Harpreet Singh",
      customer: { _id: who.id, name: who.name, phone: who.phone },
    })
    expect((await who.at.call(measurementCalls.single)).body.data).toMatchObject(lower)
    expect(Object.keys(row.customer).sort()).toEqual(["_id", "name", "phone"])
  })

  test("changes a saved half instead of measuring it again; of two at once one is saved", async () => {
    const who = await aCustomer()
    const answers = await Promise.all(
      [40, 41, 42].map((hip) => owner.call(adminAdd, { customerId: who.id, ...lowerBody, hip })),
    )
    expect(answers.map(({ body }) => body.code ?? "kept").sort()).toEqual([
      "kept",
      "measurement.already_kept",
      "measurement.already_kept",
    ])
  })

  test("keeps fractions as they are; saves nothing for the same numbers", async () => {
    const { row } = await measured()
    const changed = await owner.call(adminUpdate, { _id: row._id, version: row.version, hip: 40.375 })
    expect([changed.body.changed, changed.body.data.inches.hip, changed.body.data.inches.bottom]).toEqual([
      true,
      40.375,
      15,
    ])
    const again = await owner.call(adminUpdate, { _id: row._id, version: changed.body.data.version, hip: 40.375 })
    expect([again.body.changed, again.body.data]).toEqual([false, changed.body.data])
  })

  test("does not overwrite or remove a change that the customer makes in the meantime", async () => {
    const { who, row } = await measured()
    await who.at.call(measurementCalls.update, { hip: 43 })
    const answers = await Promise.all([
      owner.call(adminUpdate, { _id: row._id, version: row.version, hip: 39 }),
      owner.call(adminRemove, { _id: row._id, version: row.version }),
    ])
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, "measurement.changed_meanwhile"],
      [409, "measurement.changed_meanwhile"],
    ])
    const now = await single(row._id)
    expect([now.inches.hip, now.changedBy]).toEqual([43, null])
    expect((await owner.call(adminUpdate, { _id: row._id, version: now.version, hip: 39 })).status).toBe(200)
  })

  test("creates another half after one was removed and measured again", async () => {
    const { who, row } = await measured()
    await who.at.call(measurementCalls.update, { remove: "lowerBody" })
    expect((await owner.call(adminUpdate, { _id: row._id, version: row.version, hip: 39 })).body.code).toBe(
      "measurement.unknown",
    )
    await who.at.call(measurementCalls.add, lower)
    expect((await owner.call(adminUpdate, { _id: row._id, version: row.version, hip: 39 })).body.code).toBe(
      "measurement.changed_meanwhile",
    )
  })

  test("keeps one of ten changes made at once from the same reading", async () => {
    const { row } = await measured()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        owner.call(adminUpdate, { _id: row._id, version: row.version, hip: 30 + n }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === "measurement.changed_meanwhile")).toHaveLength(9)
  })

  test("keeps each change with its author, for the shop and the customer, and deletes it with the half", async () => {
    const { who, row } = await measured()
    await who.at.call(measurementCalls.update, { hip: 43 })
    const { version } = await single(row._id)
    await owner.call(adminUpdate, { _id: row._id, version, hip: 42.5, thigh: 25 })
    const { history } = await single(row._id)
    expect(history.map(({ by, first }) => [by, first])).toEqual([
      ["Harpreet Singh", false],
      [null, false],
      ["Harpreet Singh", true],
    ])
    expect(history[0]!.changes).toEqual([
      { name: "hip", from: 43, to: 42.5 },
      { name: "thigh", from: lower.thigh, to: 25 },
    ])
    expect(history[2]!.changes.map(({ name, from, to }) => [name, from, to])).toContainEqual(["hip", null, lower.hip])
    await who.at.call(measurementCalls.update, { remove: "lowerBody" })
    expect(await sql(`select 1 from body_measurement_log where customer_id = $1`, [who.id])).toEqual([])
    await who.at.call(measurementCalls.add, lower)
    expect((await single(row._id)).history).toHaveLength(1)
  })

  test("removes a half once", async () => {
    const { row } = await measured()
    const answers = await Promise.all([1, 2].map(() => owner.call(adminRemove, { _id: row._id, version: row.version })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test.each([
    [{ hip: 4.9 }, 400, "between 5 and 80"],
    [{ hip: 80.5 }, 400, "between 5 and 80"],
    [{ hip: "wide" }, 400, "valid number"],
    [{ hip: undefined }, 422, "fill out"],
    [{ measurementType: "wholeBody" }, 400, ""],
    [{ customerId: "cus_none" }, 404, "no such customer"],
    [{ neck: 1 }, 400, "between"],
  ])("refuses %j", async (change, status, about) => {
    const who = await aCustomer()
    const answer = await owner.call(adminAdd, { customerId: who.id, ...lowerBody, ...change })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(about)])
  })

  test("keeps nothing for a deleted account, and lists nothing of it", async () => {
    const { who, row } = await measured("Departed Person")
    await who.at.call(profileCalls.userRemove, { password: who.password })
    expect((await owner.call(adminAdd, { customerId: who.id, ...lowerBody })).body.code).toBe(
      "measurement.customer_unknown",
    )
    expect((await owner.call(adminSingle, { _id: row._id })).status).toBe(404)
    expect((await owner.call(adminAll, { search: who.phone })).body.total).toBe(0)
  })
})

describe("the list of measurements", () => {
  test("finds by name, phone and e-mail, by body half, the latest change first, in pages", async () => {
    const who = await aCustomer({ name: "Tailorlist Grewal" })
    await who.at.call(measurementCalls.add, { ...upper, ...lower })
    for (const search of ["tailorlist", who.phone, who.email])
      expect((await owner.call(adminAll, { search })).body.total).toBe(2)
    const lowerOnly = (await owner.call(adminAll, { search: "tailorlist", measurementType: "lowerBody" })).body
    expect(lowerOnly.data).toMatchObject([{ _id: `${who.id}-lowerBody`, inches: lower, changedBy: null }])
    await who.at.call(measurementCalls.update, { neck: 16 })
    const paged = (await owner.call(adminAll, { search: "tailorlist", pageSize: 1 })).body
    expect([paged.total, paged.totalPages, paged.data[0]!.measurementType]).toEqual([2, 2, "upperBody"])
    expect((await owner.call(adminAll, { search: "%" })).body.total).toBe(0)
    const other = await aCustomer({ name: "Tailorlist Aulakh" })
    await other.at.call(measurementCalls.add, lower)
    const names = async (sort: MeasurementSort) =>
      (await owner.call(adminAll, { search: "tailorlist", sort })).body.data.map(({ customer }) => customer.name.at(11))
    expect(await names("name")).toEqual(["A", "G", "G"])
    expect(await names("name_down")).toEqual(["G", "G", "A"])
    expect(await names("latest")).toEqual(["A", "G", "G"])
    expect(await names("earliest")).toEqual(["G", "G", "A"])
  })

  test("finds the customer to measure by search, with their saved halves", async () => {
    const who = await aCustomer({ name: "Pickable Kang" })
    await who.at.call(measurementCalls.add, lower)
    const { body } = await owner.call(adminCustomers, { search: "pickable" })
    expect(body.data).toEqual([{ _id: who.id, name: who.name, phone: who.phone, halves: ["lowerBody"] }])
    expect((await owner.call(adminCustomers, { customerId: who.id })).body.data).toEqual(body.data)
    expect((await owner.call(adminCustomers)).body.data.length).toBeLessThanOrEqual(8)
  })

  test("is only for staff", async () => {
    const { at } = await aCustomer()
    for (const call of [adminAll, adminSingle, adminCustomers, adminAdd, adminUpdate, adminRemove])
      expect([call.path, (await aBrowser().call(call)).status, (await at.call(call)).status]).toEqual([
        call.path,
        401,
        403,
      ])
  })
})
