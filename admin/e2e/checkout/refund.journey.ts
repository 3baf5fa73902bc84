import { createHmac } from "node:crypto"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const [theme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const)
  test(
    `refunds an order's payment, with the consequence shown first: ${theme}`,
    { tag: theme === "light" ? "@gate" : [] },
    async ({ page }) => {
      const number = await placeOrder(page.request, aGuest("Jaspreet Bhullar"), "classic-white-formal-shirt")
      await signInAsOwner(page.context())
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript((dark) => localStorage.setItem("adminDarkTheme", dark), String(theme === "dark"))
      await page.goto(`${theShop().shop}/admin/order/manage?search=${number}`)
      await page.getByRole("link", { name: number }).first().click()
      await page.getByRole("link", { name: "Open the payment" }).click()
      // The order's page has a button of the same name, until the payment's is loaded.
      await expect(page.getByRole("heading", { level: 1, name: "Payment of Jaspreet Bhullar" })).toBeVisible()
      await page.getByRole("button", { name: "Refund", exact: true }).click()
      const dialog = page.getByRole("dialog", { name: "Refund" })
      await expect(dialog).toContainText(`₹799 is refunded to Jaspreet Bhullar. Order ${number} is cancelled`)
      await dialog.getByRole("button", { name: "Refund", exact: true }).click()
      await expect(dialog).toContainText("Please say why")
      const amount = dialog.getByLabel("Amount")
      await amount.fill("900")
      await dialog.getByLabel("Why").fill("A button was missing")
      await dialog.getByRole("button", { name: "Refund", exact: true }).click()
      await expect(dialog).toContainText("Between ₹1 and ₹799, please.")
      await amount.fill("99.5")
      await expect(dialog).toContainText("continues; the shop keeps ₹699.50")
      await expectNoBarriers(page, `the refund's dialog, ${theme}`)
      await page.screenshot({ path: `.cache/screens/refund-dialog-${theme}.png` })
      await dialog.getByRole("button", { name: "Refund", exact: true }).dblclick()
      await expect(page.getByText("₹99.50 was refunded to the buyer.").first()).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText("refunded ₹99.50", { exact: false })).toHaveCount(1)
      await expect(page.getByText("A button was missing")).toBeVisible()
      await expect(page.getByText("Partly refunded", { exact: true })).toBeVisible()
      expect(await over(page)).toBeLessThanOrEqual(0)
      await expectNoBarriers(page, `a payment with a refund, ${theme}`)
      await page.screenshot({ path: `.cache/screens/refund-done-${theme}.png`, fullPage: true })
    },
  )

test("shows webhooks that could not be read on the dashboard, and retries them from their list", async ({ page }) => {
  const body = "{"
  const { api, razorpay } = theShop()
  const signature = createHmac("sha256", razorpay.webhookSecret).update(body).digest("hex")
  await page.request.post(`${api}/hooks/razorpay`, {
    // Raw: a string would be quoted once more.
    data: Buffer.from(body),
    headers: {
      "content-type": "application/json",
      "x-razorpay-event-id": `evt_journey_${Date.now()}`,
      "x-razorpay-signature": signature,
    },
  })
  await signInAsOwner(page.context())
  await expect(async () => {
    await page.goto(`${theShop().shop}/admin/dashboard`)
    await expect(page.getByRole("link", { name: /unprocessed gateway message/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectNoBarriers(page, "the dashboard with an alarm")
  await page.screenshot({ path: `.cache/screens/dashboard-alarm.png` })
  await page.getByRole("link", { name: /unprocessed gateway message/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Unprocessed gateway messages" })).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).first().click()
  await expect(page.getByText("It cannot be read.", { exact: false }).first()).toBeVisible()
  await page.screenshot({ path: `.cache/screens/notices.png` })
})
