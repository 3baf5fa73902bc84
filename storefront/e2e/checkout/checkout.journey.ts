import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { aGuest, introduce } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { paymentsOf, setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import {
  chooseDelivery,
  expectConfirmed,
  fillBag,
  goToPayment,
  openPaymentWindow,
  payButton,
  payByUpi,
  enterDetails,
} from "../steps"

test.describe("checkout", () => {
  test("keeps the entered details after a reload, Back and in a second tab", async ({ page, context }) => {
    const guest = aGuest()
    await fillBag(page, "classic-white-formal-shirt", "L")
    await visit(page, "/checkout")
    await page.getByLabel("Full name").fill(guest.name)
    await page.getByLabel("Email").fill(guest.email)
    await page.reload()
    await expect(page.getByLabel("Full name")).toHaveValue(guest.name)
    await expect(page.getByLabel("Email")).toHaveValue(guest.email)

    await enterDetails(page, guest)
    await page.reload()
    await expect(page.getByText("14 Model Town").first()).toBeVisible()
    await page.getByRole("link", { name: "Change delivery" }).click()
    await expectPath(page, "/checkout/delivery-method")
    await expect(page.getByText("14 Model Town").first()).toBeVisible()
    await page.reload()
    await chooseDelivery(page, "Home delivery")
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await expectPath(page, "/checkout")
    await expect(page.getByLabel("Mobile number", { exact: true })).toHaveValue(guest.phone)
    await expect(page.getByLabel("PIN code")).toHaveValue(guest.pincode)
    await page.goForward()

    await page.reload()
    await expect(payButton(page)).toBeEnabled()
    const second = await context.newPage()
    await visit(second, "/checkout/payment")
    await expect(second.getByText(guest.email).first()).toBeVisible()
    await expect(payButton(second)).toBeEnabled()
    await visit(second, "/checkout")
    await expect(second.getByLabel("Full name")).toHaveValue(guest.name)
  })

  test(
    "names wrong details in plain words, and gives the first wrong field the focus",
    { tag: "@gate" },
    async ({ page }) => {
      await fillBag(page, "classic-white-formal-shirt")
      await visit(page, "/checkout")
      await page.getByLabel("Full name").fill("Al")
      await page.getByLabel("Email").fill("no-address")
      await page.getByLabel("Mobile number", { exact: true }).fill("123")
      await page.getByLabel("PIN code").fill("14")
      await page.getByRole("button", { name: "Continue to payment" }).click()
      await expect(page.getByText("Name must be at least 3 characters long.")).toBeVisible()
      await expect(page.getByText("Invalid email address.")).toBeVisible()
      await expect(page.getByText("Enter a valid 6-digit PIN code.")).toBeVisible()
      await expect(page.getByLabel("Full name")).toBeFocused()
      await page.getByLabel("Full name").fill("Alok")
      await expect(page.getByText("Name must be at least 3 characters long.")).toBeHidden()
      await expectPath(page, "/checkout")
    },
  )

  test("checks the GSTIN that a business buyer enters, and shows it before paying", async ({ page }) => {
    const guest = aGuest()
    await fillBag(page, "classic-white-formal-shirt", "L")
    await visit(page, "/checkout")
    await tick(page.getByLabel("I am buying for a business"))
    await page.getByLabel("Name of the business").fill("Verma Uniforms")
    await page.getByLabel("GSTIN", { exact: true }).fill("27aapfu0939f1zw")
    await expectNoBarriers(page, "a business at the checkout")
    await page.getByLabel("Full name").fill(guest.name)
    await expect(page.getByText("This GSTIN is not right.")).toBeVisible()
    await page.getByLabel("GSTIN", { exact: true }).fill("27aapfu0939f1zv")
    await enterDetails(page, guest)
    await expect(page.getByText("Verma Uniforms, GSTIN 27AAPFU0939F1ZV")).toBeVisible()
  })

  test("redirects a step opened too early to the first incomplete one, and an empty bag to the shop", async ({
    page,
  }) => {
    await visit(page, "/checkout/payment")
    await expect(page.getByRole("heading", { name: "Your bag is empty" })).toBeVisible()
    await fillBag(page, "classic-white-formal-shirt")
    await visit(page, "/checkout/payment")
    await expectPath(page, "/checkout")
  })

  test("finds the payment again on a reload after paying", async ({ page, expectTrouble }) => {
    const guest = aGuest()
    await goToPayment(page, guest, "classic-white-formal-shirt", "XL")
    expectTrouble(/ERR_FAILED .*verifyPayment/)
    await page.route("**/api/customer/verifyPayment", (route) => route.abort())
    await openPaymentWindow(page)
    await payByUpi(page)
    await page.reload()
    await expectConfirmed(page)
  })

  test(
    "gives the last piece to one of two shoppers, and says so to the other before paying",
    { tag: "@gate" },
    async ({ page, anotherBrowser }) => {
      const [slug, size] = ["black-aura-band-collar-shirt", "M"]
      await setStock(slug, size, 1)
      const other = await (await anotherBrowser()).newPage()
      await goToPayment(page, aGuest("Amrit Kaur"), slug, size)
      await introduce(other.request, aGuest("Baldev Singh"))
      await fillBag(other, slug, size)
      await visit(other, "/mybag")
      await openPaymentWindow(page)

      await other.getByRole("button", { name: "Proceed to Checkout" }).click()
      const dialog = other.getByRole("dialog", { name: "Some items are no longer available." })
      await expect(dialog).toBeVisible()
      await dialog.getByRole("button", { name: "Back to the bag" }).click()
      await visit(other, "/checkout/payment")
      await payButton(other).click()
      await expect(dialog).toBeVisible()
      await dialog.getByRole("button", { name: /Remove/ }).click()
      await expect(other.getByText("Item Removed from Bag")).toBeVisible()

      await payByUpi(page)
      await expectConfirmed(page)
    },
  )

  test("does not ask a second tab to pay for what the first has paid", async ({ page, context }) => {
    const guest = aGuest()
    await goToPayment(page, guest, "beige-mist-chinos")
    const second = await context.newPage()
    await visit(second, "/checkout/payment")
    await expect(payButton(second)).toBeEnabled()
    await page.bringToFront()
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    await expect(payButton(second)).toBeHidden()
    expect(await paymentsOf(guest.email)).toHaveLength(1)
  })

  test("refuses in words a coupon that is not valid", { tag: "@gate" }, async ({ page }) => {
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    await page.getByText("Have a code?").click()
    await page.getByLabel(/Coupon code/).fill("NOSUCHCODE")
    await page.getByRole("button", { name: "Apply" }).click()
    await expect(page.getByLabel(/Coupon code/)).toHaveAttribute("aria-invalid", "true")
  })

  test("waits with the payment while there is no network, and says so", async ({ page, context, expectTrouble }) => {
    await goToPayment(page, aGuest(), "classic-white-formal-shirt")
    // The router may be prefetching the routes of visible links at that moment.
    expectTrouble(/ERR_INTERNET_DISCONNECTED|manifest patches/)
    await page.waitForLoadState("networkidle")
    await context.setOffline(true)
    await expect(page.getByText("You are offline. What you see may be out of date.")).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    await context.setOffline(false)
    await expect(page.getByText("You are offline. What you see may be out of date.")).toBeHidden()
    await expect(payButton(page)).toBeEnabled()
  })
})
