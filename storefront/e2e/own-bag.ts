import type { APIRequestContext, Page } from "@playwright/test"
import { pieceOf } from "../../backend/tests/browser/guest"
import { theShop } from "../../backend/tests/browser/shop"

export const shirt = "classic-white-formal-shirt"
export const lower = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

export async function call<Data>(at: APIRequestContext, path: string, data: unknown = {}): Promise<Data> {
  const response = await at.post(`${theShop().shop}/api/customer/${path}`, { data, headers: { origin: theShop().shop } })
  return ((await response.json()) as { data: Data }).data
}
type Bag = { bagItems: { slug: string; size: unknown; quantity: number }[] }
/** What lies in the account's bag, as the shop has it. */
export const ownBag = async (at: APIRequestContext) => (await call<Bag>(at, "bag/single")).bagItems.map(({ size, quantity }) => `${String(size)} ${quantity}`).sort()
/** What lies in this browser's own bag. */
export const here = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem("root") ?? "{}") as { bag?: { items: { size: string }[] } }).bag?.items.map(({ size }) => size) ?? [])

/** A guest's bag with one line for each size, as this browser would have kept it. */
export async function fillWith(page: Page, ...lines: [size: string, quantity: number][]): Promise<void> {
  const { _id, variantName, color, price, images, product } = await pieceOf(page.request, shirt)
  const items = lines.map(([size, quantity]) => ({
    bagItemId: `line-${size}-${Date.now()}`, variantId: _id, variantName, name: variantName, slug: shirt, categoryName: product.category.name, productId: product._id,
    categoryId: product.category._id, color, price, addedAt: new Date().toISOString(), image: images[0].url, quantity, size, orderType: "readymade",
  }))
  await page.goto(`${theShop().shop}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem("root", text), JSON.stringify({ version: 1, bag: { items, cartCount: 0 } }))
}

export const badge = (page: Page) => page.getByRole("button", { name: /^Bag/ })
/** The shopper looks at this window again. */
export const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
