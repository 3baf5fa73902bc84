import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { visit } from "../../../backend/tests/browser/visit"
import { PAGES } from "../pages"
import { putInBag } from "../steps"

/** Content and controls that the window cuts off; rows that are meant to be scrolled sideways do not count. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element.parentElement).overflowX) ||
        scrolls(element.parentElement))
    const cut = [...document.querySelectorAll("a, button, input, h1, h2")].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (right > wide + 1 || left < -1) && !scrolls(element)
    })
    return [
      ...cut.map((element) => element.getAttribute("aria-label") ?? element.textContent.trim()),
      ...(document.documentElement.scrollWidth > wide ? ["the page itself"] : []),
    ]
  })

/** Elements that depend on the scroll position have noticed it, and have been drawn. */
const untilSeen = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    for (let frames = 0; frames < 6; frames++) await frame()
  })

test.describe("the shop in every window", () => {
  for (const { name, width, text } of [
    { name: "on the narrowest phone", width: 320, text: 100 },
    { name: "on a phone with text twice as large", width: 390, text: 200 },
    { name: "on the widest screen", width: 2560, text: 100 },
  ])
    test(`lets nothing overflow the window ${name}`, async ({ page }) => {
      test.slow()
      await putInBag(page, "classic-white-formal-shirt", "M")
      await page.setViewportSize({ width, height: 844 })
      for (const path of PAGES) {
        await visit(page, path)
        await page.addStyleTag({ content: `html { font-size: ${text}% !important }` })
        await untilSeen(page)
        expect([path, await cutOff(page)]).toEqual([path, []])
      }
    })

  test("aligns the logo, the products and the footer on the widest screen", async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1200 })
    const first = {
      "/": "main h2",
      "/explore": "main h1",
      "/product/classic-white-formal-shirt": "main picture:visible",
      "/search/product/shirt": "main h1",
      "/size-guide": "main h1",
    }
    for (const [path, selector] of Object.entries(first)) {
      await visit(page, path)
      const left = async (one: string) => Math.round((await page.locator(one).first().boundingBox())!.x)
      const logo = await left("header a")
      expect([path, await left("footer address"), await left(selector)]).toEqual([path, logo, logo])
    }
  })
})

/** `npm run bench screens` requests these pictures, for its sheet. */
for (const width of process.env.EVERY_PICTURE ? [320, 390, 768, 820, 1024, 1440, 2560] : [])
  test(`has a picture of each page at ${width} px`, { tag: "@desktop" }, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width, height: 900 })
    await putInBag(page, "classic-white-formal-shirt", "M")
    for (const path of PAGES) {
      await visit(page, path)
      await untilSeen(page)
      expect([path, await cutOff(page)]).toEqual([path, []])
      const place = `.cache/screens/shop-${width}/${path.replaceAll(/\W+/g, "-").replace(/^-/, "") || "home"}.png`
      await page.screenshot({ path: place, animations: "disabled" })
    }
  })
