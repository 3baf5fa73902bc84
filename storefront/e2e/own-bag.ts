import type { APIRequestContext, Page } from "@playwright/test"
import { theShop } from "../../backend/tests/browser/shop"

export const shirt = "classic-white-formal-shirt"
export const lower = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

export async function call<Data>(at: APIRequestContext, path: string, data: unknown = {}): Promise<Data> {
  const response = await at.post(`${theShop().shop}/api/customer/${path}`, {
    data,
    headers: { origin: theShop().shop },
  })
  return ((await response.json()) as { data: Data }).data
}
type Bag = { bagItems: { slug: string; size: unknown; quantity: number }[] }
/** The account's bag, as the server has it. */
export const ownBag = async (at: APIRequestContext) =>
  (await call<Bag>(at, "bag/single")).bagItems.map(({ size, quantity }) => `${String(size)} ${quantity}`).sort()
/** This browser's own bag. */
export const here = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("root") ?? "{}") as { bag?: { items: { size: string }[] } }).bag?.items.map(
        ({ size }) => size,
      ) ?? [],
  )

export const badge = (page: Page) => page.getByRole("button", { name: /^Bag/ })
/** The shopper returns to this window. */
export const returnToTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
