import { expect, test } from "vitest"
import { travelBy } from "~/lib/call"
import { loadShelf } from "./explore-route"

const leadsTo = async (address: string) => {
  travelBy(async () => ({ success: true, data: [], total: 18, totalPages: 2 }))
  const found: unknown = await loadShelf({ request: new Request(`http://shop.test${address}`) }).catch(
    (cause: unknown) => cause,
  )
  return found instanceof Response ? found.headers.get("location") : null
}

test("an address behind the last page leads to the last one, and keeps what was chosen", async () => {
  expect(await leadsTo("/explore?sort=asc&page=9")).toBe("/explore?sort=asc&page=2")
  expect(await leadsTo("/explore?page=2")).toBeNull()
})

test("where one page is all there is, the address goes without a question", async () => {
  travelBy(async () => ({ success: true, data: [], total: 0, totalPages: 0 }))
  const found = await loadShelf({ request: new Request("http://shop.test/explore/all?page=3") }).catch(
    (cause: unknown) => cause as Response,
  )
  expect((found as Response).headers.get("location")).toBe("/explore/all")
})
