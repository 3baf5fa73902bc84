import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { codeTo } from "../../../backend/tests/browser/customer"
import { aGuest, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { resetTries, setStock, theShop } from "../../../backend/tests/browser/shop"
import { choose, expectConfirmed, goToPayment, payButton } from "../steps"

const slug = "classic-white-formal-shirt"
const rules = {
  offered: true,
  pins: [] as string[],
  maxRupees: 5_000,
  feeRupees: 40,
  share: "none",
  shareRupees: 99,
  sharePercent: 20,
  words: "Please keep the exact amount ready.",
  wordsHindi: "कृपया पूरी राशि तैयार रखें।",
}

/** Writes the shop's rules as the shopkeeper would. */
async function ruled(page: Page, change: Partial<typeof rules>): Promise<void> {
  const ask = async (path: string, data: object) => {
    const response = await page.request.post(`${theShop().shop}/api/admin/shop/${path}`, {
      data,
      headers: { origin: theShop().shop },
    })
    expect(response.status(), await response.text()).toBe(200)
    return ((await response.json()) as { data: unknown }).data
  }
  const [{ version }] = (await ask("settings", { section: "cod" })) as [{ version: number }]
  await ask("settings/update", { section: "cod", version, values: { ...rules, ...change } })
}

test.describe("cash on delivery", { tag: "@both" }, () => {
  test.beforeEach(async ({ context }) => {
    await resetTries()
    await signInAsOwner(context)
  })
  test.afterEach(({ page }) => ruled(page, { offered: false }))

  test("shows a shopper fee and rule next to UPI, asks for proof of the phone, and names the sum due on delivery on the order", async ({
    page,
  }) => {
    test.slow()
    await setStock(slug, "M", 10)
    await ruled(page, {})
    const guest = aGuest("Amrit Kaur")
    await goToPayment(page, guest, slug)
    await expect(page.getByRole("radio", { name: /^Pay now/ })).toBeChecked()
    await expect(payButton(page)).toHaveAccessibleName("Pay ₹799")
    await choose(page.getByRole("radio", { name: /^Cash on delivery/ }))
    await expect(page.getByText("₹40 for cash on delivery. You pay ₹839 in cash to the courier.")).toBeVisible()
    await expect(page.getByText(rules.wordsHindi)).toHaveAttribute("lang", "hi")
    await expectNoBarriers(page, "the choice of cash on delivery")
    await page.screenshot({ path: `.cache/screens/cod-choice-${page.viewportSize()?.width}.png`, fullPage: true })
    await page.getByRole("button", { name: "Place the order: ₹839" }).click()
    const sheet = page.getByRole("dialog", { name: "Verify your phone" })
    await sheet.getByRole("button", { name: "Send OTP" }).click()
    await sheet.getByLabel("OTP", { exact: true }).fill(await codeTo(guest.phone))
    await page.keyboard.press("Enter")
    const number = await expectConfirmed(page)
    expect(number).toMatch(/^SL-/)
    expect(await page.evaluate(() => sessionStorage.getItem("silai.pay-at-door"))).toBeNull()
    await expect(page.getByText("₹839 is due in cash at your door.")).toBeVisible()
    await expect(page.getByText("you pay the courier in cash", { exact: false })).toBeVisible()
    await expectNoBarriers(page, "the confirmation of an order that is due at the door")
    await page.screenshot({ path: `.cache/screens/cod-confirmed-${page.viewportSize()?.width}.png`, fullPage: true })
  })

  test("names what is paid now and what in cash, where a share is paid now", async ({ page }) => {
    await setStock(slug, "M", 10)
    await ruled(page, { share: "rupees" })
    await goToPayment(page, aGuest("Amrit Kaur"), slug)
    await choose(page.getByRole("radio", { name: /^Cash on delivery/ }))
    await expect(payButton(page)).toHaveAccessibleName("Pay ₹99")
    await expect(page.locator("[data-part=how-paid]")).toHaveText("You pay ₹99 now and ₹740 in cash to the courier.")
  })

  test("says so where the PIN code has no cash on delivery, and leaves UPI", async ({ page }) => {
    await setStock(slug, "M", 10)
    await ruled(page, { pins: ["999"] })
    await goToPayment(page, aGuest("Amrit Kaur"), slug)
    await expect(page.getByText("This PIN code has no cash on delivery", { exact: false })).toBeVisible()
    await expect(page.getByRole("radio", { name: /^Cash on delivery/ })).toHaveCount(0)
    await expect(payButton(page)).toBeEnabled()
  })
})
