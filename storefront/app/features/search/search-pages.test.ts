import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import { expect, test } from "vitest"
import { paths } from "~/paths"

test("has an address in the shop for every page that search knows", () => {
  const known = new Set<unknown>(Object.values(paths))
  expect(SEARCH_PAGES.map(({ url }) => url).filter((url) => !known.has(url))).toEqual([])
})
