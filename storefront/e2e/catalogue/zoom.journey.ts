import { expect, test, type Page } from "../../../backend/tests/browser/journey"
import { setStock, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { choose } from "../steps"

const viewer = (page: Page) => page.getByRole("dialog", { name: /a closer look/ })
const inSight = (page: Page) =>
  page.getByRole("button", { name: /^Look closer/ }).and(page.locator(":not([data-away])"))

/** The zoom factor of the picture; one is its plain size. */
const scaleOf = (page: Page) =>
  viewer(page)
    .locator(".react-transform-component")
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)

async function openViewer(page: Page) {
  await visit(page, "/product/black-aura-formal-shirt")
  await inSight(page).click()
  await expect(viewer(page)).toBeVisible()
  await expect.poll(() => scaleOf(page)).toBe(1)
}

test.describe("looking at a piece", () => {
  test(
    "zooms the view from half to seven times, turns it, and returns the focus to the visible picture",
    { tag: "@desktop" },
    async ({ page }) => {
      await openViewer(page)
      const press = async (key: string, end: number) => {
        await expect(async () => {
          await page.keyboard.press(key)
          expect(await scaleOf(page)).toBeCloseTo(end, 2)
        }).toPass({ intervals: [250], timeout: 15_000 })
      }
      await press("+", 7)
      await press("-", 0.5)
      await press("0", 1)
      await page.keyboard.press("ArrowLeft")
      await expect(viewer(page).getByText("Picture 7 of 7")).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(viewer(page)).toBeHidden()
      await expect(inSight(page)).toBeFocused()
      await expect(inSight(page)).toHaveAccessibleName(/close up$/)
    },
  )

  test(
    "zooms in and out by a double tap, and changes the picture by a swipe",
    { tag: "@both" },
    async ({ page, isMobile }) => {
      await openViewer(page)
      const { width, height } = page.viewportSize()!
      const tapTwice = async () => {
        for (let tap = 0; tap < 2; tap++)
          await (isMobile ? page.touchscreen.tap(width / 2, height / 2) : page.mouse.click(width / 2, height / 2))
      }
      await tapTwice()
      await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 2)
      await tapTwice()
      await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 2)
      if (!isMobile) return
      const finger = await page.context().newCDPSession(page)
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
        finger.send("Input.dispatchTouchEvent", { type, touchPoints })
      await touch("touchStart", { x: 300, y: 400 })
      await touch("touchMove", { x: 200, y: 402 })
      await touch("touchEnd")
      await expect(viewer(page).getByText("Picture 2 of 7")).toBeVisible()
    },
  )

  test("keeps a size chosen in another colour of the same style, and not in another style", async ({ page }) => {
    await visit(page, "/product/classic-white-formal-shirt")
    await choose(page.getByRole("radio", { name: "L", exact: true }))
    await page.getByRole("link", { name: "Black Aura", exact: true }).click()
    await expectPath(page, "/product/black-aura-formal-shirt")
    await expect(page.getByRole("heading", { level: 1, name: "Black Aura Formal Shirt" })).toBeVisible()
    await expect(page.getByRole("radio", { name: /^L\b/ })).toBeChecked()
    await expect(page.getByRole("radio", { name: /^2XL\b/ })).toHaveCount(1)
    await page
      .getByRole("region", { name: "Style Together With" })
      .getByRole("link", { name: /Trousers|Chinos/ })
      .first()
      .click()
    await expectPath(page, /\/product\/.*(trousers|chinos)$/)
    await expect(page.getByRole("group", { name: "Size" }).getByRole("radio", { checked: true })).toHaveCount(0)
  })

  test("shows a shopper who returns to an open page which sizes were sold in between", async ({ page }) => {
    await setStock("beige-mist-formal-shirt", "S", 4)
    await page.clock.install()
    await visit(page, "/product/beige-mist-formal-shirt")
    await choose(page.getByRole("radio", { name: "S", exact: true }))
    await setStock("beige-mist-formal-shirt", "S", 0)
    await page.clock.fastForward("02:00")
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")))
    await expect(page.getByText("Out of Stock").first()).toBeVisible()
    await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled()
    await setStock("beige-mist-formal-shirt", "S", 4)
  })

  test("reports a PIN code that does not exist, and removes an earlier answer", async ({ page, context }) => {
    await visit(page, "/product/black-aura-formal-shirt")
    const ask = async (pin: string) => {
      await page.getByLabel("Delivery to PIN code").fill(pin)
      await page.getByLabel("Delivery to PIN code").press("Enter")
    }
    await ask("141008")
    await expect(page.getByText(/^At your door .* Ludhiana/)).toBeVisible()
    await ask("012345")
    await expect(page.getByText("Enter a valid 6-digit PIN code.")).toBeVisible()
    await expect(page.getByText(/^At your door/)).toHaveCount(0)
    await ask("999999")
    await expect(page.getByText("We do not know this PIN code. Please check it.", { exact: true })).toBeVisible()
    await context.setOffline(true)
    await ask("560001")
    await expect(
      page.getByText("We could not reach the shop. Please check your connection and try again."),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^At your door .* Bengaluru/)).toBeVisible()
  })

  test("opens the size guide with its chart, even after a look at how to measure", async ({ page }) => {
    await visit(page, "/product/black-aura-formal-trousers")
    const guide = page.getByRole("dialog", { name: "Size guide" })
    await page.getByRole("button", { name: "Size guide" }).click()
    await guide.getByRole("tab", { name: "How to measure" }).click()
    await expect(guide.getByText("Currently Unavailable")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(guide).toBeHidden()
    await page.getByRole("button", { name: "Size guide" }).click()
    await expect(guide.getByRole("tab", { selected: true })).toHaveText("Size Chart")
  })

  test("sends search engines to its canonical address", async ({ request }) => {
    const map = await (await request.get(theShop().shop + "/sitemap.xml")).text()
    expect(map).toContain("/product/black-aura-formal-shirt</loc>")
    expect(map).not.toContain("/product/view/")
  })
})
