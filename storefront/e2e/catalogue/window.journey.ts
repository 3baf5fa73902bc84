import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { continueShopping, putInBag } from "../steps"

test.describe("the home page and its menus", () => {
  test("shows new pieces on the home page, and links as labelled", async ({ page }) => {
    await visit(page, "/")
    await expect(page.getByText("Get Up to 38% Off & Free Shipping Across India")).toBeVisible()
    const latest = page
      .getByRole("region", { name: "Just Launched" })
      .or(page.locator("section").filter({ has: page.getByRole("heading", { name: "Just Launched" }) }))
    await expect(latest.first().getByRole("article")).toHaveCount(4)
    await page.getByRole("link", { name: "Shop Now" }).click()
    await expectPath(page, /\/explore\?color=Black/)
    await expect(page.getByText("4 products")).toBeVisible()
    await page.goBack()
    await page.getByRole("link", { name: /^Trousers/ }).click()
    await expectPath(page, /\/explore\?category=Trouser/)
    await expect(page.getByText("8 products")).toBeVisible()
  })

  test("asks a guest to sign in before anything personal is shown", async ({ page }) => {
    for (const path of ["/profile", "/orders", "/profile/address"]) {
      await visit(page, "/about")
      await page.goto(theShop().shop + path)
      await expectPath(page, /\/signin/)
    }
  })

  test("opens one panel at a time, and leads by the search to the right page", { tag: "@both" }, async ({ page }) => {
    await visit(page, "/")
    const search = page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first()
    const bag = page.getByRole("banner").getByRole("button", { name: /^Bag/ })
    await search.click()
    await expect(page.getByRole("region", { name: "Search" })).toBeVisible()
    await bag.click()
    await expect(page.getByRole("region", { name: "Search" })).toBeHidden()
    const panel = page.getByRole("region", { name: "Bag" })
    await expect(panel.getByText("Your Bag is empty.")).toBeVisible()
    await expect(panel.getByRole("link", { name: "Sign in" })).toBeVisible()
    await bag.click()
    await expect(panel).toBeHidden()

    await search.click()
    const box = page.getByPlaceholder("What are you looking for?")
    await box.fill("   ")
    await box.press("Enter")
    await expectPath(page, "/")
    await box.fill("  white    shirt ")
    await box.press("Enter")
    await expectPath(page, /\/search\/product\/white(%20|\+)shirt$/)
  })

  test("covers the window with the menu, which navigates and closes", { tag: "@both" }, async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu.getByText("Not Signed In?")).toBeVisible()
    for (const name of [
      "Home",
      "Shop",
      "My Bag",
      "Wishlist",
      "Profile",
      "My Orders",
      "Product Authenticity",
      "Help & Support",
      "About us",
      "Find/Track Order",
    ])
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible()
    await menu.getByRole("link", { name: "About us" }).click()
    await expect(menu).toBeHidden()
    await expectPath(page, "/about")
  })

  test("opens the menu at the first tap, even when its code is still loading", async ({ page }) => {
    let arrive = () => {}
    const tapped = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/assets\/full-menu/, async (route) => {
      await tapped
      await route.continue()
    })
    await visit(page, "/about")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    arrive()
    await expect(page.getByRole("dialog", { name: "Menu" }).getByText("Not Signed In?")).toBeVisible()
  })

  test("keeps the page when a part of it fails to load, and opens the menu once the connection is back", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_FAILED .*full-menu/, /Unable to preload CSS|Failed to fetch dynamically imported module/)
    await page.route(/assets\/full-menu/, (route) => route.abort())
    const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("full-menu"))
    await visit(page, "/about")
    await lost
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await expect(page.getByText("Oops! There's an error")).toBeHidden()
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
    await page.unroute(/assets\/full-menu/)
    await expect(async () => {
      await page.getByRole("button", { name: "Menu", exact: true }).click({ timeout: 1_000 })
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible({ timeout: 1_500 })
    }).toPass({ timeout: 20_000 })
  })

  test("shows the bag in the bag panel, and removes pieces there", async ({ page }) => {
    await putInBag(page, "classic-white-formal-shirt", "M")
    await continueShopping(page)
    await page.getByRole("banner").getByRole("button", { name: /^Bag/ }).click()
    const panel = page.getByRole("region", { name: "Bag" })
    await expect(panel.getByRole("link", { name: "Review Bag (1)" })).toBeVisible()
    await panel.getByRole("button", { name: /^Remove/ }).click()
    await expect(page.getByText("Item Removed from Bag")).toBeVisible()
    await expect(panel.getByText("Your Bag is empty.")).toBeVisible()
  })

  test("warns in a browser that stores nothing with the first piece, before a reload loses the bag, and only once", async ({
    page,
    expectTrouble,
  }) => {
    // The router logs an error about the storage for its scroll positions.
    expectTrouble(/SecurityError: forbidden/, /^page error: $/)
    await page.addInitScript(() => {
      for (const where of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, where, {
          get: () => {
            throw new DOMException("forbidden", "SecurityError")
          },
        })
    })
    const sheet = page.getByRole("dialog", { name: "Added To Bag" })
    await putInBag(page, "classic-white-formal-shirt", "M")
    await expect(sheet.getByText("Your browser keeps nothing for this shop")).toBeVisible()
    await continueShopping(page)
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Shop" })
      .or(page.getByRole("link", { name: "Silai, home" }))
      .first()
      .click()
    // A panel that is opened before the next page is there closes with the page before.
    await expect(page).not.toHaveURL(/\/product\//)
    await page.getByRole("banner").getByRole("button", { name: /^Bag/ }).click()
    await expect(page.getByRole("region", { name: "Bag" }).getByRole("link", { name: "Review Bag (1)" })).toBeVisible()
  })

  test("replies 404 to an address that does not exist, with a search box and a way home", async ({ page, request }) => {
    expect((await request.get(theShop().shop + "/no/such/page")).status()).toBe(404)
    await visit(page, "/no/such/page")
    await page.getByRole("main").getByPlaceholder("What are you looking for?").fill("chinos")
    await page.getByRole("main").getByPlaceholder("What are you looking for?").press("Enter")
    await expectPath(page, "/search/product/chinos")
    await page.goBack()
    await page.getByRole("link", { name: "Go Home" }).click()
    await expectPath(page, "/")
  })
})
