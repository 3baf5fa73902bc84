import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

test("shows the colours of cloths in the reader's own colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/management/inventory`)
  const swatches = page.locator("[data-cloth]")
  await expect(swatches.first()).toBeVisible()
  const fills = await swatches.evaluateAll((all) =>
    all.map((one) => [getComputedStyle(one).backgroundColor, (one as HTMLElement).style.backgroundColor]),
  )
  for (const [seen, meant] of fills) expect(seen).toBe(meant)
  await page.screenshot({ path: ".cache/screens/high-contrast-stock.png" })
})
