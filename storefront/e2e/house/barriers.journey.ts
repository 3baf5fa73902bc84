import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, introduce, placeOrder } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { picturesAreThere, visit } from "../../../backend/tests/browser/visit"
import { enter } from "../rooms"
import { expectConfirmed, fillBag, openPaymentWindow, payByUpi, putInBag } from "../steps"

test.describe("no barriers", () => {
  for (const path of [
    "/",
    "/explore",
    "/mybag",
    "/no/such/page",
    "/product/no-such-shirt",
    "/track-order",
    "/made-to-measure",
    "/size-guide",
  ])
    test(`are absent on ${path}`, async ({ page }) => {
      await visit(page, path)
      await picturesAreThere(page)
      await expectNoBarriers(page, path)
    })

  test("are absent on the help pages", async ({ page }) => {
    test.slow()
    for (const path of [
      "/about",
      "/support",
      "/faq",
      "/authentic",
      "/shipping-policy",
      "/return-policy",
      "/privacy-policy",
      "/terms-of-service",
      "/terms-and-conditions",
    ]) {
      await visit(page, path)
      await expectNoBarriers(page, path)
    }
  })

  test("are absent on the account pages of a customer who has ordered", async ({ page }) => {
    test.slow()
    const who = await aCustomer(page.request)
    await placeOrder(page.request, who, "classic-white-formal-shirt")
    const rooms = {
      "/profile": `Welcome, ${who.name}`,
      "/orders": "My orders",
      "/profile/personal-info": "Personal info",
      "/profile/address": "Addresses",
      "/profile/measurements": "Measurements",
      "/profile/coupons": "Coupons",
      "/profile/account": "Account and security",
      "/profile/order-history": "Order history",
      "/profile/change-password": "Password",
      "/profile/phone": "Phone",
      "/profile/delete-account": "Delete account",
    }
    for (const [path, heading] of Object.entries(rooms)) {
      await enter(page, path, heading)
      await expectNoBarriers(page, path)
    }
  })

  test("are absent on the panels and the menu", { tag: "@both" }, async ({ page }) => {
    await visit(page, "/")
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).first().click()
    await expectNoBarriers(page, "the search panel")
    await page.getByRole("banner").getByRole("button", { name: /^Bag/ }).click()
    await expectNoBarriers(page, "the bag panel")
    await page.getByRole("button", { name: "Menu", exact: true }).click()
    await expectNoBarriers(page, "the menu")
  })

  test(
    "are absent on a product, its wizard, its size guide, and the added-to-bag sheet",
    { tag: "@both" },
    async ({ page }) => {
      test.slow()
      await visit(page, "/product/classic-white-formal-shirt")
      await expectNoBarriers(page, "the product")
      await page.getByRole("button", { name: "Custom Size" }).click()
      const wizard = page.getByRole("dialog", { name: "Your measurements" })
      await expect(wizard).toBeVisible()
      await wizard.getByRole("button", { name: "Next" }).click()
      await expectNoBarriers(page, "the wizard")
      await page.keyboard.press("Escape")
      await page.getByRole("button", { name: "Size guide" }).click()
      await expectNoBarriers(page, "the size guide")
      await putInBag(page, "classic-white-formal-shirt", "M")
      await expectNoBarriers(page, "the sheet")
    },
  )

  test("are absent from the bag through the checkout to the confirmation", { tag: "@both" }, async ({ page }) => {
    test.slow()
    const guest = aGuest()
    await fillBag(page, "classic-white-formal-shirt", "L", 2)
    await visit(page, "/mybag")
    await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible()
    await picturesAreThere(page)
    await expectNoBarriers(page, "the bag")
    await visit(page, "/checkout")
    await page.getByRole("button", { name: "Continue to payment" }).click()
    await expect(page.getByLabel("Full name")).toBeFocused()
    await expectNoBarriers(page, "the details, with errors")
    await introduce(page.request, guest)
    await visit(page, "/checkout/delivery-method")
    await expect(page.getByRole("radio", { name: /Home delivery/i })).toBeVisible()
    await expectNoBarriers(page, "the delivery")
    await visit(page, "/checkout/payment")
    await expect(page.getByText(guest.email).first()).toBeVisible()
    await expectNoBarriers(page, "the payment")
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    await picturesAreThere(page)
    await expectNoBarriers(page, "the confirmation")
  })
})
