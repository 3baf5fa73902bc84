import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { expect, test } from "../../../backend/tests/browser/journey"
import { expectPath, untilAlive, visit } from "../../../backend/tests/browser/visit"

/** The first sixteen, and what the back office's journeys have published as well. */
const wholeShelf = /\b(1[6-9]|[2-9]\d) products/

test.describe("finding", () => {
  test(
    "keeps a filtered list through reload and Back, and lets it be shared",
    { tag: ["@both", "@gate"] },
    async ({ page, isMobile }) => {
      await visit(page, "/explore")
      await expect(page.getByText(wholeShelf).first()).toBeVisible()
      if (isMobile) await page.getByRole("button", { name: "Filters" }).click()
      await tick(page.getByRole("checkbox", { name: "Trousers" }))
      await tick(page.getByRole("checkbox", { name: "Beige Mist" }))
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
    },
  )

  test(
    "narrows Explore and a search by fabric and price, and removes these filters by their chips",
    { tag: "@both" },
    async ({ page, isMobile }) => {
      await visit(page, "/explore?category=shirt&fabric=linen-blend")
      await expect(page.getByRole("link", { name: /Band Collar Shirt/ }).first()).toBeVisible()
      await expect(page.getByRole("link", { name: /Formal Shirt/ })).toHaveCount(0)
      if (isMobile) await page.getByRole("button", { name: "Filters (2)" }).click()
      await tick(page.getByRole("checkbox", { name: /₹1,500 and above|Relaxed fit/ }).first())
      if (isMobile) await page.getByRole("button", { name: /^Show \d+ product/ }).click()
      await page.getByRole("button", { name: "Remove filter Linen blend" }).click()
      await expect(page).toHaveURL(/category=shirt&fit=relaxed$/)
      await visit(page, "/search/product/shirt")
      await page.getByRole("button", { name: "Filters" }).click()
      await tick(page.getByRole("checkbox", { name: "Cotton", exact: true }))
      await page.getByRole("button", { name: "Show products" }).click()
      await expect(page).toHaveURL(/fabric=cotton/)
      await expect(page.getByRole("link", { name: /Band Collar Shirt/ })).toHaveCount(0)
      await page.reload()
      await page.getByRole("button", { name: "Remove filter Cotton" }).click()
      await expect(page.getByRole("link", { name: /Band Collar Shirt/ }).first()).toBeVisible()
    },
  )

  test("starts a new page at its top with the focus, and returns to the old position by Back", async ({ page }) => {
    const place = () => page.evaluate(() => Math.round(window.scrollY))
    await visit(page, "/explore")
    const card = page.locator("main article a").nth(5)
    const name = await card.getAttribute("href")
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }))
    const before = await place()
    expect(before).toBeGreaterThan(300)
    await card.evaluate((link: HTMLElement) => link.click())
    await expectPath(page, name!)
    await expect.poll(place).toBe(0)
    await expect(page.locator("main")).toBeFocused()
    await page.goBack()
    await expectPath(page, "/explore")
    await expect.poll(place).toBe(before)
  })

  test(
    "finds the piece by a misspelt search, and says so when it finds nothing",
    { tag: "@gate" },
    async ({ page }) => {
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
      await expect(
        page.getByText("Sorry, no product matches were found. Try a new search or use our suggestions."),
      ).toBeVisible()
      await page
        .getByRole("tab", { name: /Pages/ })
        .or(page.getByRole("link", { name: /^Pages/ }))
        .first()
        .click()
      await expect(page.getByText("Sorry, no page matches were found", { exact: false })).toBeVisible()
    },
  )

  test("redirects an address past the last page to the last one, of results and of products", async ({ page }) => {
    await visit(page, "/search/pages/s?page=50")
    await expectPath(page, /\/search\/pages\/s\?page=\d$/)
    const pager = page.getByRole("navigation", { name: "Pages of results" })
    await expect(pager.locator("[aria-current=page]")).toHaveText(
      await pager
        .getByRole("link", { name: /^Page / })
        .last()
        .innerText(),
    )
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
    await visit(page, "/explore?sort=asc&page=20")
    await expectPath(page, /\/explore\?sort=asc&page=\d$/)
    await expect(page.getByRole("button", { name: "Show More" })).toHaveCount(0)
  })

  test("lets people search in sentences, with too many words, or with a dot", async ({ page }) => {
    await visit(page, "/search/product/white%20shirts%20for%20men")
    await expect(page.getByRole("link", { name: "Classic White Formal Shirt" })).toBeVisible()
    await visit(page, `/search/product/${"shirt%20".repeat(40)}`)
    await expect(page.getByRole("link", { name: /Formal Shirt$/ }).first()).toBeVisible()
    const box = page.getByRole("main").getByPlaceholder("What are you looking for?")
    await box.fill("..")
    await box.press("Enter")
    await expectPath(page, /\/search\/product\/shirt/)
  })

  test("keeps the page when the connection drops, and continues by itself", async ({
    page,
    context,
    expectTrouble,
  }) => {
    // The router prefetches the routes of visible links, and logs an error when it cannot.
    expectTrouble(/Failed to fetch manifest patches/)
    await visit(page, "/explore")
    await page.waitForLoadState("networkidle")
    const card = page.getByRole("link", { name: "Black Aura Formal Shirt" }).first()
    await card.click()
    await expectPath(page, "/product/black-aura-formal-shirt")
    await context.setOffline(true)
    await expect(page.getByText("You are offline. What you see may be out of date.")).toBeVisible()
    await page.getByRole("button", { name: "Back", exact: true }).click()
    await expectPath(page, "/explore")
    await expect(card).toBeVisible()
    await card.click()
    await expect(
      page.getByText("We could not reach the shop. Please check your connection and try again."),
    ).toBeVisible()
    await expectPath(page, "/explore")
    await page.getByRole("button", { name: "Show More" }).click()
    await context.setOffline(false)
    await expect(page.getByRole("button", { name: "Show More" })).toHaveCount(0)
    await card.click()
    await expectPath(page, "/product/black-aura-formal-shirt")
  })

  test("keeps the page open on a dead connection that the browser does not notice, and continues by itself", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/Failed to fetch|ERR_CONNECTION_FAILED|Error loading route module/)
    await visit(page, "/explore")
    await page.waitForLoadState("networkidle")
    const card = page.getByRole("link", { name: "Black Aura Formal Shirt" }).first()
    await page.route("**/*", (route) => route.abort("connectionfailed"))
    await card.click()
    await expect(
      page.getByText("We could not reach the shop. Please check your connection and try again.").first(),
    ).toBeVisible()
    await expectPath(page, "/explore")
    await Promise.all([page.waitForEvent("domcontentloaded"), page.unroute("**/*")])
    await untilAlive(page)
    await card.click()
    await expectPath(page, "/product/black-aura-formal-shirt")
  })
})
