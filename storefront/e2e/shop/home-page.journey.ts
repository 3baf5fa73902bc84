import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { visit } from "../../../backend/tests/browser/visit"
import { save } from "../rooms"

const headline = "The Linen Edition"
const open = async (page: Page) => {
  await visit(page, "/admin/management/home")
  await expect(page.getByRole("heading", { name: "Banner" })).toBeVisible()
}
const slides = (shop: Page) => shop.getByRole("region", { name: "Designed for You" }).getByRole("link")

test(
  "lets the shopkeeper edit the home page, preview it before saving, and restore an earlier one",
  { tag: "@desktop" },
  async ({ page, context }) => {
    await signInAsOwner(context)
    const shop = await context.newPage()
    await visit(shop, "/")
    await expect(shop.getByRole("heading", { name: "New Black Aura Edition" })).toBeVisible()
    await expect(slides(shop)).toHaveCount(5)
    await expect(shop.locator("main img[src*=banner-black-aura]")).toHaveCount(1)

    await open(page)
    const preview = page.getByRole("img", { name: "How the home page looks" })
    await page.getByLabel("Headline", { exact: true }).fill("")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Please write a headline.")).toBeVisible()
    await page.getByLabel("Headline", { exact: true }).fill(headline)
    await expect(preview).toContainText(headline)
    await page.getByRole("button", { name: "Take out Classic White Formal Shirt" }).click()
    await expect(preview).not.toContainText("Classic White Formal Shirt")
    await page.getByRole("button", { name: "Move Black Aura Formal Trousers up" }).click()
    await page.getByText("Desk", { exact: true }).click()
    await page.getByRole("button", { name: "Add a tile" }).click()
    const tile = page.getByRole("group", { name: "tile 3" })
    await tile.getByLabel("Words").fill("Casual")
    await page
      .getByRole("group", { name: "Casual" })
      .getByRole("button", { name: /^Choose another picture/ })
      .click()
    const picker = page.getByRole("dialog", { name: "Choose pictures" })
    await picker
      .getByRole("button", { name: /^Choose / })
      .first()
      .click()
    await picker.getByRole("button", { name: "Add 1 picture" }).click()
    await expect(preview).toContainText("Casual")
    await save(page, "home page")

    await expect(async () => {
      await shop.reload()
      await expect(shop.getByRole("heading", { name: headline })).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await expect(slides(shop)).toHaveText([/^Black Aura Formal Shirt/, /^Black Aura Formal T/, /^Phantom/, /^Beige/])
    await expect(shop.getByRole("region", { name: "Shop By Category" }).getByRole("link")).toHaveText([
      "Shirts",
      "Trousers",
      "Casual",
    ])

    await open(page)
    await page
      .getByRole("button", { name: /^Restore: New Black Aura Edition/ })
      .last()
      .click()
    await save(page, "home page")
    await expect(async () => {
      await shop.reload()
      await expect(slides(shop)).toHaveCount(5, { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  },
)
