import {
  catalogueCalls,
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  styleCalls,
} from "@silai/contracts/catalogue/calls"
import type { Call } from "@silai/contracts/call"
import { fileCalls } from "@silai/contracts/file/calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../../rig/browser"
import { aColour, aDraft, aPublished, counterRead } from "../../rig/colourway"
import { aPhoto } from "../../rig/hostile-files"
import { signInAsOwner } from "../../rig/owner"
import { upload } from "../../rig/upload"

/** Values that no form sends, but an attacker will. */
const odd: unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  "",
  "  ",
  "%",
  "_",
  "\\",
  "'; drop table listing; --",
  "\u0001",
  "\u202e\u200b",
  "\uffff",
  "\u{10ffff}",
  "\u{10330}\u{10331}\u{10332}\u{10333}",
  "\u3316".repeat(60),
  "é".repeat(5_000),
  "?",
  "$1",
  ":x",
  0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  "1",
  "NaN",
  "__proto__",
  "constructor",
  "0000-01-01T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "2026-01-01T00:00:00+23:59",
  "2026-02-30T00:00:00Z",
]

type Body = Record<string, unknown>
type Where = (string | number)[]

/** Every path in a body, including lists and their items. */
const placesOf = (value: unknown, at: Where = []): Where[] =>
  typeof value === "object" && value !== null
    ? [...(at.length ? [at] : []), ...Object.entries(value).flatMap(([key, inside]) => placesOf(inside, [...at, key]))]
    : [at]

function put(body: Body, [...where]: Where, value: unknown): Body {
  const changed = structuredClone(body)
  const last = where.pop()!
  const place = where.reduce<Body>((inside, key) => inside[key] as Body, changed)
  place[last] = value
  return changed
}

let owner: Browser
/** Rebuilt for each call: what one odd body has changed must not hide the next call's bug. */
let bodies: () => Promise<(readonly [Call, () => Promise<Body>])[]>
afterAll(async () => {
  for (const [rank, categoryId] of ["shirts", "trousers"].entries())
    await owner.call(categoryCalls.update, { categoryId, rank })
})
beforeAll(async () => {
  owner = await signInAsOwner()
  // A picture only for this file: its words are changed, and other files read those of the shop's own pictures.
  const sent = await upload(owner, fileCalls.upload, [{ name: "odd.jpg", bytes: await aPhoto() }])
  const { _id: fileId, stem } = sent.body.data[0]!.file!
  bodies = async () => {
    const [piece, draft] = [await aPublished(owner), await aDraft(owner)]
    const [fixed, id, style, category] = [
      (body: Body) => async () => body,
      piece._id,
      piece.product._id,
      piece.product.category._id,
    ]
    const version = async () => (await counterRead(owner, draft._id)).version
    const sale = { price: 500, from: "2026-01-01T00:00:00Z", to: "2026-01-02T00:00:00Z" }
    const facts = {
      variantName: "A name",
      color: aColour(),
      colorCode: "#123456",
      slug: draft.slug,
      price: 799,
      basePrice: 1199,
      sale,
      details: "<p>x</p>",
      sizeAndFit: "x",
      washCare: "x",
      tags: ["x"],
      sizes: [{ size: "S", stock: 1 }],
      backorder: false,
      customSizeOption: true,
      measurementType: "upperBody",
      amazonLink: "https://amazon.in/x",
      relatedProducts: [id],
      hsnCode: "6205",
      launchedAt: "2026-01-01T00:00:00Z",
      status: "draft",
    }
    const line = { variantId: id, size: "S", quantity: 1, bagItem: { a: 1 } }
    return [
      [
        catalogueCalls.list,
        fixed({
          sortField: "asc",
          tag: ["x"],
          category: "x",
          sizeFilter: ["S"],
          colorFilter: "x",
          product: style,
          numberOfProducts: 4,
          page: 1,
          status: true,
        }),
      ],
      [catalogueCalls.search, fixed({ search: "shirt", type: "products", limit: 4, page: 1 })],
      [catalogueCalls.single, fixed({ variantIdOrSlug: id })],
      [catalogueCalls.verifyPrice, fixed({ variants: [{ variantId: id, size: "S" }] })],
      [catalogueCalls.relatedProducts, fixed({ productIds: [id] })],
      [catalogueCalls.checkStock, fixed({ variants: [line, { ...line, size: { neck: 15 } }] })],
      [categoryCalls.all, fixed({ search: "x", status: "all", page: 1, pageSize: 5 })],
      [categoryCalls.single, fixed({ categoryId: category })],
      [
        categoryCalls.add,
        fixed({
          name: "Odd things",
          slug: "odd-things",
          description: "x",
          active: true,
          measurementType: "upperBody",
          sizeChart: null,
        }),
      ],
      [
        categoryCalls.update,
        fixed({
          categoryId: category,
          name: piece.product.category.name,
          description: "x",
          rank: 2,
          version: undefined,
        }),
      ],
      [styleCalls.all, fixed({ search: "x", categoryId: category, status: "all", sort: "name", page: 1, pageSize: 5 })],
      [styleCalls.single, fixed({ productId: style })],
      [styleCalls.add, fixed({ name: "Odd style", slug: "odd-style", categoryId: category, rank: 1 })],
      [styleCalls.update, fixed({ productId: style, name: piece.product.name, rank: 3, renameVariants: true })],
      [
        colourwayCalls.counterAll,
        fixed({
          page: 1,
          pageSize: 5,
          search: "x",
          status: ["draft"],
          product: style,
          category,
          tag: "x",
          lowStock: true,
          onSale: true,
          sort: "name",
        }),
      ],
      [colourwayCalls.counterSingle, fixed({ variantIdOrSlug: id })],
      [colourwayCalls.add, async () => ({ ...facts, color: aColour(), slug: undefined, product: style })],
      [colourwayCalls.update, async () => ({ _id: draft._id, version: await version(), ...facts })],
      [colourwayCalls.duplicate, async () => ({ _id: draft._id, color: aColour(), colorCode: "#123456" })],
      [
        colourwayCalls.reprice,
        async () => ({ variants: [{ _id: draft._id, version: await version(), price: 700, basePrice: 1000 }] }),
      ],
      [colourwayCalls.remove, fixed({ _id: "prod_nowhere" })],
      [pictureCalls.images, fixed({ variantId: id })],
      [pictureCalls.updateImage, fixed({ variantId: draft._id, images: [{ stem, alt: "x" }] })],
      [
        inventoryCalls.updateStock,
        fixed({
          variants: [
            { variantId: id, size: "S", reason: "counted", set: 3, expected: 3 },
            { variantId: id, size: "M", reason: "counted", add: 1 },
          ],
          note: "x",
        }),
      ],
      [inventoryCalls.all, fixed({ search: "x", category, state: "low", sort: "fullest", page: 1, pageSize: 3 })],
      [inventoryCalls.history, fixed({ variantId: id, size: "S", page: 1, pageSize: 3 })],
      [fileCalls.all, fixed({ folderId: "x", search: "x", sort: "name", page: 1, pageSize: 5 })],
      [fileCalls.single, fixed({ fileId })],
      [fileCalls.rename, fixed({ fileId: "file_nowhere", name: "x" })],
      [fileCalls.move, fixed({ fileIds: ["file_nowhere"], folderId: null })],
      [fileCalls.remove, fixed({ fileIds: ["file_nowhere"] })],
      [fileCalls.crop, fixed({ stem: "nowhere", rect: { x: 0, y: 0, width: 400, height: 400 } })],
      [fileCalls.folderAdd, fixed({ name: "x/y", parentId: null })],
      [fileCalls.folderRename, fixed({ folderId: "dir_nowhere", name: "x" })],
      [fileCalls.folderRemove, fixed({ folderId: "dir_nowhere" })],
    ]
  }
})

