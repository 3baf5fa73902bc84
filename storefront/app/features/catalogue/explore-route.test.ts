import { expect, test } from "vitest"
import { setTransport } from "~/lib/call"
import { listingMeta, loadListing } from "./explore-route"

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

test("gives a stranger's words no title, and search engines no page of them", async () => {
  setTransport(async (path) =>
    path.endsWith("/facets")
      ? { success: true, data: { colours: [{ name: "Peach", code: "#fa8" }] } }
      : { success: true, data: [], total: 0, totalPages: 0 },
  )
  const headOf = async (search: string) => {
    const { data } = await loadListing({ request: new Request(`http://shop.test/explore${search}`) })
    return JSON.stringify(listingMeta({ location: { search }, loaderData: data }))
  }
  for (const name of ["category", "tag", "color"]) {
    const head = await headOf(`?${name}=Refund+helpline`)
    expect(head).not.toMatch(/helpline/)
    expect(head).toMatch(/"noindex.*\/explore"/)
  }
  expect(await headOf("?color=Peach")).toMatch(/Peach, handmade.*"noindex/)
  setTransport(async () => ({ success: true, data: [], total: 4, totalPages: 1 }))
  expect(await headOf("?category=Kurta")).toMatch(/Kurta, handmade.*"index.*\/explore\?category=Kurta"/)
})
