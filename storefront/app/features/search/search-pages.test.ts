import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import { expect, test } from "vitest"
import { paths } from "~/paths"

test("every page that search knows has an address in the shop", () => {
  const known = new Set<unknown>(Object.values(paths))
  expect(SEARCH_PAGES.map(({ url }) => url).filter((url) => !known.has(url))).toEqual([])
})
