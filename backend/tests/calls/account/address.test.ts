import { addressCalls } from "@silai/contracts/account/calls"
import type { SavedAddress } from "@silai/contracts/account/shapes"
import { describe, expect, test } from "vitest"
import { type Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { anAddress } from "../../rig/shopper"

const add = async (at: Browser, change: Record<string, unknown> = {}) =>
  (await at.call(addressCalls.addressAdd, { ...anAddress(), ...change })).body.data
const list = async (at: Browser) => (await at.call(addressCalls.addressSingle)).body.data as SavedAddress[]
const update = (at: Browser, body: Record<string, unknown>) => at.call(addressCalls.addressUpdate, body)

describe("the address book", () => {
  test("has the first address as the default, until another is chosen, and always has one", async () => {
    const { at } = await aCustomer()
    const [home, work] = [await add(at, { label: "Home" }), await add(at, { label: "Work", line1: "2 Mall Road" })]
    expect([home.isDefault, work.isDefault]).toEqual([true, false])
    expect((await update(at, { _id: work._id, isDefault: true })).body.data!.isDefault).toBe(true)
    expect((await list(at)).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ["Work", true],
      ["Home", false],
    ])
    await update(at, { _id: work._id, remove: true })
    expect((await list(at)).map(({ label, isDefault }) => [label, isDefault])).toEqual([["Home", true]])
  })

  test("returns an address as it was typed, with its landmark, and a change leaves the rest unchanged", async () => {
    const { at } = await aCustomer()
    const kept = await add(at, { label: "Home" })
    expect(kept).toMatchObject({ ...anAddress(), label: "Home" })
    const { body } = await update(at, { _id: kept._id, pincode: "143001", city: "Amritsar" })
    expect(body.data).toEqual({ ...kept, pincode: "143001", city: "Amritsar" })
    expect((await at.call(addressCalls.addressSingle, { _id: kept._id })).body.data).toEqual(body.data)
  })

  test("gives the same answer for another customer's address and one that does not exist, to read, change and remove", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()]
    const theirs = await add(other.at)
    for (const body of [{}, { city: "Delhi" }, { remove: true }, { isDefault: true }]) {
      const [notMine, absent] = await Promise.all(
        [theirs._id, "cuaddr_none"].map((_id) => update(mine.at, { _id, ...body })),
      )
      expect([notMine!.status, notMine!.body]).toEqual([404, absent!.body])
    }
    expect((await mine.at.call(addressCalls.addressSingle, { _id: theirs._id, customerId: other.id })).status).toBe(404)
    expect(await list(other.at)).toEqual([theirs])
  })

  test("keeps ten addresses, never eleven, even from many tabs at once", async () => {
    const { at } = await aCustomer()
    const answers = await Promise.all(Array.from({ length: 14 }, () => at.call(addressCalls.addressAdd, anAddress())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === "account.address_book_full")).toHaveLength(4)
    expect((await list(at)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test("keeps one default when two addresses are made the default at once", async () => {
    const { at } = await aCustomer()
    const kept = [await add(at), await add(at), await add(at)]
    const answers = await Promise.all([...kept, ...kept].map(({ _id }) => update(at, { _id, isDefault: true })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await list(at)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test("refuses an address whose PIN code is elsewhere, or does not exist, and a change that makes it so", async () => {
    const { at } = await aCustomer()
    const refused = async (change: object) => {
      const { status, body } = await at.call(addressCalls.addressAdd, { ...anAddress(), ...change })
      return [status, body.code, body.field]
    }
    expect(await refused({ city: "Ludhiana", state: "Punjab", pincode: "110001" })).toEqual([
      422,
      "checkout.pin_elsewhere",
      "pincode",
    ])
    expect((await refused({ pincode: "999999" }))[1]).toBe("checkout.pin_impossible")
    expect(await list(at)).toEqual([])
    const kept = await add(at)
    const changed = await update(at, { _id: kept._id, pincode: "110001" })
    expect([changed.status, changed.body.code]).toEqual([422, "checkout.pin_elsewhere"])
    expect((await list(at)).map(({ pincode }) => pincode)).toEqual([kept.pincode])
  })

  test("does not exist for guests", async () =>
    expect((await aBrowser().call(addressCalls.addressSingle)).status).toBe(401))

  test.each([
    [{ pincode: "014100" }, "PIN code"],
    [{ line1: "" }, "house number"],
    [{ phone: "12345" }, "phone number"],
    [{ state: "" }, "state"],
  ])("refuses %j", async (change, about) => {
    const { at } = await aCustomer()
    const { status, body } = await at.call(addressCalls.addressAdd, { ...anAddress(), ...change })
    expect([status, body.message]).toEqual([400, expect.stringContaining(about)])
  })
})
