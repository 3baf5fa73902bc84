import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { dataProvider } from "./data"
import { shopNow } from "./shop-clock"

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  asked.mockImplementation(async () => Response.json({ success: true, message: "", data: [], total: 3, totalPages: 1 }))
  vi.stubGlobal("fetch", asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.mockReset()
})
const call = () => {
  const [url, init] = asked.mock.calls.at(-1)!
  return { path: new URL(url).pathname, body: JSON.parse(String(init.body)) as unknown }
}

test("turns a list's filters and order into the words of its documented call", async () => {
  const { total } = await dataProvider.getList({
    resource: "colourway",
    filters: [
      { field: "status", operator: "in", value: ["draft"] },
      { field: "low", operator: "eq", value: true },
    ],
    sorters: [{ field: "price", order: "desc" }],
    pagination: { currentPage: 2, pageSize: 50 },
  })
  expect(total).toBe(3)
  expect(call()).toEqual({
    path: "/api/admin/product/variant/all",
    body: { status: ["draft"], lowStock: true, sort: "price_down", page: 2, pageSize: 50 },
  })
})

test("reads several records one by one where no call reads them together", async () => {
  asked.mockImplementation(async (_, { body }) =>
    Response.json({
      success: true,
      message: "",
      data: { _id: (JSON.parse(String(body)) as { orderId: string }).orderId },
    }),
  )
  expect(await dataProvider.getMany!({ resource: "order", ids: ["a", "b"] })).toEqual({
    data: [{ _id: "a" }, { _id: "b" }],
  })
})

test("makes any documented call, and says so where a resource lacks it", async () => {
  await dataProvider.custom!({ url: "/admin/session", method: "post", payload: {} })
  expect(call()).toEqual({ path: "/api/admin/session", body: {} })
  await expect(dataProvider.deleteOne({ resource: "order", id: "a" })).rejects.toThrow(/"remove" for "order"/)
})

test.each([200, 403])("corrects the computer's clock by a reply with status %i", async (status) => {
  const replied = (at: number) =>
    asked.mockImplementation(async () =>
      Response.json(
        { success: status === 200, message: "" },
        { status, headers: { date: new Date(at).toUTCString() } },
      ),
    )
  const ask = () => dataProvider.getOne({ resource: "order", id: "order_1" }).catch(() => undefined)
  const hoursBehind = () => Math.round((shopNow() - Date.now()) / 3_600_000)
  replied(Date.now() + 3 * 3_600_000)
  await ask()
  expect(hoursBehind()).toBe(3)
  replied(Date.now())
  await ask()
  expect(hoursBehind()).toBe(0)
})
