import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, codeTo } from "../../../backend/tests/browser/customer"
import { aGuest, introduce } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { resetTries } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom, enter, press, expectText } from "../rooms"
import { expectConfirmed, fillBag, fillWith, goToPayment, openPaymentWindow, payByUpi, writeDetails } from "../steps"

const slug = "classic-white-formal-shirt"

test.describe("the checkout's own layout", () => {
  test("has no menu, search or bag of the shop, but help, the policies and a way home", async ({ page }) => {
    await fillBag(page, slug)
    await visit(page, "/checkout")
    await expect(page.getByText("Secure checkout")).toBeVisible()
    for (const away of ["Menu", "Search", /^Bag/]) await expect(page.getByRole("button", { name: away })).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Product Authenticity" })).toHaveCount(0)
    await expect(page.getByRole("link", { name: /^Call us on \+91/ })).toHaveAttribute("href", /^tel:\+91\d{10}$/)
    await expect(page.getByRole("link", { name: "Ask us on WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//)
    await expect(page.getByRole("link", { name: "Refund & Return Policy" })).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused()
    await page.keyboard.press("Tab")
    await page.getByRole("link", { name: "Silai, home" }).click()
    await expectPath(page, "/")
    await expect(page.getByRole("button", { name: "Search" })).toBeVisible()
  })

  test("shows each piece once, and all of them", { tag: "@both" }, async ({ page }, { project }) => {
    await introduce(page.request, aGuest())
    await fillWith(page, slug, ["S", 1], ["M", 1], ["L", 1], ["XL", 1])
    await visit(page, "/checkout/payment")
    const summary = page.getByRole("complementary", { name: "Order summary" })
    const pieces = page.getByText("Classic White Formal Shirt", { exact: true })
    await expect(summary.getByText("4 items")).toBeVisible()
    if (project.name === "phone") {
      await expect(pieces.first()).toBeHidden()
      await summary.getByText("Order summary").click()
    }
    await expect(pieces).toHaveCount(4)
    for (const piece of await pieces.all()) await expect(piece).toBeVisible()
    const clips = await summary.evaluate((box) =>
      [box, ...box.querySelectorAll("*")].some(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== "visible",
      ),
    )
    expect(clips).toBe(false)
  })

  test("clears the previous city on an unknown PIN code, and continues only when that is confirmed", async ({
    page,
  }) => {
    const guest = aGuest()
    await fillBag(page, slug)
    await visit(page, "/checkout")
    await writeDetails(page, guest)
    await page.getByLabel("PIN code").fill("141999")
    await expect(page.getByText("We do not know this PIN code.")).toBeVisible()
    await expect(page.getByLabel("City")).toHaveValue("")
    await expect(page.getByLabel("State")).toHaveValue("")
    await page.getByLabel("City").fill("Newtown")
    await page.getByLabel("State").selectOption("Punjab")
    await press(page, "Continue to payment")
    await expectText(page, "Please check the PIN code, or tell us that it is right.")
    await expectNoBarriers(page, "an unknown PIN code")
    await expectPath(page, "/checkout")
    await page.getByLabel("It is right, go on").check()
    await press(page, "Continue to payment")
    await expectPath(page, "/checkout/payment")
    await expectText(page, /Newtown, Punjab 141999/)
  })

  test("saves an account's address with an unknown PIN code only when it is confirmed", async ({ page }) => {
    await aCustomer(page.request)
    await enter(page, "/profile/address", "Addresses")
    await page.getByRole("link", { name: "Add an address" }).click()
    await page.getByLabel("PIN code").fill("141999")
    await page.getByLabel("House number and street").fill("1 New Road")
    await page.getByLabel("City").fill("Newtown")
    await page.getByLabel("State").selectOption("Punjab")
    await press(page, "Save address")
    await expectText(page, "Please check the PIN code, or tell us that it is right.")
    await page.getByLabel("It is right, go on").check()
    await press(page, "Save address")
    await expectText(page, /Newtown, Punjab 141999/)
  })

  test("lets a guest sign in by OTP without leaving the checkout, and find the saved address chosen", async ({
    page,
  }) => {
    const who = await aCustomer(page.request)
    await callFrom(page, "address/add", {
      name: who.name,
      phone: who.phone,
      line1: "SCO 22, Sector 17",
      label: "Work",
      city: "Chandigarh",
      state: "Chandigarh",
      pincode: "160017",
    })
    await page.context().clearCookies()
    await fillBag(page, slug, "L")
    await visit(page, "/checkout")
    await page.getByLabel("Full name").fill("Somebody Else")
    await press(page, "Sign in for your saved address")
    const sheet = page.getByRole("dialog", { name: "Sign in for your saved address" })
    await sheet.getByLabel("Phone number").fill(who.phone)
    await resetTries()
    await sheet.getByRole("button", { name: "Continue" }).click()
    await expectNoBarriers(page, "signing in at the checkout")
    await sheet.getByLabel("OTP", { exact: true }).fill(await codeTo(who.phone, 2))
    await expect(sheet).toBeHidden()
    await expectPath(page, "/checkout")
    await expectText(page, `Signed in as ${who.name}`)
    await expect(page.getByRole("radio", { name: /^Work: / })).toBeChecked()
    await expect(page.getByLabel("Full name")).toHaveValue(who.name)
    await press(page, "Continue to payment")
    await expectPath(page, "/checkout/payment")
    await expectText(page, /SCO 22, Sector 17/)
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
  })

  test("returns a shopper who signs in from the bag or from a piece to that place", async ({ page }) => {
    const { phone, password } = await aCustomer()
    for (const path of ["/mybag", `/product/${slug}`]) {
      await page.context().clearCookies()
      await visit(page, path)
      await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click()
      await page.getByLabel("Phone number").fill(phone)
      await press(page, "Use password")
      await page.getByLabel("Password", { exact: true }).fill(password)
      await press(page, "Sign In")
      await expectPath(page, path)
    }
  })

  test("keeps the total and the checkout button of a phone's bag visible until its own button is", async ({ page }) => {
    await fillWith(page, slug, ["S", 1], ["M", 1], ["L", 1], ["XL", 1])
    await visit(page, "/mybag")
    const buttons = page.getByRole("button", { name: "Proceed to Checkout" })
    await expect(buttons).toHaveCount(2)
    await expect(buttons.last()).toBeInViewport()
    await buttons.first().scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(1)
    await page.getByRole("button", { name: /^Bag/ }).click()
    const panel = page.getByRole("region", { name: "Bag" })
    await expect(panel.getByRole("link", { name: "+1 more item", exact: true })).toBeVisible()
    await panel.getByRole("link", { name: "Checkout", exact: true }).click()
    await expectPath(page, "/checkout")
  })

  test("lets a guest follow the order afterwards, and keep the address in an account", async ({ page }) => {
    const guest = aGuest()
    await goToPayment(page, guest, slug)
    await openPaymentWindow(page)
    await payByUpi(page)
    const number = await expectConfirmed(page)
    const here = new URL(page.url()).pathname
    await page.getByRole("link", { name: "Track this order" }).click()
    await expect(page.getByRole("heading", { level: 1, name: `Order ${number}` })).toBeVisible()
    await page.goBack()
    await page.getByRole("link", { name: "Keep them in an account" }).click()
    await expect(page.getByLabel(/Mobile|Phone/)).toHaveValue(guest.phone)
    await press(page, "Request OTP")
    const sheet = page.getByRole("dialog", { name: "Verify your phone" })
    await sheet.getByRole("button", { name: "Send OTP" }).click()
    await sheet.getByLabel("OTP", { exact: true }).fill(await codeTo(guest.phone))
    await expect(page.getByLabel("Full Name")).toHaveValue(guest.name)
    await expect(page.getByLabel("Email")).toHaveValue(guest.email)
    await page.getByLabel("Password", { exact: true }).fill("a long sentence 1968")
    await press(page, "Create Account")
    await expectPath(page, here)
    await visit(page, "/profile/address")
    await expectText(page, /14 Model Town/)
  })
})
