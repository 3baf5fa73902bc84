import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { payAgainLinkTo } from "../../../backend/tests/browser/customer"
import { aGuest, introduce } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { endHold, faults, paymentsOf, setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { expectConfirmed, fillBag, goToPayment, openPaymentWindow, payButton, payByUpi, paymentWindow } from "../steps"

const slug = "beige-mist-formal-shirt"

async function closeWindow(page: Page) {
  await paymentWindow(page).getByRole("button", { name: "Close payment" }).click()
  await paymentWindow(page).getByRole("button", { name: "Leave" }).click()
  await expect(page.getByText(/You closed the payment window/)).toBeVisible()
}
const picture = (page: Page, name: string) => page.screenshot({ path: `.cache/screens/pay-${name}.png` })

test.describe("a payment in every state", () => {
  test(
    "releases the last piece at once when a shopper changes something, so that another buys it",
    { tag: "@gate" },
    async ({ page, anotherBrowser }) => {
      await setStock(slug, "XXL", 1)
      await goToPayment(page, aGuest("Amrit Kaur"), slug, "XXL")
      await openPaymentWindow(page)
      await closeWindow(page)
      await expect(page.getByText(/Your pieces are held for you/)).toBeVisible()
      await expectNoBarriers(page, "a payment window that was closed")
      await picture(page, "closed")
      await page.getByRole("button", { name: "Change something" }).click()
      await expectPath(page, "/mybag")
      await expect(page.getByText(/no longer hold your pieces/)).toBeVisible()
      const other = await (await anotherBrowser()).newPage()
      await goToPayment(other, aGuest("Baldev Singh"), slug, "XXL")
      await openPaymentWindow(other)
      await payByUpi(other)
      await expectConfirmed(other)
    },
  )

  test("keeps the pieces held when a shopper changes something while the bank may still be paying, and says so", async ({
    page,
  }) => {
    await setStock(slug, "L", 20)
    await goToPayment(page, aGuest(), slug, "L")
    await faults({ payment: "authorise-late", lateMs: 60_000 })
    await openPaymentWindow(page)
    await payByUpi(page)
    await expect(paymentWindow(page).getByText(/Your bank has not answered yet/)).toBeVisible()
    await paymentWindow(page).getByRole("button", { name: "Close payment" }).click()
    const leave = paymentWindow(page).getByRole("button", { name: "Leave" })
    await leave.click({ timeout: 3_000 }).catch(() => undefined)
    await page.getByRole("button", { name: "Change something" }).click()
    await expectPath(page, "/mybag")
    await expect(page.getByText(/your pieces stay held for a while/)).toBeVisible()
  })

  test("releases the last piece when a shopper leaves it by Back, too", async ({ page, anotherBrowser }) => {
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

  test("explains what happens while a slow bank decides, and places the order", async ({ page }) => {
    const guest = aGuest()
    await setStock(slug, "L", 20)
    await goToPayment(page, guest, slug, "L")
    await faults({ payment: "authorise-late", lateMs: 6_000 })
    await openPaymentWindow(page)
    await payByUpi(page)
    await expect(
      paymentWindow(page)
        .getByText(/bank|waiting|pending/i)
        .first(),
    ).toBeVisible()
    // Back from the bank's app: the page asks at once.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await expectConfirmed(page)
    expect(await paymentsOf(guest.email)).toHaveLength(1)
  })

  test("says that the payment has arrived while its order is being placed, and that no one needs to wait", async ({
    page,
  }) => {
    await setStock(slug, "L", 20)
    await goToPayment(page, aGuest(), slug, "L")
    // The payment is quick, the placing is not: the page gets the order only when it is let through.
    let through = false
    for (const news of ["verifyPayment", "order/success"])
      await page.route(`**/api/customer/${news}`, async (route) => {
        const reply = await route.fetch()
        const body = await reply.json()
        if (!through && body.data?.status === "placed") Object.assign(body.data, { status: "placing", orderId: null })
        await route.fulfill({ response: reply, json: body })
      })
    await openPaymentWindow(page)
    await payByUpi(page)
    await expect(page.getByRole("heading", { name: /We are confirming your order/ })).toBeVisible()
    await expect(page.getByText(/You can leave this page/)).toBeVisible()
    await expect(page.getByRole("listitem").filter({ hasText: "Your order is placed" })).toHaveAttribute(
      "aria-current",
      "step",
    )
    await picture(page, "confirming")
    await expectNoBarriers(page, "a payment that is being confirmed")
    through = true
    await expectConfirmed(page)
  })

  test("sends a mail to a shopper whose time expires, and can be made by its link on another device", async ({
    page,
    anotherBrowser,
  }) => {
    const guest = aGuest()
    await setStock(slug, "L", 20)
    await goToPayment(page, guest, slug, "L")
    await openPaymentWindow(page)
    await closeWindow(page)
    await endHold(guest.phone)
    const link = await payAgainLinkTo(guest.email)
    const other = await (await anotherBrowser()).newPage()
    await visit(other, link)
    await expect(other.getByText("The pieces that you were about to pay for are in your bag.")).toBeVisible()
    await expect(other.getByRole("listitem").filter({ hasText: "Size L" })).toBeVisible()
    await expectPath(other, "/mybag")
    await other.reload()
    await expect(other.getByRole("listitem").filter({ hasText: "Size L" }).locator("output")).toHaveText("1")
  })

  test(
    "refunds money that came too late for its goods, and says so on the page",
    { tag: "@gate" },
    async ({ page }) => {
      const guest = aGuest("Late Payer")
      await setStock(slug, "XL", 1)
      await goToPayment(page, guest, slug, "XL")
      await faults({ payment: "authorise-late", lateMs: 8_000 })
      await openPaymentWindow(page)
      await payByUpi(page)
      await endHold(guest.phone)
      await setStock(slug, "XL", 0)
      await expect(page.getByRole("heading", { name: /(sending your payment|money is on its way) back/ })).toBeVisible({
        timeout: 40_000,
      })
      await expectNoBarriers(page, "money that goes back")
      await picture(page, "refund")
      await setStock(slug, "XL", 20)
    },
  )

  test("is shared with a second device that pays for the same account's bag", async ({ page, context }) => {
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