describe("odd bodies", () => {
  it("are refused or accepted, never an error, in every place of every call about the catalogue, its stock and its files", async () => {
    const faults: string[] = []
    let asked = 0
    for (const [to, body] of await bodies()) {
      for (const where of [[], ...placesOf(await body())]) {
        const base = await body()
        // In parallel: what one changes, the next is refused, as with two concurrent users.
        await Promise.all(
          odd.map(async (value) => {
            const { status } = await owner.call(to, where.length ? put(base, where, value) : value)
            asked++
            if (status >= 500) faults.push(`${to.path} ${where.join(".")} = ${JSON.stringify(value)}: ${status}`)
          }),
        )
      }
    }
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThan(3_000)
  }, 600_000)

  it("are handled the same when empty, invalid JSON, broken characters or a wrong content type", async () => {
    const json = { "content-type": "application/json" }
    const broken: RequestInit[] = [
      {},
      { headers: json, body: "" },
      { headers: json, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]) },
      { headers: json, body: '{"search":"\\ud800"}' },
      { headers: { "content-type": "application/json; charset=utf-16" }, body: "{}" },
      { headers: { "content-type": "text/plain" }, body: "{}" },
      { headers: { ...json, "content-encoding": "gzip" }, body: "{}" },
      { headers: { "content-type": "multipart/form-data" }, body: "x" },
      { headers: { "content-type": "multipart/form-data; boundary=x", "x-requested-with": "fetch" }, body: "--x--" },
    ]
    const calls = [
      catalogueCalls,
      categoryCalls,
      styleCalls,
      colourwayCalls,
      pictureCalls,
      inventoryCalls,
      fileCalls,
    ].flatMap((noun): Call[] => Object.values(noun))
    const faults: string[] = []
    for (const call of calls) {
      for (const init of broken) {
        const { status } = await owner.send(call.path, { method: "POST", ...init })
        if (status >= 500) faults.push(`${call.path} ${JSON.stringify(init.headers)} ${String(init.body)}: ${status}`)
      }
    }
    expect(faults).toEqual([])
  }, 120_000)
})
