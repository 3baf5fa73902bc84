import { expectNoBarriers } from "../../backend/tests/browser/axe"
import { aGuest, introduce } from "../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../backend/tests/browser/journey"
import { paymentsOf, setStock } from "../../backend/tests/browser/shop"
import { expectPath, visit } from "../../backend/tests/browser/visit"
import { expectConfirmed, fillBag, goToPayment, openPaymentWindow, payButton, payByUpi, paymentWindow } from "./steps"

const slug = "beige-mist-formal-shirt"

async function closeWindow(page: Page) {
  await paymentWindow(page).getByRole("button", { name: "Close payment" }).click()
  await paymentWindow(page).getByRole("button", { name: "Leave" }).click()
  await expect(page.getByText(/You closed the payment window/)).toBeVisible()
}
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/screens/pay-${name}.png`, fullPage: true })

test.describe("a payment in every state", { tag: "@both" }, () => {
  test("who changes something lets the last piece go at once, and somebody else buys it", async ({
    page,
    anotherBrowser,
  }) => {
    await setStock(slug, "XXL", 1)
    await goToPayment(page, aGuest("Amrit Kaur"), slug, "XXL")
    await openPaymentWindow(page)
    await closeWindow(page)
    await expect(page.getByText(/Your pieces are held for you/)).toBeVisible()
    await expectNoBarriers(page, "a payment window that was closed")
    await picture(page, "closed")
    await page.getByRole("button", { name: "Change something" }).click()
    await expectPath(page, "/mybag")
    await expect(page.getByText(/back on the shelf/)).toBeVisible()
    const other = await (await anotherBrowser()).newPage()
    await goToPayment(other, aGuest("Baldev Singh"), slug, "XXL")
    await openPaymentWindow(other)
    await payByUpi(other)
    await expectConfirmed(other)
  })

  test("who leaves the payment by Back lets the last piece go too", async ({ page, anotherBrowser }) => {
    await setStock(slug, "M", 1)
    await introduce(page.request, aGuest("Amrit Kaur"))
    await fillBag(page, slug)
    await visit(page, "/checkout/delivery-method")
    await page.getByRole("button", { name: "Continue to payment" }).click()
    await openPaymentWindow(page)
    await closeWindow(page)
    const freed = page.waitForResponse("**/api/customer/order/giveUp")
    await page.goBack()
    await freed
    const other = await (await anotherBrowser()).newPage()
    await goToPayment(other, aGuest("Baldev Singh"), slug)
    await openPaymentWindow(other)
    await setStock(slug, "M", 20)
  })

  test("a payment that is here while its order is being placed says so, and that nobody need wait", async ({
    page,
  }) => {
    await setStock(slug, "L", 20)
    await goToPayment(page, aGuest(), slug, "L")
    // The shop's answers are late, not the money.
    await page.route("**/api/customer/verifyPayment", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 4_000))
      await route.continue()
    })
    await page.route("**/api/customer/order/success", async (route) => {
      const reply = await route.fetch()
      const body = await reply.json()
      if (body.data.status === "placed") Object.assign(body.data, { status: "placing", orderId: null })
      await route.fulfill({ response: reply, json: body })
    })
    await openPaymentWindow(page)
    await payByUpi(page)
    await expect(page.getByRole("heading", { name: /We are confirming your order/ })).toBeVisible()
    await expect(page.getByText(/You may leave this page/)).toBeVisible()
    await expect(page.getByRole("listitem").filter({ hasText: "Your order is placed" })).toHaveAttribute(
      "aria-current",
      "step",
    )
    await expectNoBarriers(page, "a payment that is being confirmed")
    await picture(page, "confirming")
    await expectConfirmed(page)
  })

  test("a second device that pays for the same account's bag meets the same payment", async ({ page, context }) => {
    const guest = aGuest()
    await setStock(slug, "L", 20)
    await goToPayment(page, guest, slug, "L")
    const second = await context.newPage()
    await visit(second, "/checkout/payment")
    await openPaymentWindow(page)
    await openPaymentWindow(second)
    await payByUpi(second)
    await expectConfirmed(second)
    await expect(payButton(page)).toBeHidden()
    expect(await paymentsOf(guest.email)).toHaveLength(1)
  })
})
