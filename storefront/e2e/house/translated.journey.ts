import type { Page } from "@playwright/test"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { badge, shirt } from "../own-bag"
import { main, expectText } from "../rooms"
import { fillWith } from "../steps"

/** As Chrome's translator does: each text is replaced by an element with its translation. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, font")) continue
      const font = document.createElement("font")
      font.append(Object.assign(document.createElement("font"), { textContent: text.data }))
      text.replaceWith(font)
    }
  })

test("changes and empties a bag on a page that the browser has translated", async ({ page }) => {
  await setStock(shirt, "M", 20)
  await fillWith(page, shirt, ["M", 1])
  await visit(page, "/mybag")
  await translate(page)
  await page.getByRole("button", { name: "One more" }).click()
  await expect(badge(page)).toContainText("2")
  await expect(main(page)).toContainText("₹1,598")
  await translate(page)
  await page.getByRole("button", { name: /^Remove Classic White/ }).click()
  await expectText(page, "Your bag is empty")
  await translate(page)
  await main(page).getByRole("link").first().click()
  await expect(page).not.toHaveURL(/mybag/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByText("Something went wrong")).toHaveCount(0)
})
