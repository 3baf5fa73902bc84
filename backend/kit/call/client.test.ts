import { afterEach, expect, it, vi } from "vitest"
import { ShopClient } from "./client"

afterEach(() => vi.unstubAllGlobals())

const answering = (body: string, status: number) => {
  const fetched = vi.fn(async (_address: URL, _init: RequestInit) => new Response(body, { status }))
  vi.stubGlobal("fetch", fetched)
  return fetched
}
const client = new ShopClient("http://shop.test/api/", "The shop did not answer.")
const ask = () => client.fetch("/customer/bag/add", { method: "POST", body: { quantity: 3 } })

it("receives a complete refusal: its sentence, its code, its field and its data", async () => {
  answering(
    JSON.stringify({ success: false, code: "bag.line_full", message: "Two at most.", field: "quantity", left: 2 }),
    409,
  )
  const refused = { code: "bag.line_full", message: "Two at most.", status: 409, field: "quantity", more: { left: 2 } }
  await expect(ask()).rejects.toMatchObject(refused)
})

it("replaces a reply that is not the shop's by its own sentence", async () => {
  answering("<h1>Bad gateway</h1>", 502)
  await expect(ask()).rejects.toMatchObject({ code: "http.502", message: "The shop did not answer.", status: 502 })
})

it("sends a call below the base as JSON, and gets a file unread", async () => {
  const fetched = answering("a,b", 200)
  const file = await client.fetch<Response>("/admin/customer/file", {
    method: "POST",
    body: {},
    headers: { accept: "text/csv" },
  })
  expect(await file.text()).toBe("a,b")
  expect(String(fetched.mock.calls[0]![0])).toBe("http://shop.test/api/admin/customer/file")
  expect(fetched.mock.calls[0]![1]).toMatchObject({ method: "POST", body: "{}" })
})
