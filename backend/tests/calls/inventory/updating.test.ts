import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { beforeEach, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { aBrowser, aCustomer } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { oneRow } from "../../rig/sql"
import { stockOf } from "../../rig/stock"

let owner: Browser
let piece: Colourway
beforeEach(async () => {
  owner = await signInAsOwner()
  piece = await aPublished(owner, {
    sizes: [
      { size: "S", stock: 3 },
      { size: "M", stock: 8 },
      { size: "L", stock: 0 },
    ],
  })
})
const update = (variants: object[], note = "", at = owner) => at.call(inventoryCalls.updateStock, { variants, note })
const line = (size: string, change: object) => ({ variantId: piece._id, size, reason: "counted", ...change })
const shown = async (size: string) => {
  const { body } = await browser().call(catalogueCalls.single, { variantIdOrSlug: piece.slug })
  return body.data.sizes.find((one) => one.size === size)!.stock
}

describe("stock by hand", () => {
  test("is set or added to, shows in the shop at once, and is logged", async () => {
    const { status, body } = await update(
      [line("S", { set: 12, expected: 3 }), line("L", { add: 4, reason: "received" })],
      "New bale",
    )
    expect([status, body.message]).toEqual([200, "2 sizes saved."])
    expect(body.data).toMatchObject([
      { size: "S", from: 3, to: 12, free: 12 },
      { size: "L", from: 0, to: 4, free: 4 },
    ])
    expect([await shown("S"), await shown("L")]).toEqual([12, 4])
    const { body: history } = await owner.call(inventoryCalls.history, { variantId: piece._id })
    // Preceded by the pieces that were added with the sizes.
    expect(history.total).toBe(4)
    expect(history.data.slice(0, 2)).toMatchObject([
      {
        kind: "changed",
        size: "L",
        from: 0,
        to: 4,
        quantity: 4,
        reason: "received",
        note: "New bale",
        by: expect.any(String),
      },
      { kind: "changed", size: "S", from: 3, to: 12, reason: "counted", order: null },
    ])
    expect(
      (await owner.call(inventoryCalls.history, { variantId: piece._id, size: "S", pageSize: 1 })).body,
    ).toMatchObject({ total: 2, data: [{ size: "S" }] })
  })

  test("is counted the same by the engine", async () => {
    await update([line("M", { set: 7 })])
    const level = await oneRow<{ n: string; raw: { value: string } }>(
      `select l.stocked_quantity::text n, l.raw_stocked_quantity raw from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
         join product_variant v on v.id = i.variant_id where v.product_id = $1 and v.title = 'M'`,
      [piece._id],
    )
    expect([level.n, level.raw.value]).toEqual(["7", "7"])
  })

  test("cannot remove promised pieces; one wrong line saves none", async () => {
    await update([line("M", { set: 5 }), line("S", { set: 5 })])
    const guest = await aGuest()
    expect((await askToPay(guest, await aBag([{ slug: piece.slug, size: "M", quantity: 2 }]))).status).toBe(200)
    const { status, body } = await update([line("S", { set: 9 }), line("M", { set: 1 })])
    expect([status, body.code, body.field, body.message]).toEqual([
      409,
      "inventory.below_promised",
      "variants.1.set",
      "2 pieces are promised to customers, so the stock cannot be less.",
    ])
    expect((body as never as { lines: object[] }).lines).toMatchObject([
      { variantId: piece._id, size: "M", stocked: 5, held: 2, free: 3 },
    ])
    expect((await stockOf(piece.slug, "S")).stocked).toBe(5)
    expect((await update([line("M", { set: 2 })])).status).toBe(200)
    expect(await shown("M")).toBe(0)
  })

  test("is refused to a person who saw another number, and nothing is lost", async () => {
    await update([line("S", { set: 6 })])
    const { status, body } = await update([line("S", { set: 20, expected: 5 }), line("L", { add: -400 })])
    expect([status, body.code, body.message]).toEqual([
      409,
      "inventory.not_saved",
      "2 sizes could not be saved, so nothing was. Please look at what is marked.",
    ])
    expect((body as never as { lines: object[] }).lines).toMatchObject([
      {
        code: "inventory.changed_meanwhile",
        message: "Changed in the meantime: 6 pieces in stock now.",
        stocked: 6,
        field: "variants.0.set",
      },
      { code: "inventory.below_promised", field: "variants.1.add" },
    ])
    expect((await stockOf(piece.slug, "S")).stocked).toBe(6)
  })

  test("records nothing when a size is set to its current number", async () => {
    const before = (await owner.call(inventoryCalls.history, { variantId: piece._id })).body.total
    expect((await update([line("S", { set: 3 })])).body.message).toBe("Nothing had to change.")
    expect((await owner.call(inventoryCalls.history, { variantId: piece._id })).body.total).toBe(before)
  })

  test.each([
    [{ size: "XXXL", set: 1 }, 404],
    [{ size: "Custom", set: 1 }, 404],
    [{ size: "S", set: -1 }, 400],
    [{ size: "S", set: 1.5 }, 400],
    [{ size: "S", set: 10_000 }, 400],
    [{ size: "S" }, 400],
    [{ size: "S", set: 1, add: 1 }, 400],
    [{ size: "S", set: 1, reason: "because" }, 400],
    [{ size: "S", set: "5" }, 400],
  ])("refuses %j", async (change, status) => expect((await update([line("S", change)])).status).toBe(status))

  test("refuses the same size twice", async () => {
    expect((await update([line("S", { add: 1 }), line("S", { add: 1 })])).body).toMatchObject({
      code: "inventory.twice",
      field: "variants.1.size",
    })
    expect((await update([])).status).toBe(400)
  })

  test("may be changed by a packer; a tailor may only look, shoppers neither", async () => {
    const [packer, tailor, { at: customer }] = [await signInAs("packer"), await signInAs("tailor"), await aCustomer()]
    expect((await update([line("S", { add: 1 })], "", packer)).status).toBe(200)
    expect((await update([line("S", { add: 1 })], "", tailor)).status).toBe(403)
    expect((await tailor.call(inventoryCalls.all)).status).toBe(200)
    expect([
      (await update([line("S", { set: 1 })], "", customer)).status,
      (await update([line("S", { set: 1 })], "", aBrowser())).status,
    ]).toEqual([403, 401])
  })
})

test("never falls below the promised pieces, with fifty counts and purchases at once on one size", async () => {
  await update([line("S", { set: 20 })])
  const bag = await aBag([{ slug: piece.slug, size: "S" }])
  const guests = await Promise.all(Array.from({ length: 25 }, () => aGuest()))
  const before = await stockOf(piece.slug, "S")
  const answers = await Promise.all(
    guests.flatMap((guest, n) => [
      askToPay(guest, bag),
      update([line("S", n % 2 ? { set: n % 12 } : { add: (n % 3) - 2 })]),
    ]),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const after = await stockOf(piece.slug, "S")
  expect(after.stocked).toBeGreaterThanOrEqual(after.reserved + after.held)
  expect(after.held - before.held).toBe(
    answers.filter(({ status, body }, n) => n % 2 === 0 && status === 200 && body.success).length,
  )
  const { body } = await owner.call(inventoryCalls.history, { variantId: piece._id, size: "S", pageSize: 50 })
  const changes = body.data.filter(({ kind }) => kind === "changed")
  // Every change starts where the one before it ended: no update was lost.
  expect(changes.slice(0, -1).every((one, place) => one.from === changes[place + 1]!.to)).toBe(true)
})
