import type { Page } from "@playwright/test"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom } from "../rooms"
import {
  choose,
  expectConfirmed,
  fillBag,
  openPaymentWindow,
  payButton,
  payByUpi,
  enterDetails,
  writeDetails,
} from "../steps"
import { countTaps } from "../taps"

const slug = "classic-white-formal-shirt"

/** Home, a piece, its size, the bag, and on to the checkout: four taps. */
async function fromHomeToCheckout(page: Page): Promise<void> {
  await visit(page, "/")
  const card = page.locator(`a[href="/product/${slug}"]`).first()
  await card.scrollIntoViewIfNeeded()
  // Waits until the row is the moving one: a press that the test itself cancels is counted, too.
  await expect(page.locator("#carousel-controls").getByRole("button").first()).toBeAttached()
  await card.click()
  await choose(page.getByRole("radio", { name: "M", exact: true }))
  await page.getByRole("button", { name: "Add to Bag" }).first().click()
  await page.getByRole("dialog", { name: "Added To Bag" }).getByRole("link", { name: "Checkout" }).click()
}

async function pays(page: Page): Promise<void> {
  await openPaymentWindow(page)
  await payByUpi(page)
  await expectConfirmed(page)
}

test.describe("from home to paid in few taps", () => {
  test.beforeEach(() => setStock(slug, "M", 20))

  test(
    "needs at most eight taps of a new shopper, and six the next time, when the details are filled in",
    { tag: "@both" },
    async ({ page }) => {
      test.slow()
      const guest = aGuest()
      const taps = await countTaps(page)
      await fromHomeToCheckout(page)
      await expectPath(page, "/checkout")
      await enterDetails(page, guest)
      await pays(page)
      expect(taps()).toBeGreaterThanOrEqual(5)
      expect(taps()).toBeLessThanOrEqual(8)

      const before = taps()
      await fromHomeToCheckout(page)
      await expectPath(page, "/checkout/payment")
      await expect(page.getByText("We took your details from your last order.")).toBeVisible()
      await expect(page.getByText(guest.email).first()).toBeVisible()
      await expectNoBarriers(page, "the payment of who is known here")
      await pays(page)
      expect(taps() - before).toBeLessThanOrEqual(6)
    },
  )

  test("needs at most six taps of a customer with a saved address", async ({ page }) => {
    const { name, phone } = await aCustomer(page.request)
    await callFrom(page, "address/add", {
      name,
      phone,
      line1: "14 Model Town",
      city: "Ludhiana",
      state: "Punjab",
      pincode: "141001",
    })
    const taps = await countTaps(page)
    await fromHomeToCheckout(page)
    await expectPath(page, "/checkout/payment")
    await expect(page.getByText("14 Model Town").first()).toBeVisible()
    await pays(page)
    expect(taps()).toBeLessThanOrEqual(6)
  })

  test("clears what the last buyer entered for another person in the same browser, and restores none of it", async ({
    page,
  }) => {
    const guest = aGuest()
    await fillBag(page, slug)
    await visit(page, "/checkout")
    await enterDetails(page, guest)
    await pays(page)
    await page.context().clearCookies()

    await fillBag(page, slug)
    await visit(page, "/checkout")
    await expect(page.getByLabel("Full name")).toHaveValue(guest.name)
    await expect(page.getByLabel("House number and street")).toHaveValue(guest.line1)
    await page.getByRole("button", { name: "Not you? Clear these details" }).click()
    await expect(page.getByLabel("Full name")).toHaveValue("")
    await expect(page.getByLabel("PIN code")).toHaveValue("")
    await page.reload()
    await expect(page.getByRole("button", { name: "Sign in for your saved address" })).toBeVisible()
    await expect(page.getByLabel("Full name")).toHaveValue("")

    await writeDetails(page, guest)
    await page.getByRole("button", { name: "Continue to payment" }).click()
    await expectPath(page, "/checkout/payment")
    await page.reload()
    await expect(payButton(page)).toBeEnabled()
  })
})
