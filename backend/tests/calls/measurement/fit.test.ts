import { bagCalls } from "@silai/contracts/bag/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { customerCalls } from "@silai/contracts/customer/calls"
import { MADE_FOR } from "@silai/contracts/measurement/fit-limits"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import { measurementCalls, type Measurement } from "@silai/contracts/measurement/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { fileOf, printOf } from "../../rig/papers"
import { pagesOf } from "../../rig/pdf/text"
import { moved } from "../../rig/returns"
import { aBag, aGuest, askToPay, lowerBody, untilPlaced, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const shirt = "classic-white-formal-shirt"
const { measurementType: _l, ...lower } = lowerBody
const { measurementType: _u, ...upper } = upperBody
const wish = { fit: "loose", worn: "over", sleeveTo: "thumb", build: ["slopingShoulders", "longArms"] } as const
const papas = (change: object = {}): Measurement =>
  ({ ...upperBody, fitProfile: { fit: "regular" }, ...change }) as Measurement
const othersOf = async (at: Browser) => (await at.call(measurementCalls.others)).body.data

describe("the fit of a half", () => {
  test("is saved with its inches, can be changed separately, and stays when only an inch changes", async () => {
    const { at } = await aCustomer()
    const { body } = await at.call(measurementCalls.add, { ...upper, ...lower, upperBodyFit: wish })
    expect(body.data).toMatchObject({ ...upper, upperBodyFit: wish })
    expect(body.data.lowerBodyFit).toBeUndefined()
    const inch = (await at.call(measurementCalls.update, { chest: 41 })).body
    expect([inch.changed, inch.data.upperBodyFit]).toEqual([true, wish])
    const slim = (await at.call(measurementCalls.update, { upperBodyFit: { fit: "slim" } })).body
    expect([slim.changed, slim.data.upperBodyFit, slim.data.chest]).toEqual([true, { fit: "slim" }, 41])
    expect((await at.call(measurementCalls.update, { upperBodyFit: { fit: "slim" } })).body.changed).toBe(false)
  })

  test("is refused without inches, with contradictory notes, and with notes of the other half", async () => {
    const { at } = await aCustomer()
    const alone = await at.call(measurementCalls.update, { upperBodyFit: wish })
    expect([alone.status, alone.body.code]).toEqual([422, "measurement.half_empty"])
    const bad = [
      { fit: "slim", build: ["longArms", "shortArms"] },
      { fit: "slim", build: ["fullSeat"] },
      { fit: "tight" },
      { build: ["belly"] },
    ]
    for (const upperBodyFit of bad)
      expect(
        (await at.post(measurementCalls.add.path, { ...upper, upperBodyFit })).status,
        JSON.stringify(upperBodyFit),
      ).toBe(400)
    expect((await at.call(measurementCalls.single)).body.data.upperBodyChangedAt).toBeNull()
  })

  test("may be read and changed by staff too, and stays when they send only inches", async () => {
    const owner = await signInAsOwner()
    const { at, id } = await aCustomer()
    await at.call(measurementCalls.add, { ...upper, upperBodyFit: wish })
    const _id = `${id}-upperBody`
    const seen = (await owner.call(measurementCalls.adminSingle, { _id })).body.data
    expect(seen.fit).toEqual(wish)
    const inch = await owner.call(measurementCalls.adminUpdate, { _id, version: seen.version, ...upper, neck: 16 })
    expect(inch.body.data.fit).toEqual(wish)
    const { version } = inch.body.data
    const fit = await owner.call(measurementCalls.adminUpdate, { _id, version, upperBodyFit: { fit: "slim" } })
    expect([fit.body.changed, fit.body.data.fit]).toEqual([true, { fit: "slim" }])
  })
})

describe("other people whom a customer measures", () => {
  test("are saved under a name, half by half, apart from the customer's own measurements", async () => {
    const { at, id } = await aCustomer()
    await at.call(measurementCalls.add, upper)
    await at.call(measurementCalls.saveOther, { name: " Papa  ji ", measurement: papas({ chest: 44 }) })
    const measurement: Measurement = { ...lowerBody, fitProfile: { fit: "loose", build: ["flatSeat"] } }
    const { body } = await at.call(measurementCalls.saveOther, { name: "papa ji", measurement })
    expect(body.data).toEqual([
      {
        _id: expect.any(String),
        name: "Papa ji",
        upperBody: papas({ chest: 44, fitProfile: { fit: "regular", madeFor: "Papa ji" } }),
        lowerBody: { ...lowerBody, fitProfile: { fit: "loose", build: ["flatSeat"], madeFor: "Papa ji" } },
      },
    ])
    expect((await at.call(measurementCalls.saveOther, { name: "Papa ji", measurement })).body.changed).toBe(false)
    expect((await at.call(measurementCalls.single)).body.data.chest).toBe(40)
    const page = await (await signInAsOwner()).call(customerCalls.single, { customerId: id })
    expect(page.body.data.measuredOthers.map(({ name }) => name)).toEqual(["Papa ji"])
  })

  test("may be renamed and deleted only by their own customer; each name is used once", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()]
    for (const name of ["Papa", "Arjun"]) await mine.at.call(measurementCalls.saveOther, { name, measurement: papas() })
    const [arjun, papa] = await othersOf(mine.at)
    const taken = await mine.at.call(measurementCalls.renameOther, { personId: arjun!._id, name: "PAPA" })
    expect([taken.status, taken.body.code]).toEqual([409, "measurement.name_taken"])
    const stolen = await other.at.call(measurementCalls.renameOther, { personId: papa!._id, name: "Mine" })
    expect([stolen.status, stolen.body.code]).toEqual([404, "measurement.other_unknown"])
    await other.at.call(measurementCalls.removeOther, { personId: papa!._id, customerId: mine.id })
    await other.at.call(measurementCalls.removeOther, { personId: papa!._id, measurementType: "upperBody" })
    expect(await othersOf(mine.at)).toEqual([arjun, papa])
    expect(await othersOf(other.at)).toEqual([])
    await mine.at.call(measurementCalls.renameOther, { personId: papa!._id, name: "Bapu" })
    await mine.at.call(measurementCalls.removeOther, { personId: arjun!._id })
    expect((await othersOf(mine.at)).map(({ name }) => name)).toEqual(["Bapu"])
    expect((await aBrowser().call(measurementCalls.others)).status).toBe(401)
  })

  test("never exceed the limit, also from many tabs at once, and an incomplete half is refused", async () => {
    const { at, id } = await aCustomer()
    const names = Array.from({ length: MADE_FOR.mostPeople + 3 }, (_, at) => `Friend ${at}`)
    const sent = await Promise.all(
      names.map((name) => at.call(measurementCalls.saveOther, { name, measurement: papas() })),
    )
    expect(sent.filter(({ status }) => status === 409).map(({ body }) => body.message)).toEqual(
      Array.from({ length: 3 }, () => fitMessages.tooMany),
    )
    expect(await othersOf(at)).toHaveLength(MADE_FOR.mostPeople)
    const { chest: _, ...half } = papas() as typeof upperBody
    expect((await at.post(measurementCalls.saveOther.path, { name: "Friend 0", measurement: half })).status).toBe(400)
    expect(
      (await at.post(measurementCalls.saveOther.path, { name: "x".repeat(41), measurement: papas() })).status,
    ).toBe(400)
    expect(await sql(`select 1 from measured_other where customer_id = $1`, [id])).toHaveLength(MADE_FOR.mostPeople)
  })
})

