import { expect, test } from "vitest"
import { setTransport } from "~/lib/call"
import { loadListing } from "./explore-route"

const leadsTo = async (address: string) => {
  setTransport(async () => ({ success: true, data: [], total: 18, totalPages: 2 }))
  const found: unknown = await loadListing({ request: new Request(`http://shop.test${address}`) }).catch(
    (cause: unknown) => cause,
  )
  return found instanceof Response ? found.headers.get("location") : null
}

test("redirects an address beyond the last page to the last one, and keeps the filters", async () => {
  expect(await leadsTo("/explore?sort=asc&page=9")).toBe("/explore?sort=asc&page=2")
  expect(await leadsTo("/explore?page=2")).toBeNull()
})

test("asks the catalogue only once for a made-up page number", async () => {
  let asked = 0
  setTransport(async (path) => {
    if (path.endsWith("/all")) asked++
    return { success: true, data: [], total: 18, totalPages: 2 }
  })
  await loadListing({ request: new Request("http://shop.test/explore?page=24") }).catch(() => undefined)
  expect(asked).toBe(1)
})

test("needs no second request for the redirect with only one page", async () => {
  setTransport(async () => ({ success: true, data: [], total: 0, totalPages: 0 }))
  const found = await loadListing({ request: new Request("http://shop.test/explore/all?page=3") }).catch(
    (cause: unknown) => cause as Response,
  )
  expect((found as Response).headers.get("location")).toBe("/explore/all")
})
