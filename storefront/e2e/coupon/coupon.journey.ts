import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { makeCoupon } from "../../../backend/tests/browser/coupon"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, introduce } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { callFrom, enter } from "../rooms"
import {
  expectConfirmed,
  fillBag,
  goToPayment,
  openPaymentWindow,
  payButton,
  paymentWindow,
  payByUpi,
  putInBag,
} from "../steps"

test.describe("coupons", () => {
  test("applies a coupon, keeps it through a reload, removes it and applies it again, and less is paid", async ({
    page,
  }) => {
    const { code } = await makeCoupon({ kind: "percent", percent: 10, name: "Welcome" })
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    await expect(payButton(page)).toContainText("₹799")
    const field = page.getByLabel(/Coupon code/)
    await expect(field).toBeHidden()
    await page.getByText("Have a code?").click()
    await field.fill(code.toLowerCase())
    await page.getByRole("button", { name: "Apply the coupon" }).click()
    await expect(page.getByText("Welcome · 10% off · you save ₹80")).toBeVisible()
    await expect(payButton(page)).toContainText("₹719")
    await page.reload()
    await expect(payButton(page)).toContainText("₹719")
    await expectNoBarriers(page, "the payment with a coupon")
    await page.getByRole("button", { name: `Remove the coupon ${code}` }).click()
    await expect(payButton(page)).toContainText("₹799")
    await page.getByText("Have a code?").click()
    await field.fill(code)
    await page.getByRole("button", { name: "Apply the coupon" }).click()
    await expect(payButton(page)).toContainText("₹719")
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    await expect(page.getByText("Coupon").first()).toBeVisible()
  })

  test("names the missing sum when a coupon's minimum is not reached, and keeps the full price", async ({ page }) => {
    const { code } = await makeCoupon({ kind: "flat", amount: 100, minimum: 1500 })
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    await page.getByText("Have a code?").click()
    await page.getByLabel(/Coupon code/).fill(code)
    await page.getByRole("button", { name: "Apply the coupon" }).click()
    await expect(page.getByText("Add items for ₹701 more to use this coupon.")).toBeVisible()
    await expect(payButton(page)).toContainText("₹799")
  })

  test("applies a coupon by a link, and deducts its sum at the payment without typing", async ({ page }) => {
    const { code } = await makeCoupon({ kind: "percent", percent: 10 })
    await visit(page, `/?coupon=${code.toLowerCase()}`)
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    await expect(payButton(page)).toContainText("₹719")
    await expect(page.getByText(code).first()).toBeVisible()
  })

  test("lets a customer find their own coupon, use it in the bag, remove it, and take the suggestion", async ({
    page,
  }) => {
    await aCustomer(page.request)
    const { user } = (await (await callFrom(page, "authenticate", {})).json()) as { user: { _id: string } }
    const id = user._id
    const own = await makeCoupon({ kind: "percent", percent: 10, name: "Happy birthday", customerIds: [id] })
    const over = await makeCoupon({
      kind: "flat",
      amount: 50,
      customerIds: [id],
      startsAt: "2026-01-01T00:00:00Z",
      endsAt: new Date(Date.now() - 86_400_000).toISOString(),
    })
    await setStock("classic-white-formal-shirt", "M", 20)
    await putInBag(page, "classic-white-formal-shirt", "M")
    await enter(page, "/profile/coupons", "Coupons")
    const usable = page.getByRole("region", { name: "You can use" })
    await expect(usable.getByText("Happy birthday")).toBeVisible()
    await expect(usable.getByText(over.code)).toHaveCount(0)
    const past = page.getByRole("region", { name: "Used or over" })
    await expect(past.getByText(/Ended on/)).toBeVisible()
    await usable.getByRole("link", { name: `Details of ${own.code}` }).click()
    await expect(page.getByRole("heading", { level: 2, name: "10% off" })).toBeVisible()
    await expectNoBarriers(page, "a coupon of one's own")
    await page.getByRole("button", { name: `Use it: ${own.code}` }).click()
    await expect(page).toHaveURL(/\/mybag$/)
    const summary = page.getByRole("complementary", { name: "Order summary" })
    await expect(summary.getByText(`Coupon ${own.code}`)).toBeVisible()
    await expect(summary.getByText("₹719")).toBeVisible()
    await summary.getByRole("button", { name: `Remove the coupon ${own.code}` }).click()
    await expect(summary.getByText("₹719")).toHaveCount(0)
    await expect(summary.getByText("takes ₹80 off")).toBeVisible()
    await summary.getByRole("button", { name: `Apply ${own.code}` }).click()
    await expect(summary.getByText("₹719")).toBeVisible()
    await page.getByRole("button", { name: "Proceed to Checkout" }).first().click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText("₹719").first()).toBeVisible()
  })

  test("lets a guest type a code in the bag, read why another is refused, and pay less", async ({ page }) => {
    const { code } = await makeCoupon({ kind: "percent", percent: 10 })
    await fillBag(page, "classic-white-formal-shirt")
    await visit(page, "/mybag")
    const summary = page.getByRole("complementary", { name: "Order summary" })
    await summary.getByText("Have a code?").click()
    const field = summary.getByLabel(/Coupon code/)
    await field.fill("NOSUCHCODE")
    await summary.getByRole("button", { name: "Apply the coupon" }).click()
    await expect(summary.getByText("This coupon code is not valid.")).toBeVisible()
    await expectNoBarriers(page, "the bag with a refused code")
    await field.fill(code)
    await summary.getByRole("button", { name: "Apply the coupon" }).click()
    await expect(summary.getByText("₹719")).toBeVisible()
    await page.reload()
    await expect(summary.getByText("₹719")).toBeVisible()
    await introduce(page.request, aGuest())
    await visit(page, "/checkout/payment")
    await expect(payButton(page)).toContainText("₹719")
  })

  test("applies a code that was typed only, when the shopper proceeds or pays", async ({ page }) => {
    const { code } = await makeCoupon({ kind: "percent", percent: 10 })
    await introduce(page.request, aGuest())
    await fillBag(page, "classic-white-formal-shirt")
    await visit(page, "/mybag")
    const field = page.getByLabel(/Coupon code/)
    const proceed = page.getByRole("button", { name: "Proceed to Checkout" }).first()
    await page.getByText("Have a code?").click()
    await field.fill("NOSUCHCODE")
    await proceed.click()
    await expect(page.getByText("This coupon code is not valid.")).toBeVisible()
    await expect(field).toBeFocused()
    await expect(page).toHaveURL(/\/mybag$/)
    await field.fill(code)
    await proceed.click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText("₹719").first()).toBeVisible()
    await visit(page, "/checkout/payment")
    await expect(payButton(page)).toContainText("₹719")
    await page.getByRole("button", { name: `Remove the coupon ${code}` }).click()
    await page.getByText("Have a code?").click()
    await field.fill("NOSUCHCODE")
    await payButton(page).click()
    await expect(page.getByText("This coupon code is not valid.")).toBeVisible()
    await expect(payButton(page)).toContainText("₹799")
    await field.fill(code)
    await openPaymentWindow(page)
    await expect(paymentWindow(page).getByRole("button", { name: "Pay ₹719" })).toBeVisible()
  })

  test("suggests a customer's best coupon at the payment, and deducts its sum with one tap", async ({ page }) => {
    const someone = await aCustomer(page.request)
    const { user } = (await (await callFrom(page, "authenticate", {})).json()) as { user: { _id: string } }
    const customerIds = [user._id]
    await makeCoupon({ kind: "percent", percent: 5, customerIds })
    const { code } = await makeCoupon({ kind: "flat", amount: 80, customerIds })
    await setStock("classic-white-formal-shirt", "M", 20)
    await putInBag(page, "classic-white-formal-shirt", "M")
    await introduce(page.request, someone)
    await visit(page, "/checkout/payment")
    await expect(payButton(page)).toContainText("₹799")
    await expect(page.getByText("takes ₹80 off")).toBeVisible()
    await expectNoBarriers(page, "the payment with a suggestion")
    await page.getByRole("button", { name: `Apply ${code}` }).click()
    await expect(payButton(page)).toContainText("₹719")
    await expect(page.getByText(/takes ₹\d+ off/)).toHaveCount(0)
  })
})
