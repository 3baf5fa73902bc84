import { accountCalls } from "@silai/contracts/account/calls"
import { bagCalls } from "@silai/contracts/bag/calls"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer, type Customer } from "../../rig/customer"
import { aBag, upperBody } from "../../rig/shopper"
import { oneRow } from "../../rig/sql"
import { setStock } from "../../rig/stock"

const slug = "black-aura-formal-shirt"
const bagOf = async (at: Browser) => (await at.call(bagCalls.single)).body.data.bagItems
const sizesIn = async (at: Browser) => (await bagOf(at)).map(({ size, quantity }) => [size, quantity])

/** A guest's line as the browser stores it, with all its fields. */
async function aLine(bagItemId: string, size: string | typeof upperBody = "M", quantity = 1) {
  const [{ variantId, price }] = await aBag([{ slug }])
  return {
    bagItemId,
    variantId,
    variantName: "Black Aura Formal Shirt",
    name: "Black Aura Formal Shirt",
    slug,
    price,
    quantity,
    size,
    addedAt: "2026-11-20T10:00:00.000Z",
    orderType: "readymade",
    image: "/images/x.webp",
  }
}
const addFromGuest = (at: Browser, line: Awaited<ReturnType<typeof aLine>>, customerId?: string) =>
  at.call(bagCalls.update, { variantId: line.variantId, customerId, items: [line] })

async function aSecondDevice({ email, password }: Customer): Promise<Browser> {
  const at = aBrowser()
  await at.call(accountCalls.signin, { identifier: email, password })
  return at
}

describe("a guest's bag, moved to the account", () => {
  test("comes line by line; the same line again adds nothing", async () => {
    const { at, id } = await aCustomer()
    const [ready, made] = [await aLine("one"), await aLine("two", upperBody)]
    for (const line of [ready, made, ready, ready]) expect((await addFromGuest(at, line, id)).status).toBe(200)
    expect(await sizesIn(at)).toEqual(
      expect.arrayContaining([
        ["M", 1],
        [upperBody, 1],
      ]),
    )
    expect(await bagOf(at)).toHaveLength(2)
    expect((await bagOf(at))[0]!.addedAt).toBe("2026-11-20T10:00:00.000Z")
  })

  test("becomes one line when twenty tabs and devices send the same line at once", async () => {
    const customer = await aCustomer()
    const devices = [customer.at, await aSecondDevice(customer)]
    const line = await aLine("raced")
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => addFromGuest(devices[n % 2]!, line)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await sizesIn(customer.at)).toEqual([["M", 1]])
  })

  test("does not get a removed line back with a late retry", async () => {
    const { at } = await aCustomer()
    const line = await aLine("late")
    const { body } = await addFromGuest(at, line)
    await at.call(bagCalls.remove, { _id: body.data.bagItems[0]!._id })
    await addFromGuest(at, line)
    expect(await bagOf(at)).toEqual([])
  })

  test("becomes one line of at most two where both bags have the same goods, without a refusal", async () => {
    const { at } = await aCustomer()
    await setStock(slug, "M", 9)
    await at.call(bagCalls.add, { variantId: (await aLine("x")).variantId, size: "M", quantity: 2 })
    expect((await addFromGuest(at, await aLine("more", "M", 2))).status).toBe(200)
    expect((await addFromGuest(at, await aLine("many", "L", 7))).status).toBe(200)
    expect(await sizesIn(at)).toEqual(
      expect.arrayContaining([
        ["M", 2],
        ["L", 2],
      ]),
    )
  })

  test("keeps and marks a size sold out in the meantime; refuses a piece that left the shop for good", async () => {
    const { at } = await aCustomer()
    await setStock(slug, "XL", 0)
    expect((await addFromGuest(at, await aLine("soldout", "XL"))).status).toBe(200)
    expect((await bagOf(at))[0]).toMatchObject({ size: "XL", available: false })
    const gone = await addFromGuest(at, { ...(await aLine("gone")), variantId: "prod_gone" })
    expect([gone.status, gone.body.code]).toEqual([410, "bag.piece_gone"])
  })

  test("goes to the signed-in customer, whatever owner the browser names", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()]
    await addFromGuest(other.at, await aLine("theirs"), mine.id)
    expect([await bagOf(mine.at), (await bagOf(other.at)).length]).toEqual([[], 1])
    expect((await addFromGuest(aBrowser(), await aLine("nobody"), mine.id)).status).toBe(401)
  })

  test("has one line per key and customer: another customer's key does not affect mine", async () => {
    const [one, two] = [await aCustomer(), await aCustomer()]
    const line = await aLine("shared-key")
    await addFromGuest(one.at, line)
    await addFromGuest(two.at, line)
    expect([(await bagOf(one.at)).length, (await bagOf(two.at)).length]).toEqual([1, 1])
  })

  test("explains what is missing when the call has neither lines nor a quantity", async () => {
    const { at } = await aCustomer()
    expect((await at.call(bagCalls.update, {})).body.code).toBe("bag.nothing_asked")
    const { status, body } = await at.call(bagCalls.update, {
      items: [{ ...(await aLine("k")), bagItemId: undefined }],
    })
    expect([status, body.field]).toEqual([400, "items.0.bagItemId"])
  })

  test("adds once with a key that is sent twice, after a lost answer", async () => {
    const { at, id } = await aCustomer()
    await setStock(slug, "M", 9)
    const { variantId } = await aLine("x")
    await Promise.all([1, 2, 3].map(() => at.call(bagCalls.add, { variantId, size: "M", bagItemId: "click-1" })))
    expect(await sizesIn(at)).toEqual([["M", 1]])
    const kept = await oneRow<{ n: number }>(`select count(*)::int as n from bag_brought where customer_id = $1`, [id])
    expect(kept.n).toBe(1)
  })
})
