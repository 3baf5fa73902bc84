import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { beforeEach, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { stockOf } from "../../rig/stock"
import { upload } from "../../rig/upload"

let owner: Browser
let low: Colourway
let full: Colourway
beforeEach(async () => {
  owner = await signInAsOwner()
  low = await aPublished(owner, {
    sizes: [
      { size: "S", stock: 2 },
      { size: "M", stock: 0 },
      { size: "L", stock: 9 },
    ],
  })
  full = await aPublished(owner, {
    sizes: [
      { size: "S", stock: 20 },
      { size: "XXL", stock: 30 },
    ],
  })
})
const list = async (ask: object = {}) => (await owner.call(inventoryCalls.all, ask)).body
const rows = async (ask: object) => (await list(ask)).data.flatMap(({ colourways }) => colourways)
const cellOf = async (piece: Colourway, size: string) =>
  (await rows({ search: piece.color }))[0]!.sizes.find((one) => one.size === size)!

const holdTwoOfL = async () =>
  expect((await askToPay(await aGuest(), await aBag([{ slug: low.slug, size: "L", quantity: 2 }]))).status).toBe(200)

describe("the stock list", () => {
  test("shows colour by size: in stock, promised, held in bags, free", async () => {
    await holdTwoOfL()
    const { data, total } = await list({ search: low.color })
    expect([total, data[0]!.sizes]).toEqual([1, ["S", "M", "L"]])
    expect(data[0]!.colourways).toMatchObject([
      {
        _id: low._id,
        color: low.color,
        backorder: false,
        sizes: [
          { size: "S", free: 2 },
          { size: "M", free: 0 },
          { size: "L", stocked: 9, reserved: 0, held: 2, free: 7, sku: expect.stringMatching(/-L$/) },
        ],
      },
    ])
  })

  test("counts and finds low and sold-out sizes; sizes made to order are neither", async () => {
    expect((await list({ search: low.color })).counts).toEqual({ all: 3, low: 1, out: 1 })
    expect(await rows({ search: low.color, state: "low" })).toHaveLength(1)
    expect(await rows({ search: full.color, state: "low" })).toEqual([])
    await sql(`update colourway set backorder = true where product_id = $1`, [low._id])
    expect((await list({ search: low.color })).counts).toEqual({ all: 3, low: 0, out: 0 })
    await sql(`update colourway set backorder = false where product_id = $1`, [low._id])
  })

  test("finds article numbers by search, treats pattern characters as letters, narrows by category, and counts pages in styles", async () => {
    const { sku } = await cellOf(low, "S")
    expect((await rows({ search: sku.toLowerCase() })).map(({ _id }) => _id)).toEqual([low._id])
    expect((await list({ search: "%" })).total).toBe(0)
    const { categories, total } = await list({ pageSize: 1 })
    expect((await list({ pageSize: 1 })).data).toHaveLength(1)
    expect(total).toBeGreaterThan(1)
    const shirts = await list({ category: categories.find(({ name }) => name === "Shirts")!._id })
    expect(new Set(shirts.data.map(({ category }) => category.name))).toEqual(new Set(["Shirts"]))
  })

  test.each([{ pageSize: 51 }, { page: 0 }, { state: "some" }, { sort: "price" }, { search: "x".repeat(81) }])(
    "refuses %j",
    async (ask) => expect((await owner.call(inventoryCalls.all, ask)).status).toBe(400),
  )
})

const csv = (text: string) => [{ name: "stock.csv", bytes: Buffer.from(text), type: "text/csv" }]
const check = async (text: string) => (await upload(owner, inventoryCalls.check, csv(text))).body
const importStock = (text: string, fingerprint: string, at = owner) =>
  upload(at, inventoryCalls.import, csv(text), { fingerprint, reason: "counted", note: "Sunday" })

describe("stock as a file", () => {
  test("is exported with its filters, and contains no formula", async () => {
    await sql(`update colourway set colour = '=cmd|calc' where product_id = $1`, [full._id])
    const response = await owner.send(inventoryCalls.export.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ search: "=cmd|calc" }),
    })
    await sql(`update colourway set colour = $2 where product_id = $1`, [full._id, full.color])
    expect(response.headers.get("content-type")).toContain("text/csv")
    const lines = (await response.text()).trim().split("\r\n")
    expect(lines[0]!.replace("\ufeff", "")).toBe("SKU,Product,Colour,Size,Stocked,Reserved,Held,Free")
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=cmd|calc",S,20,0,0,20`)
  })

  test("names rows and columns in a dry run that changes nothing; then exactly that is done", async () => {
    const [s, m] = [await cellOf(low, "S"), await cellOf(low, "M")]
    const text = `SKU,Stocked\r\n${s.sku},5\r\n${m.sku},${m.stocked}\r\n`
    const { data } = await check(text)
    expect(data).toMatchObject({
      rows: 2,
      unchanged: 1,
      changes: 1,
      faults: 0,
      shown: [{ row: 2, sku: s.sku, size: "S", from: 2, to: 5 }],
    })
    expect((await cellOf(low, "S")).stocked).toBe(2)
    const done = await importStock(text, data.fingerprint)
    expect([done.status, done.body.data]).toEqual([200, { changed: 1 }])
    expect((await cellOf(low, "S")).stocked).toBe(5)
    expect((await owner.call(inventoryCalls.history, { variantId: low._id })).body.data[0]).toMatchObject({
      size: "S",
      from: 2,
      to: 5,
      reason: "counted",
      note: "Sunday",
    })
  })

  test("does not overwrite stock that changed since the dry run; accepts no other file for its preview", async () => {
    const s = await cellOf(low, "S")
    const text = `SKU,Stocked\r\n${s.sku},11\r\n`
    const { data } = await check(text)
    expect((await importStock(text.replace("11", "99"), data.fingerprint)).body.code).toBe("inventory.preview_changed")
    await owner.call(inventoryCalls.updateStock, {
      variants: [{ variantId: low._id, size: "S", add: 1, reason: "received" }],
    })
    const { status, body } = await importStock(text, data.fingerprint)
    expect([status, body.code]).toEqual([409, "inventory.preview_changed"])
    expect(body.data).toMatchObject({ shown: [{ from: s.stocked + 1, to: 11 }] })
    expect((await stockOf(low.slug, "S")).stocked).toBe(s.stocked + 1)
    expect((await importStock(text, (body.data as never as { fingerprint: string }).fingerprint)).status).toBe(200)
  })

  test("is refused with faults: unknown numbers, negative ones, and fewer than promised", async () => {
    await holdTwoOfL()
    const l = await cellOf(low, "L")
    const text = `SKU;Stocked\n${l.sku};1\nNO-SUCH-PIECE;3\n${(await cellOf(low, "S")).sku};-1\n`
    const { data, message } = await check(text)
    expect(message).toBe("3 rows need another look. Nothing was changed.")
    expect(data.faultsShown).toMatchObject([
      { row: 2, column: "Stocked", message: expect.stringContaining("2 pieces are promised") },
      { row: 3, column: "SKU" },
      { row: 4, column: "Stocked" },
    ])
    expect((await importStock(text, data.fingerprint)).body.code).toBe("inventory.file_has_faults")
    expect((await stockOf(low.slug, "L")).stocked).toBe(l.stocked)
  })

  test("is refused when no CSV, without columns or too large, and to a tailor", async () => {
    expect((await check("Article\nx")).code).toBe("inventory.no_columns")
    expect(
      (await upload(owner, inventoryCalls.check, [{ name: "a.csv", bytes: Buffer.from([0xff, 0xfe, 65, 0]) }])).body
        .code,
    ).toBe("inventory.not_csv")
    expect((await upload(owner, inventoryCalls.check, [])).body.code).toBe("inventory.no_file")
    expect((await upload(owner, inventoryCalls.check, csv("SKU,Stocked\n".padEnd(1024 * 1024 + 10, "x")))).status).toBe(
      413,
    )
    const tailor = await signInAs("tailor")
    expect((await importStock("SKU,Stocked\n", "x", tailor)).status).toBe(403)
  })

  test("gets a clear refusal when far too large, instead of a broken connection", async () => {
    const file = csv("SKU,Stocked\n".padEnd(12 * 1024 * 1024, "x"))
    for (let time = 0; time < 10; time++) expect((await upload(owner, inventoryCalls.check, file)).status).toBe(413)
  })
})
