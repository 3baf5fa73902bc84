import { expect, test, type Locator } from "../../../backend/tests/browser/journey"
import { visit } from "../../../backend/tests/browser/visit"

const fillOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)

test("shows colours, the chosen size and stars in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await visit(page, "/product/classic-white-formal-shirt")
  const swatches = page.locator("[data-cloth]")
  await expect(swatches.first()).toBeVisible()
  const fills = await swatches.evaluateAll((all) =>
    all.map((one) => [getComputedStyle(one).backgroundColor, (one as HTMLElement).style.backgroundColor]),
  )
  for (const [seen, meant] of fills) expect(seen).toBe(meant)
  const [chosen, other] = ["M", "L"].map((size) =>
    page.locator("label").filter({ has: page.getByRole("radio", { name: new RegExp(`^${size}\\b`) }) }),
  )
  await chosen!.click()
  expect(await fillOf(chosen!)).not.toBe(await fillOf(other!))
  await page.screenshot({ path: ".cache/screens/high-contrast-product.png" })
})
