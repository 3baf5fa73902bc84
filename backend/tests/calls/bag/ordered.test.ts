import { bagCalls } from "@silai/contracts/bag/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { describe, expect, test } from "vitest"
import { aCustomer, type Customer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { aBag, aContact, anAddress, askToPay, upperBody } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

const slug = "phantom-grey-formal-shirt"
const left = async ({ at }: Customer) =>
  (await at.call(bagCalls.single)).body.data.bagItems.map(({ size, quantity }) => [size, quantity])

describe("the bag after an order", () => {
  test("loses the ordered pieces, in that quantity, and nothing else", async () => {
    const customer = await aCustomer()
    const { at, id, email } = customer
    await Promise.all(["M", "L", "S"].map((size) => setStock(slug, size, 9)))
    const other = { ...upperBody, chest: 42 }
    const lines = await aBag([
      { slug, size: "M", quantity: 2 },
      { slug, size: "L", quantity: 2 },
      { slug, size: "S" },
      { slug, size: upperBody },
      { slug, size: other },
    ])
    for (const { variantId, size, quantity } of lines)
      expect((await at.call(bagCalls.add, { variantId, size, quantity })).status).toBe(200)
    await at.call(checkoutCalls.guest, { contact: aContact({ email }), address: anAddress(), deliveryMethod: "home" })
    const [medium, large, , made] = lines
    const asked = await askToPay(at, [medium!, { ...large!, quantity: 1 }, made!])
    expect(asked.status).toBe(200)
    expect(await left(customer)).toHaveLength(5)
    await pay(asked.body.data.razorpay.orderId)
    await afterWork(
      "the order is placed",
      async () => (await sql(`select 1 from order_state where customer_id = $1`, [id])).length > 0 || null,
    )
    expect(await left(customer)).toEqual(
      expect.arrayContaining([
        ["L", 1],
        ["S", 1],
        [other, 1],
      ]),
    )
    expect(await left(customer)).toHaveLength(3)
  })

  test("loses nothing when the order is another customer's", async () => {
    const [mine, other] = [await aCustomer(), await aCustomer()]
    await setStock(slug, "XL", 9)
    const lines = await aBag([{ slug, size: "XL" }])
    for (const { at } of [mine, other]) await at.call(bagCalls.add, { variantId: lines[0]!.variantId, size: "XL" })
    await other.at.call(checkoutCalls.guest, {
      contact: aContact({ email: other.email }),
      address: anAddress(),
      deliveryMethod: "home",
    })
    await pay((await askToPay(other.at, lines)).body.data.razorpay.orderId)
    await afterWork("the other bag is empty", async () => (await left(other)).length === 0 || null)
    expect(await left(mine)).toEqual([["XL", 1]])
  })
})
