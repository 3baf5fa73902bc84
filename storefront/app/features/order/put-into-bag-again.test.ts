import type { OrderItem } from "@silai/contracts/order/calls"
import { QueryClient } from "@tanstack/react-query"
import { expect, test, vi } from "vitest"
import type { BagChange } from "~/features/bag/bag-store"
import { putAgain } from "./put-into-bag-again"

const product = {
  _id: "prod_1",
  slug: "chinos",
  variantName: "Chinos",
  product: { _id: "style_1", name: "Chinos", category: { _id: "cat_1", name: "Trousers" } },
  sizes: ["M", "L", "XL"].map((size) => ({ size, stock: size === "XL" ? 0 : 5 })),
  backorder: false,
  images: [],
}
const client = new QueryClient()
vi.spyOn(client, "fetchQuery").mockResolvedValue(product)
const item = (change: Partial<OrderItem>) =>
  ({
    _id: "0",
    name: "Chinos",
    slug: "chinos",
    size: "M",
    quantity: 2,
    measurement: null,
    exchanged: [],
    ...change,
  }) as OrderItem
const came = (size: string, quantity = 1) => ({ size, quantity, returnNumber: "RT-000002", at: "2026-11-29T10:00:00Z" })

async function put(...items: OrderItem[]) {
  const changes: BagChange[] = []
  const done = await putAgain(client, items, (change) => {
    changes.push(change)
    return Promise.resolve(null)
  })
  const lines = changes.map((change) => change.kind === "add" && [change.line.size, change.line.quantity])
  return { ...done, lines }
}

test("puts the sizes into the bag that came in exchange, for so many pieces", async () => {
  expect((await put(item({}))).lines).toEqual([["M", 2]])
  const some = await put(item({ exchanged: [came("L")] }))
  expect(some).toMatchObject({
    added: 2,
    lost: [],
    lines: [
      ["M", 1],
      ["L", 1],
    ],
  })
  expect((await put(item({ exchanged: [came("L", 2)] }))).lines).toEqual([["L", 2]])
  expect((await put(item({ exchanged: [came("M")] }))).lines, "exchanged back").toEqual([["M", 2]])
})

test("names the size that is gone", async () => {
  const { added, lost } = await put(item({ exchanged: [came("XL")] }))
  expect(added).toBe(1)
  expect(lost).toMatchObject([{ name: "Chinos", size: "XL" }])
})
