import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { cancelOrders, theShop } from "../../../backend/tests/browser/shop"
import { aWhatsappChat, aWriter } from "../../../backend/tests/browser/whatsapp"

const LONG = "Venkateswara Subramaniam Raghunathan"
const WIDTHS = [390, 820, 1440] as const

/** The screens of conversations and signals, with something on each. */
async function screens(page: Page): Promise<string[]> {
  const number = await placeOrder(page.request, aGuest(LONG), "classic-white-formal-shirt")
  await cancelOrders([number])
  const chatId = await aWhatsappChat(
    page,
    aWriter(LONG),
    "Can I exchange it for a size larger? It is a bit tight around the shoulders, and the sleeves end above my wrist.",
  )
  return [
    "whatsapp",
    `whatsapp/${chatId}`,
    "notifications",
    "notifications/choices",
    "dashboard?days=30",
    "management/insight",
    "management/health",
    "management/audit",
  ]
}

for (const language of ["en", "hi"])
  for (const width of WIDTHS)
    test(`has no barriers and cuts nothing on conversations and signals: ${language}, ${width} px`, async ({
      page,
    }) => {
      test.slow()
      await signInAsOwner(page.context())
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((code) => localStorage.setItem("adminLanguage", code), language)
      for (const at of await screens(page)) {
        await page.goto(`${theShop().shop}/admin/${at}`)
        await expect(page.getByRole("heading", { level: 1 }), at).toBeVisible()
        await expect(page.locator("html"), at).toHaveAttribute("lang", `${language}-IN`)
        await expect(page.locator("main [role=status][aria-label]"), at).toHaveCount(0)
        // A row reaches a few pixels further than its list, for its ground under the pointer.
        const wide = await page.evaluate(() =>
          [...document.querySelectorAll("main, section, header, ul, ol")]
            .filter((one) => one.scrollWidth > one.clientWidth + 12 && getComputedStyle(one).overflowX === "visible")
            .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
        )
        expect.soft(wide, `${at} has parts that are wider than their place`).toEqual([])
        expect
          .soft(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            `${at} is wider than its window`,
          )
          .toBeLessThanOrEqual(0)
        // Structure is that of the narrower or the wider one.
        if (width !== 820) await expectNoBarriersInBothThemes(page, `${at}, ${language}, ${width} px`)
      }
    })
