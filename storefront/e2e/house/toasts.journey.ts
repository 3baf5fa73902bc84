import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { visit } from "../../../backend/tests/browser/visit"
import { shirt } from "../own-bag"
import { fillWith } from "../steps"

const toast = (page: Page) => page.getByRole("status").filter({ hasText: "Item Removed from Bag" })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? "")

/** The last way is that of a phone; each dismisses the toast that is shown. */
const WAYS = {
  "the keyboard": async (page: Page) => {
    await toast(page).getByRole("button", { name: "Dismiss" }).focus()
    await page.keyboard.press("Enter")
  },
  "a mouse": async (page: Page) => {
    const { x, y, width, height } = (await toast(page).getByRole("button", { name: "Dismiss" }).boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.up()
  },
  "a finger": (page: Page) => toast(page).getByRole("button", { name: "Dismiss" }).tap(),
}

for (const [way, dismiss] of Object.entries(WAYS))
  test(`lets a toast leave by itself after an earlier one was dismissed by ${way}`, async ({ page }) => {
    await fillWith(page, shirt, ["S", 1], ["M", 1], ["L", 1])
    await visit(page, "/mybag")
    const remove = page.getByRole("main").getByRole("button", { name: /^Remove/ })
    await expect(remove).toHaveCount(3)
    await remove.first().click()
    await expect(remove).toHaveCount(2)
    await dismiss(page)
    await expect(toast(page)).toHaveCount(0)
    expect(await focused(page)).not.toBe("BODY")
    // A mouse goes to the next button. The other ways give no sign that a pointer left the toast.
    if (way === "a mouse") await remove.first().click()
    else await remove.first().evaluate((button: HTMLElement) => button.click())
    await expect(toast(page)).toHaveCount(1)
    await expect(toast(page)).toHaveCount(0)
  })
