import { categoryCalls, colourwayCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { randomInt } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../../rig/browser"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { stockOf } from "../../rig/stock"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const moments = async (variantId: string) =>
  (await owner.call(inventoryCalls.history, { variantId, pageSize: 50 })).body.data.map(
    ({ size, from, to, reason, by }) => ({ size, from, to, reason, by }),
  )
const edit = async (id: string, sizes: { size: "S" | "M" | "L"; stock?: number }[]) => {
  const { status, body } = await change(owner, await counterRead(owner, id), { sizes })
  expect(status, body.message).toBe(200)
}
const by = expect.stringMatching(/\S/)

describe("pieces that are added and removed with a size", () => {
  it("are in the inventory's history with who added them: with a new colourway, and with a new size", async () => {
    const draft = await aDraft(owner, {
      sizes: [
        { size: "S", stock: 4 },
        { size: "M", stock: 0 },
      ],
    })
    expect(await moments(draft._id)).toEqual([{ size: "S", from: 0, to: 4, reason: "size_added", by }])
    await edit(draft._id, [{ size: "S" }, { size: "M" }, { size: "L", stock: 9 }])
    expect((await moments(draft._id))[0]).toEqual({ size: "L", from: 0, to: 9, reason: "size_added", by })
  })

  it("are in it too when the size is removed and restored", async () => {
    const draft = await aDraft(owner, {
      sizes: [
        { size: "S", stock: 4 },
        { size: "M", stock: 1 },
      ],
    })
    await edit(draft._id, [{ size: "M" }])
    await edit(draft._id, [{ size: "S", stock: 7 }, { size: "M" }])
    expect((await moments(draft._id)).filter(({ size }) => size === "S")).toEqual([
      { size: "S", from: 0, to: 7, reason: "size_added", by },
      { size: "S", from: 4, to: 0, reason: "size_removed", by },
      { size: "S", from: 0, to: 4, reason: "size_added", by },
    ])
  })

  it("are archived with a size that a shopper is paying for, and restored with the promised pieces", async () => {
    const piece = await aPublished(owner, {
      sizes: [
        { size: "S", stock: 4 },
        { size: "M", stock: 1 },
      ],
    })
    expect((await askToPay(await aGuest(), await aBag([{ slug: piece.slug, size: "S", quantity: 2 }]))).status).toBe(
      200,
    )
    await edit(piece._id, [{ size: "M" }])
    await edit(piece._id, [{ size: "S", stock: 6 }, { size: "M" }])
    expect((await moments(piece._id))[0]).toEqual({ size: "S", from: 4, to: 8, reason: "size_added", by })
    expect(await stockOf(piece.slug, "S")).toMatchObject({ stocked: 8, held: 2, free: 6 })
  })

  it("start every change where the one before it ended, no matter who made it", async () => {
    const piece = await aPublished(owner, { sizes: [{ size: "S", stock: 5 }] })
    await owner.call(inventoryCalls.updateStock, {
      variants: [{ variantId: piece._id, size: "S", add: 3, reason: "received" }],
    })
    await edit(piece._id, [{ size: "M", stock: 1 }])
    await edit(piece._id, [{ size: "S", stock: 2 }, { size: "M" }])
    const mine = (await moments(piece._id)).filter(({ size }) => size === "S")
    expect(mine.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [8, 0],
      [5, 8],
      [0, 5],
    ])
  })
})

describe("a size that is removed while shoppers begin to pay for it", () => {
  it("is held for them, or they read that it is gone; nothing is held that is not in stock", async () => {
    const piece = await aPublished(owner, {
      sizes: [
        { size: "S", stock: 20 },
        { size: "M", stock: 1 },
      ],
    })
    const bag = await aBag([{ slug: piece.slug, size: "S" }])
    const guests = await Promise.all(Array.from({ length: 8 }, () => aGuest()))
    const now = await counterRead(owner, piece._id)
    const [edited, ...asked] = await Promise.all([
      change(owner, now, { sizes: [{ size: "M" }] }),
      ...guests.map((guest) => askToPay(guest, bag)),
    ])
    expect([edited, ...asked].filter(({ status }) => status >= 500)).toEqual([])
    await edit(piece._id, [{ size: "S", stock: 20 }, { size: "M" }])
    expect((await stockOf(piece.slug, "S")).held).toBe(asked.filter(({ status }) => status === 200).length)
  })

  it("does not stop being made to order while more is promised than in stock, in any order of the two changes", async () => {
    const piece = await aPublished(owner, { sizes: [{ size: "S", stock: 1 }], backorder: true })
    const bag = await aBag([{ slug: piece.slug, size: "S", quantity: 2 }])
    const guests = await Promise.all(Array.from({ length: 6 }, () => aGuest()))
    const now = await counterRead(owner, piece._id)
    const answers = await Promise.all([
      ...guests.slice(0, 3).map((guest) => askToPay(guest, bag)),
      change(owner, now, { backorder: false }),
      ...guests.slice(3).map((guest) => askToPay(guest, bag)),
    ])
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([])
    const { backorder, free } = await stockOf(piece.slug, "S")
    expect(backorder || free >= 0).toBe(true)
  })
})

describe("new colourways of several products with the same initials, added at once", () => {
  it("get different article numbers", async () => {
    const { data: category } = (await owner.call(categoryCalls.single, { categoryId: "shirts" })).body
    const names = Array.from(
      { length: 4 },
      (_, n) => `Zari Y${"abcd"[n]}${randomInt(1e9).toString(36).replace(/\d/g, "")}`,
    )
    const styles = await Promise.all(
      names.map(async (name) => (await owner.call(styleCalls.add, { name, categoryId: category._id })).body.data),
    )
    const pieces = await Promise.all(
      styles.map(({ _id }) => aDraft(owner, { product: _id, color: "Xanthe", sizes: [{ size: "S", stock: 1 }] })),
    )
    const found = await Promise.all(
      pieces.map(
        async ({ variantName }) =>
          (await owner.call(inventoryCalls.all, { search: variantName })).body.data[0]!.colourways[0]!.sizes[0]!.sku,
      ),
    )
    expect(new Set(found).size).toBe(pieces.length)
    expect(
      found.every((sku) => /^ZY-X\d*-S$/.test(sku)),
      found.join(),
    ).toBe(true)
    for (const piece of pieces) await owner.call(colourwayCalls.remove, { _id: piece._id })
    for (const { _id } of styles) await owner.call(styleCalls.remove, { productId: _id })
  })
})
