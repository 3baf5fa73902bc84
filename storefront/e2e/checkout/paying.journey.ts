import { tick } from "../../../backend/tests/browser/choose"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { faults, mailsTo, paymentsOf, setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import {
  choose,
  cutOff,
  cutTheTabOff,
  expectConfirmed,
  goToCheckout,
  goToPayment,
  openPaymentWindow,
  payButton,
  payByUpi,
  paymentWindow,
  putInBag,
  enterDetails,
} from "../steps"

test.describe("paying", () => {
  test(
    "lets a guest find a shirt, pay by UPI and see the order confirmed",
    { tag: ["@both", "@gate"] },
    async ({ page }) => {
      const guest = aGuest()
      // Earlier journeys have bought this size many times.
      await setStock("classic-white-formal-shirt", "M", 20)
      await visit(page, "/")
      await expect(page).toHaveTitle(/Premium Handcrafted Men's Clothing/)
      await page.getByRole("link", { name: "Explore Everything" }).click()
      await expectPath(page, "/explore")
      await expect(page.getByText(/\b(1[6-9]|[2-9]\d) products/).first()).toBeVisible()
      await page.getByRole("button", { name: "Show More" }).click()
      await page
        .getByRole("link", { name: /Classic White Formal Shirt/ })
        .first()
        .click()
      await expect(page.getByRole("heading", { level: 1, name: /Formal Shirt/ })).toBeVisible()
      await choose(page.getByRole("radio", { name: "M", exact: true }))
      await page.getByRole("button", { name: "Add to Bag" }).first().click()
      await goToCheckout(page)
      await enterDetails(page, guest)
      await expect(page.getByText("Ludhiana").first()).toBeVisible()
      await openPaymentWindow(page)
      await payByUpi(page)
      const number = await expectConfirmed(page)
      await expect(page.getByText("₹799").first()).toBeVisible()
      await expect.poll(async () => (await mailsTo(guest.email)).map(({ subject }) => subject).join()).toContain(number)
      expect(await paymentsOf(guest.email)).toHaveLength(1)
      await visit(page, "/mybag")
      await expect(page.getByText("Your bag is empty")).toBeVisible()
    },
  )

  test("lets a guest buy a made-to-measure shirt", { tag: "@gate" }, async ({ page }) => {
    const guest = aGuest("Harjit Singh")
    await visit(page, "/product/classic-white-formal-shirt")
    await page.getByRole("button", { name: "Custom Size" }).click()
    const wizard = page.getByRole("dialog", { name: "Your measurements" })
    const next = wizard.getByRole("button", { name: /^(Next|Complete)$/ })
    await next.click()
    await expect(wizard.getByText("Please fill out this measurement to continue.")).toBeVisible()
    const inches = ["15.5", "18", "40", "36", "24.5", "29"]
    for (const [step, inch] of inches.entries()) {
      await expect(wizard.getByText(`Step ${step + 1} of ${inches.length}`)).toBeVisible()
      await wizard.getByRole("textbox").fill(inch)
      await next.click()
    }
    await expect(wizard).toBeHidden()
    await page
      .getByRole("button", { name: /^(Add to Bag|Make an Order)$/ })
      .first()
      .click()
    await goToCheckout(page)
    await enterDetails(page, guest)
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    await expect(page.getByText(/custom/i).first()).toBeVisible()
    await expect(page.getByText("24½ in").first()).toBeVisible()
  })

  test("lets a guest collect the order at the shop and give no address", { tag: "@gate" }, async ({ page }) => {
    const guest = aGuest()
    await putInBag(page, "beige-mist-formal-shirt", "L")
    await goToCheckout(page)
    await page.getByLabel("Full name").fill(guest.name)
    await page.getByLabel("Email").fill(guest.email)
    await page.getByLabel("Mobile number", { exact: true }).fill(guest.phone)
    await tick(page.getByRole("radio", { name: /Collect/ }))
    await expect(page.getByLabel("PIN code")).toBeHidden()
    await page.getByRole("button", { name: "Continue to payment" }).click()
    await expectPath(page, "/checkout/payment")
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    await expect(page.getByText(/collect/i).first()).toBeVisible()
  })

  test("can be tried again in the same window after a declined payment", { tag: "@gate" }, async ({ page }) => {
    const guest = aGuest()
    await goToPayment(page, guest, "black-aura-formal-shirt")
    await openPaymentWindow(page)
    await payByUpi(page, "failure@razorpay")
    await expect(paymentWindow(page).getByRole("alert")).toBeVisible()
    await expect(paymentWindow(page).getByRole("button", { name: /^Pay ₹/ })).toBeEnabled()
    await payByUpi(page)
    await expectConfirmed(page)
    expect(await paymentsOf(guest.email)).toHaveLength(1)
  })

  test("can reopen a closed payment window, and makes one order of it", async ({ page }) => {
    const guest = aGuest()
    await goToPayment(page, guest, "black-aura-formal-trousers")
    await openPaymentWindow(page)
    await paymentWindow(page).getByRole("button", { name: "Close payment" }).click()
    const leave = paymentWindow(page).getByRole("button", { name: "Leave" })
    await leave.click()
    await expect(page.getByText(/You closed the payment window/)).toBeVisible()
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    expect(await paymentsOf(guest.email)).toHaveLength(1)
  })

  test("opens one window and makes one payment for two clicks on Pay", { tag: "@gate" }, async ({ page }) => {
    const guest = aGuest()
    await goToPayment(page, guest, "beige-mist-formal-trousers")
    await payButton(page).dblclick()
    await expect(page.locator("iframe.razorpay-checkout-frame")).toHaveCount(1)
    await payByUpi(page)
    await expectConfirmed(page)
    expect(await paymentsOf(guest.email)).toHaveLength(1)
  })

  test(
    "places the order although the tab was closed right after paying",
    { tag: "@gate" },
    async ({ page, expectTrouble }) => {
      const guest = aGuest()
      await goToPayment(page, guest, "classic-white-formal-trousers")
      expectTrouble(cutOff)
      await openPaymentWindow(page)
      await cutTheTabOff(page)
      await payByUpi(page)
      await expect.poll(() => paymentsOf(guest.email)).toHaveLength(1)
      await page.close()
      await expect.poll(async () => (await mailsTo(guest.email)).length, { timeout: 30_000 }).toBe(1)
    },
  )

  test("places the order although the tab was closed and the webhook was lost", async ({ page, expectTrouble }) => {
    test.slow()
    const guest = aGuest()
    await faults({ webhook: "drop" })
    expectTrouble(cutOff)
    await goToPayment(page, guest, "beige-mist-band-collar-shirt", "S")
    await openPaymentWindow(page)
    await cutTheTabOff(page)
    await payByUpi(page)
    await expect.poll(() => paymentsOf(guest.email)).toHaveLength(1)
    await page.close()
    await expect.poll(async () => (await mailsTo(guest.email)).length, { timeout: 90_000 }).toBe(1)
  })
})
