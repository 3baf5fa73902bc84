import { expectNoBarriers } from "../../backend/tests/browser/axe"
import { makeCoupon } from "../../backend/tests/browser/coupon"
import { aGuest } from "../../backend/tests/browser/guest"
import { expect, test } from "../../backend/tests/browser/journey"
import { visit } from "../../backend/tests/browser/visit"
import { expectConfirmed, goToPayment, openPaymentWindow, payButton, payByUpi } from "./steps"

test.describe("coupons", () => {
  test(
    "a coupon is applied, survives a reload, is taken out and applied again, and less is paid",
    { tag: "@both" },
    async ({ page }) => {
      const { code } = await makeCoupon({ kind: "percent", percent: 10, name: "Welcome" })
      await goToPayment(page, aGuest(), "classic-white-formal-shirt")
      await expect(payButton(page)).toContainText("₹799")
      const field = page.getByLabel(/Coupon code/)
      await field.fill(code.toLowerCase())
      await page.getByRole("button", { name: "Apply the coupon" }).click()
      await expect(page.getByText("Welcome · 10% off · you save ₹80")).toBeVisible()
      await expect(payButton(page)).toContainText("₹719")
      await page.reload()
      await expect(payButton(page)).toContainText("₹719")
      await expectNoBarriers(page, "the payment with a coupon")
      await page.getByRole("button", { name: `Remove the coupon ${code}` }).click()
      await expect(payButton(page)).toContainText("₹799")
      await field.fill(code)
      await page.getByRole("button", { name: "Apply the coupon" }).click()
      await expect(payButton(page)).toContainText("₹719")
      await openPaymentWindow(page)
      await payByUpi(page)
      await expectConfirmed(page)
      await expect(page.getByText("Coupon").first()).toBeVisible()
    },
  )

  test("a coupon whose minimum is not reached says how much is missing, and the full price stands", async ({
    page,
  }) => {
    const { code } = await makeCoupon({ kind: "flat", amount: 100, minimum: 1500 })
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    await page.getByLabel(/Coupon code/).fill(code)
    await page.getByRole("button", { name: "Apply the coupon" }).click()
    await expect(page.getByText("Add items for ₹701 more to use this coupon.")).toBeVisible()
    await expect(payButton(page)).toContainText("₹799")
  })

  test("a link brings a coupon along, and it is taken off at the payment without typing", async ({ page }) => {
    const { code } = await makeCoupon({ kind: "percent", percent: 10 })
    await visit(page, `/?coupon=${code.toLowerCase()}`)
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    await expect(payButton(page)).toContainText("₹719")
    await expect(page.getByText(code).first()).toBeVisible()
  })
})
