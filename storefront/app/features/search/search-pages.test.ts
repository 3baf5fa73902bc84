import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import { expect, test } from "vitest"
import { paths } from "~/paths"
import { resultsMeta } from "./search-route"

test("has an address in the shop for every page that search knows", () => {
  const known = new Set<unknown>(Object.values(paths))
  expect(SEARCH_PAGES.map(({ url }) => url).filter((url) => !known.has(url))).toEqual([])
})

test("quotes no search in the page's title and preview, which a link shows under the shop's name", () => {
  const head = resultsMeta("products", { searchQuery: "Refund helpline +91 90000 00000" })
  expect(
    JSON.stringify(head.filter((one) => "title" in one || "content" in one)).replaceAll(/http[^"]*/g, ""),
  ).not.toMatch(/helpline/)
})
