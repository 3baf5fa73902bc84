import { QueryClient } from "@tanstack/react-query"
import { beforeEach, expect, test } from "vitest"
import { setTransport, unreachable } from "~/lib/call"
import type { BagItem } from "./bag-store"
import { changeOwnBag } from "./own-bag"

const customerId = "cus_1"
const line = (bagItemId: string) =>
  ({ bagItemId, variantId: "cw_1", size: "M", quantity: 1, price: 799, addedAt: "2026-11-29T00:00:00Z" }) as BagItem
const add = (id: string) =>
  changeOwnBag(new QueryClient(), customerId, {
    kind: "add",
    line: line(id),
    available: { stock: 9, backorder: false },
  })

/** A bag whose reply is lost as often as `lost` says; it knows each line's id, as the shop does. */
let lost = 0
const added = new Set<string>()
beforeEach(() => {
  added.clear()
  setTransport((path, body) => {
    if (path === "/customer/bag/add") added.add((body as { bagItemId: string }).bagItemId)
    if (lost-- > 0) return Promise.reject(unreachable())
    return Promise.resolve({ success: true, message: "", data: { bagItems: [] } })
  })
})

test("adds goods once when they are added again because the reply was lost", async () => {
  lost = 2
  expect(await add("a")).toBe(unreachable().message)
  expect(await add("b")).toBe(unreachable().message)
  expect(await add("c")).toBeNull()
  expect(added.size).toBe(1)
  expect(await add("d")).toBeNull()
  expect(added.size).toBe(2)
})

test("adds them again after the bag was changed in another way", async () => {
  lost = 1
  await add("a")
  await changeOwnBag(new QueryClient(), customerId, { kind: "remove", id: "line_1" })
  await add("b")
  expect(added.size).toBe(2)
})
