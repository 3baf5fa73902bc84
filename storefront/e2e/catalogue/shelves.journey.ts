import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { expectPath, visit } from "../../../backend/tests/browser/visit"

const cards = (page: Page) => page.locator("main [data-card]")
/** A card by the name that it shows now. */
const cardOf = (page: Page, name: string) => cards(page).filter({ has: page.getByRole("link", { name, exact: true }) })
const pictureOf = (page: Page, name: string) => cardOf(page, name).locator("article img").getAttribute("src")

test.describe("shelves", () => {
  test("changes a card's picture, name, price and link by a colour chosen on it", async ({ page }) => {
    await visit(page, "/explore?category=Shirt&color=Black")
    const before = await pictureOf(page, "Black Aura Formal Shirt")
    const colours = page.getByRole("radiogroup", { name: "Colours of Formal Shirt" })
    await expect(colours.getByRole("radio", { name: "Black Aura" })).toBeChecked()
    await colours.getByRole("radio", { name: "Beige Mist" }).check()
    await expect(page.getByRole("link", { name: "Beige Mist Formal Shirt" })).toBeVisible()
    expect(await pictureOf(page, "Beige Mist Formal Shirt")).not.toBe(before)
    await expect(cardOf(page, "Beige Mist Formal Shirt").locator("s")).toContainText("₹1,289")
    await expect(page.getByText("% off")).toHaveCount(0)
    await page.keyboard.press("ArrowLeft")
    await expect(page.getByRole("link", { name: "Classic White Formal Shirt" })).toBeVisible()
    await page.getByRole("link", { name: "Classic White Formal Shirt" }).click()
    await expectPath(page, "/product/classic-white-formal-shirt")
  })

  test("shows a card's second picture on a swipe, loaded with the first touch, and opens the page on a tap", async ({
    page,
  }) => {
    await visit(page, "/explore?category=Shirt&color=Black")
    const card = cardOf(page, "Black Aura Formal Shirt")
    const pictures = card.locator("[data-swipe]")
    const { x, y, width, height } = (await pictures.boundingBox())!
    await expect(pictures.locator("img")).toHaveCount(0)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints })
    const middle = y + height / 2
    await touch("touchStart", { x: x + width * 0.9, y: middle })
    for (const part of [0.8, 0.6, 0.4, 0.2, 0.1]) await touch("touchMove", { x: x + width * part, y: middle })
    await touch("touchEnd")
    await expect(pictures.locator("img")).toBeInViewport({ ratio: 0.9 })
    await expectPath(page, "/explore?category=Shirt&color=Black")
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expectPath(page, "/product/black-aura-formal-shirt")
  })

  test("shows on a card that a colour is sold out", async ({ page }) => {
    await visit(page, "/explore?category=Trouser&color=Beige+Mist")
    await expect(page.getByText("Currently Unavailable")).toHaveCount(0)
    await page
      .getByRole("radiogroup", { name: "Colours of Chinos" })
      .getByRole("radio", { name: "Phantom Grey" })
      .check()
    await expect(cardOf(page, "Phantom Grey Chinos").getByText("Currently Unavailable")).toBeVisible()
  })

  test(
    "links from home to made to measure; gives the filter its own address, and removes it by Back",
    { tag: "@both" },
    async ({ page, isMobile }) => {
      await visit(page, "/")
      const made = page.getByRole("region", { name: "Made to measure, at no extra charge" })
      await expect(made.getByRole("listitem")).toHaveCount(3)
      await expect(made).toContainText("Cutting adds 1 to 4 days to delivery")
      await made.getByRole("link", { name: "See what we cut for you" }).click()
      await expectPath(page, "/explore?custom=1")
      await expect(page.getByRole("heading", { level: 1, name: "Made to measure" })).toBeVisible()
      await expect(page.getByRole("link", { name: /Chinos$/ })).toHaveCount(0)
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/explore\?custom=1$/)
      if (isMobile) await page.getByRole("button", { name: "Filters (1)" }).click()
      await expect(page.getByRole("checkbox", { name: "Made to measure" })).toBeChecked()
      await tick(page.getByRole("checkbox", { name: "Trousers" }))
      if (isMobile) await page.getByRole("button", { name: /^Show \d+ products$/ }).click()
      await expect(page.getByRole("heading", { level: 1, name: "Trousers, made to measure" })).toBeVisible()
      await page.reload()
      await expect(page.getByRole("link", { name: "Black Aura Formal Trousers" })).toBeVisible()
      await expect(page.getByRole("link", { name: /Chinos$/ })).toHaveCount(0)
      await page.getByRole("button", { name: "Remove filter Made to measure" }).click()
      await expect(page.getByRole("link", { name: /Chinos$/ }).first()).toBeVisible()
      await page.goBack()
      await expect(page.getByRole("link", { name: /Chinos$/ })).toHaveCount(0)
    },
  )

  test("shows more than one colour in its first four pieces, on the home page as on Explore", async ({ page }) => {
    await visit(page, "/")
    const shelf = page.getByRole("region", { name: "Just Launched" }).getByRole("article")
    for (const pieces of [shelf, cards(page)]) {
      if (pieces !== shelf) await visit(page, "/explore")
      const names = (await pieces.getByRole("heading").allInnerTexts()).slice(0, 4)
      expect(names).toHaveLength(4)
      expect(new Set(names.map((name) => name.split(" ")[0])).size, names.join(", ")).toBeGreaterThan(2)
    }
  })

  test("shows search results as cards with colours and prices, and pages as a list", async ({ page }) => {
    await visit(page, "/search/product/white%20shirt")
    const found = cardOf(page, "Classic White Formal Shirt")
    await expect(found.getByRole("radio", { name: "Classic White" })).toBeChecked()
    await expect(found).toContainText("₹799")
    await expect(page.getByText(/\/product\//)).toHaveCount(0)
    await page.getByRole("link", { name: /^Pages/ }).click()
    await expectPath(page, "/search/pages/white%20shirt")
    await visit(page, "/search/pages/return")
    await expect(page.getByText(/\/return-policy$/).first()).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })

  test("offers four pieces where nothing was found", async ({ page }) => {
    for (const nothing of ["/search/product/zzqqxx", "/explore?color=Green"]) {
      await visit(page, nothing)
      await expect(page.getByRole("region", { name: "You may like" }).getByRole("article")).toHaveCount(4)
      await expectNoBarriers(page, nothing)
    }
  })

  test("shows none of a stranger's words from an address as its own", async ({ page }) => {
    const words = "Refund%20helpline%2090000"
    for (const address of [
      `/explore?category=${words}`,
      `/explore?tag=${words}`,
      `/explore?color=${words}`,
      `/search/product/${words}`,
      `/authentic/${words}`,
    ]) {
      await visit(page, address)
      await expect(page).not.toHaveTitle(/helpline/)
      await expect(page.locator("meta[property='og:title']")).not.toHaveAttribute("content", /helpline/)
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
      await expect(page.locator("main").getByText(/helpline/)).toHaveCount(0)
    }
  })

  test("gives the home page's headline its own background, on a small phone and in large type", async ({ page }) => {
    for (const [width, type] of [
      [320, "100%"],
      [390, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 700 })
      await visit(page, "/")
      await page.addStyleTag({ content: `html { font-size: ${type} }` })
      const boxOf = async (part: string) => (await page.locator(part).first().boundingBox())!
      const [words, picture] = [await boxOf("main section h2"), await boxOf("main section picture")]
      expect(words.y + words.height).toBeLessThanOrEqual(picture.y)
      for (const link of ["Shop Now", "Discover more"]) {
        await page.getByRole("link", { name: link }).scrollIntoViewIfNeeded()
        const box = (await page.getByRole("link", { name: link }).boundingBox())!
        expect(box.x + box.width, `${link} at ${width}, ${type}`).toBeLessThanOrEqual(width)
      }
    }
  })
})
