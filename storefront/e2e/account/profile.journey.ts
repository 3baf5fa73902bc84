import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, codeTo, wrongFor } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { resetTries, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom, enter, main, expectText } from "../rooms"
import { signInByPassword } from "../steps"

test.describe("the customer's account pages", () => {
  test("refuses a guest on every page, and returns to it after the sign-in", { tag: "@gate" }, async ({ page }) => {
    const { email, password } = await aCustomer()
    for (const room of [
      "/profile",
      "/profile/measurements",
      "/profile/order-history",
      "/profile/coupons",
      "/profile/change-password",
      "/profile/phone",
      "/profile/delete-account",
      "/profile/coupon/details/x",
    ]) {
      await page.goto(theShop().shop + room)
      await expectPath(page, `/signin?next=${encodeURIComponent(room)}`)
    }
    await visit(page, "/orders?show=cancelled")
    // The page finds no session before it leads to the sign-in.
    await expect(page.getByRole("button", { name: /^Use (email|phone number) instead$/ })).toBeVisible()
    await signInByPassword(page, email, password)
    await expectPath(page, "/orders?show=cancelled")
    await expectText(page, "Nothing was cancelled")
  })

  test("greets on the profile's home, shows the latest order, links to every page, and signs out", async ({ page }) => {
    await aCustomer(page.request, "Asha Verma")
    const number = await placeOrder(page.request, aGuest("Asha Verma"), "classic-white-formal-shirt", "L")
    await enter(page, "/profile", "Welcome, Asha Verma")
    await expect(page.getByRole("contentinfo")).toBeHidden()
    await expect(page.getByRole("region", { name: "Your latest order" }).getByText(number).last()).toBeVisible()
    const rooms = {
      "My orders": "/orders",
      "Personal info": "/profile/personal-info",
      Addresses: "/profile/address",
      Measurements: "/profile/measurements",
      Coupons: "/profile/coupons",
      "Account and security": "/profile/account",
    }
    for (const [name, path] of Object.entries(rooms)) {
      await main(page).getByRole("link", { name }).click()
      await expectPath(page, path)
      await expect(main(page).getByRole("heading", { level: 1, name })).toBeVisible()
      await page.goBack()
      await expectPath(page, "/profile")
    }
    await main(page).getByRole("button", { name: "Sign out" }).click()
    await expectPath(page, "/")
    await page.goto(`${theShop().shop}/profile`)
    await expectPath(page, /\/signin/)
  })

  test("lists orders with picture, status and total, and opens them in full", async ({ page }) => {
    await aCustomer(page.request)
    await enter(page, "/orders", "My orders")
    await expectText(page, "No orders yet")
    const guest = aGuest("Paramjit Sodhi")
    const number = await placeOrder(page.request, guest, "phantom-grey-formal-trousers", "L")
    await enter(page, "/profile/order-history", "Order history")
    await expectText(page, "1 order")
    await expectText(page, "₹999")
    await page.getByRole("link", { name: `Order Placed with number ${number}` }).click()
    await expectPath(page, /\/track-order\/orders\//)
    await expect(main(page).getByText(guest.line1)).toBeVisible()
  })

  test("changes name and email, the email only with proof, and loses nothing unsaved by accident", async ({ page }) => {
    const { email, password, phone } = await aCustomer(page.request)
    await enter(page, "/profile/personal-info", "Personal info")
    const [name, mail, save] = [
      page.getByLabel("Full name"),
      page.getByLabel("Email"),
      page.getByRole("button", { name: "Save" }),
    ]
    await name.fill("A1")
    await save.click()
    await expectText(page, "Name must be at least 3 characters long.")
    await name.fill("Asha Verma-Gill")
    await page.getByRole("link", { name: "Profile", exact: true }).first().click()
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay here" }).click()
    await expect(name).toHaveValue("Asha Verma-Gill")
    await mail.fill(`new-${email}`)
    await save.click()
    await expectText(page, "Please enter your password")
    await page.getByLabel("Password", { exact: true }).fill("not-the-password")
    await save.click()
    await expectText(page, "Your password is not right.")
    await expect(mail).toHaveValue(`new-${email}`)
    await expectNoBarriers(page, "personal info with a proof")
    await page.getByRole("button", { name: "Use an OTP to my phone" }).click()
    await resetTries()
    await page.getByRole("button", { name: "Send OTP" }).click()
    const code = await codeTo(phone, 2)
    await page.getByLabel("OTP", { exact: true }).fill(wrongFor(code))
    await save.click()
    await expectText(page, "Invalid OTP. Please try again.")
    await page.getByLabel("OTP", { exact: true }).fill(code)
    await save.click()
    await expectText(page, `A link goes to new-${email}.`)
    await expect(save).toBeDisabled()
    await callFrom(page, "signout", {})
    await visit(page, "/signin")
    await signInByPassword(page, `new-${email}`, password)
    await expectText(page, "Asha Verma-Gill")
  })

  test("keeps addresses, fills them in from the PIN code, makes them the default and removes them", async ({
    page,
  }) => {
    await aCustomer(page.request)
    await enter(page, "/profile/address", "Addresses")
    await page.getByRole("link", { name: "Add an address" }).click()
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Verma")
    await page.getByRole("button", { name: "Save address" }).click()
    await expectText(page, "Enter a valid 6-digit PIN code.")
    const fill = async (label: string, pin: string, line: string) => {
      await page.getByLabel("Label").fill(label)
      await page.getByLabel("PIN code").fill(pin)
      await page.getByLabel("House number and street").fill(line)
      await expect(page.getByLabel("City")).not.toHaveValue("")
    }
    await fill("Home", "141001", "14 Model Town")
    await expect(page.getByLabel("State")).toHaveValue("Punjab")
    await expectNoBarriers(page, "a new address")
    await page.getByRole("button", { name: "Save address" }).click()
    await expectText(page, "Address saved")
    const [home, work] = [page.getByRole("article", { name: "Home" }), page.getByRole("article", { name: "Work" })]
    await expect(home.getByText("Default", { exact: true })).toBeVisible()
    await page.getByRole("link", { name: "Add an address" }).click()
    await fill("Work", "160017", "SCO 22, Sector 17")
    await page.getByRole("button", { name: "Save address" }).click()
    await work.getByRole("button", { name: "Make default" }).click()
    await expect(work.getByText("Default", { exact: true })).toBeVisible()
    await home.getByRole("link", { name: "Edit" }).click()
    await page.getByLabel("House number and street").fill("15 Model Town")
    await page.goBack()
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay here" }).click()
    await page.getByRole("button", { name: "Save address" }).click()
    await expect(home.getByText("15 Model Town")).toBeVisible()
    await work.getByRole("button", { name: "Remove" }).click()
    await page
      .getByRole("dialog", { name: "Remove this address?" })
      .getByRole("button", { name: "Remove", exact: true })
      .click()
    await expectText(page, "Address removed")
    await expect(work).toBeHidden()
    await expect(home.getByText("Default", { exact: true })).toBeVisible()
  })
})