test("separates two fits, or two people, into two lines of a bag; the stock check understands them", async () => {
  const { at } = await aCustomer()
  const { _id: variantId } = (await at.call(catalogueCalls.single, { variantIdOrSlug: shirt })).body.data
  const regular = papas({ fitProfile: { fit: "regular", build: ["longArms", "erect"] } })
  const sizes = [
    regular,
    papas({ fitProfile: { fit: "regular", build: ["erect", "longArms"], way: "garment" } }),
    papas({ fitProfile: { fit: "slim" } }),
    papas({ fitProfile: { fit: "slim", madeFor: "Papa" } }),
  ]
  for (const size of sizes) expect((await at.call(bagCalls.add, { variantId, size })).status).toBe(200)
  const lines = (await at.call(bagCalls.single)).body.data.bagItems
  expect(lines.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 2])
  expect(lines.map(({ size }) => (typeof size === "string" ? size : size.fitProfile))).toContainEqual({
    fit: "slim",
    madeFor: "Papa",
  })
  const check = { variants: [{ variantId, size: regular as never, quantity: 1 }] }
  expect((await at.call(catalogueCalls.checkStock, check)).body).toMatchObject({ success: true, outOfStockItems: [] })
})

test("show the fit, the ease and the cut on the job card and the board; a corrected inch keeps the fit", async () => {
  const [at, owner] = [await aGuest(), await signInAsOwner()]
  const fitProfile = { fit: "regular", worn: "tucked", build: ["longArms"], madeFor: "Papa" } as const
  const { body } = await askToPay(at, await aBag([{ slug: shirt, size: { ...upperBody, fitProfile } as never }]))
  await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  await moved(owner, orderId, 1)
  const card = async () =>
    (await pagesOf((await fileOf(owner, paperCalls.print.path, printOf("jobCard", orderId))).bytes)).join(" ")
  for (const words of ["Regular · Tucked in · Long arms · For Papa", "+5 = 45", "+½ = 16"])
    expect(await card(), words).toContain(words)
  const [line] = (await owner.call(orderCalls.single, { orderId })).body.data.itemsList
  const was = { size: line!.size, measurement: line!.measurement }
  const correct = (was: object, measurement: object) =>
    owner.post(orderEditCalls.correct.path, { orderId, itemId: "0", was, to: { measurement } })
  expect((await correct({ ...was, measurement: upperBody }, { ...upperBody, chest: 41 })).body.code).toBe(
    "order.piece_changed",
  )
  expect((await correct(was, { ...upperBody, chest: 41 })).status).toBe(200)
  expect(await card()).toContain("+5 = 46")
  const board = (await owner.call(workshopCalls.all, {})).body.data.find(({ _id }) => _id === orderId)
  expect(board!.pieces[0]!.measurement).toEqual({ ...upperBody, chest: 41, fitProfile })
})
