import { expect, test } from "vitest"
import { HOME, SETTINGS } from "./limits"

const taken = ["/", "/shirts", "/shop/item?next=//x", "/a.b/c-d", "/about#top", "/%E0%A4%95"]
const refused = [
  "//evil",
  "/.//evil",
  "/%2e//evil",
  "/../x",
  "/a/./b",
  "/a//b",
  "/\\evil",
  "https://evil",
  "x",
  "/a b",
  "/..",
]

test("accepts a link only to a page of the shop's own, however it is spelled", () => {
  for (const link of taken)
    expect([link, HOME.link.test(link), SETTINGS.announcement.link.test(link)]).toEqual([link, true, true])
  for (const link of refused)
    expect([link, HOME.link.test(link), SETTINGS.announcement.link.test(link)]).toEqual([link, false, false])
  expect(SETTINGS.announcement.link.test("")).toBe(true)
})
