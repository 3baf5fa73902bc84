import { expectNoBarriers } from "../../backend/tests/browser/axe"
import { expect, test } from "../../backend/tests/browser/journey"
import { expectPath, visit } from "../../backend/tests/browser/visit"

/** The first sixteen, and what the counter's journeys have published beside them. */
const wholeShelf = /\b(1[6-9]|[2-9]\d) products/

test.describe("finding", () => {
  test("a shelf narrowed by its filters is kept by reload and Back, and can be shared", async ({ page, isMobile }) => {
    await visit(page, "/explore")
    await expect(page.getByText(wholeShelf).first()).toBeVisible()
    if (isMobile) await page.getByRole("button", { name: "Filters" }).click()
    await page.getByRole("checkbox", { name: "Trousers" }).check({ force: true })
    await page.getByRole("checkbox", { name: "Beige Mist" }).check({ force: true })
    if (isMobile) await page.getByRole("button", { name: "Show 2 products" }).click()
    await expect(page.getByText("2 products", { exact: false }).first()).toBeVisible()
    const shelf = page.getByRole("link", { name: /Beige Mist (Chinos|Formal Trousers)/ })
    await expect(shelf.first()).toBeVisible()
    await page.reload()
    await expect(page.getByText("2 products", { exact: false }).first()).toBeVisible()
    await shelf.first().click()
    await expectPath(page, /\/product\/beige-mist-/)
    await page.goBack()
    await expect(page.getByText("2 products", { exact: false }).first()).toBeVisible()
    await page.getByRole("button", { name: "Clear all" }).first().click()
    await expect(page.getByText(wholeShelf).first()).toBeVisible()
    await expectNoBarriers(page, "what was found")
  })

  test("a misspelt search finds the piece, and a search for nothing says so", async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first().click()
    const box = page.getByPlaceholder("What are you looking for?")
    await box.fill("  blak   shrt ")
    await expect(page.getByRole("option", { name: /Black Aura/ }).first()).toBeVisible()
    await box.press("Enter")
    await expectPath(page, /\/search\/product\/blak%20shrt$/)
    await expect(page.getByRole("link", { name: /Black Aura Formal Shirt/ }).first()).toBeVisible()
    await expectNoBarriers(page, "what was found")
    await visit(page, "/search/product/zzqqxx")
    await expect(page.getByText("Sorry, no product matches were found. Try a new search or use our suggestions.")).toBeVisible()
    await page.getByRole("tab", { name: /Pages/ }).or(page.getByRole("link", { name: /^Pages/ })).first().click()
    await expect(page.getByText("Sorry, no page matches were found", { exact: false })).toBeVisible()
  })
})
