// Returning visitors: the data that a browser stores during an earlier visit is written into a separate profile.
import { chromium } from "@playwright/test"
import fs from "node:fs"
import path from "node:path"

const IN_BAG = ["black-aura-formal-shirt", "classic-white-chinos"]
const DAY_S = 24 * 60 * 60

/** The acts of each kind of visitor on an earlier visit. */
const EARLIER = {
  /** Two pieces in this browser's bag. */
  async guest({ page, ask }) {
    const items = []
    for (const slug of IN_BAG) {
      const { data: piece } = await ask("product/variant/single", { variantIdOrSlug: slug, status: true })
      items.push({
        bagItemId: slug,
        variantId: piece._id,
        variantName: piece.variantName,
        name: piece.variantName,
        slug,
        categoryName: piece.product.category.name,
        productId: piece.product._id,
        categoryId: piece.product.category._id,
        color: piece.color,
        price: piece.price,
        basePrice: piece.basePrice,
        addedAt: new Date().toISOString(),
        image: piece.thumbnail,
        quantity: 1,
        size: piece.sizes.find(({ stock }) => stock > 2).size,
        orderType: "readymade",
      })
    }
    await page.evaluate((bag) => localStorage.setItem("root", JSON.stringify({ version: 1, bag })), {
      items,
      cartCount: items.length,
    })
    await page.evaluate(() => localStorage.setItem("customer", ""))
  },
  /** The same two in an account's bag; the session stays open. */
  async customer({ page, ask, facts }) {
    await ask("signin", { identifier: facts.customer.email, password: facts.customer.password })
    const { user } = await ask("authenticate", {})
    const items = []
    for (const slug of IN_BAG) {
      const { data: piece } = await ask("product/variant/single", { variantIdOrSlug: slug, status: true })
      items.push({ variantId: piece._id, size: piece.sizes.find(({ stock }) => stock > 2).size, quantity: 1 })
    }
    await ask("bag/replaceAll", { items })
    await page.evaluate((id) => localStorage.setItem("customer", id), user._id)
    // A closed browser drops cookies without an expiry.
    const cookies = await page.context().cookies()
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, expires: Date.now() / 1_000 + DAY_S })))
  },
}

/** Creates the profile of such a visitor in a folder, which it returns. @param {keyof typeof EARLIER} visitor */
export async function profileOf(visitor, { facts, browser, place }) {
  const folder = path.join(place, `profile-${visitor}`)
  fs.rmSync(folder, { recursive: true, force: true })
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  })
  try {
    const page = await context.newPage()
    // Any URL of the shop will do: storage belongs to the origin, and this one runs no page of ours.
    await page.goto(`${facts.shop}/robots.txt`)
    const ask = async (call, data) => {
      const answer = await page.request.post(`${facts.shop}/api/customer/${call}`, {
        data,
        headers: { origin: facts.shop },
      })
      if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`)
      return answer.json()
    }
    await EARLIER[visitor]({ page, ask, facts })
  } finally {
    await context.close()
  }
  return folder
}
