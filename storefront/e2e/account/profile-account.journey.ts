import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { aCustomer, codeTo, wrongFor } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { resetTries, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom, enter, press, expectText } from "../rooms"
import { goToCheckout, putInBag, signInByPassword } from "../steps"

const devices = (page: Page) => page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem")

test.describe("the customer's account", () => {
  test("keeps measurements in inches with fractions, shows them in centimetres, changes and deletes them", async ({
    page,
  }) => {
    await aCustomer(page.request)
    await enter(page, "/profile/measurements", "Measurements")
    await page.getByRole("link", { name: "Add measurements of the lower body" }).click()
    await page.getByLabel("Thigh").fill("81")
    await page.getByLabel("Bottom").focus()
    await expectText(page, "Measurement must be between 5 and 80 inches.")
    await expectNoBarriers(page, "measuring")
    for (const [name, length] of [
      ["Hip", "40 1/2"],
      ["Waist", "34"],
      ["Thigh", "24.25"],
      ["Leg length", "41"],
      ["Bottom", "15"],
    ] as const)
      await page.getByLabel(name).fill(length)
    await page.getByLabel("Hip").fill("17")
    await press(page, "Save measurements")
    await expectText(page, "A hip of 17 in is very small for a man.")
    await press(page, "Measure again")
    await expect(page.getByLabel("Hip")).toBeFocused()
    await page.getByLabel("Hip").fill("40 1/2")
    await page.getByLabel("Bottom").fill("7")
    await press(page, "Save measurements")
    await press(page, "It is right")
    await expectText(page, "Measurements saved")
    const half = page.getByRole("region", { name: "Lower body" })
    await expect(half.getByText("40½ in")).toBeVisible()
    await expect(half.getByText(/Last changed on \d+ \w+ \d{4}/)).toBeVisible()
    await tick(page.getByRole("radio", { name: "Centimetres" }))
    await expect(half.getByText("102.9 cm")).toBeVisible()
    await half.getByRole("link", { name: "Change" }).click()
    await expect(page.getByLabel("Hip")).toHaveValue("102.9")
    await press(page, "Save measurements")
    await expectText(page, "Your measurements are as they were.")
    await tick(page.getByRole("radio", { name: "Inches" }))
    await half.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click()
    await expect(page.getByRole("link", { name: "Add measurements of the lower body" })).toBeVisible()
  })

  test("lists devices, and signs them out one by one or all at once", async ({ page, anotherBrowser }) => {
    const { email, password } = await aCustomer(page.request)
    const others = await Promise.all([1, 2, 3].map(anotherBrowser))
    for (const other of others)
      await other.request.post(`${theShop().shop}/api/customer/signin`, {
        data: { identifier: email, password },
        headers: { origin: theShop().shop },
      })
    await enter(page, "/profile/account", "Account and security")
    await expect(devices(page)).toHaveCount(4)
    await expect(devices(page).first().getByText("This device")).toBeVisible()
    await devices(page)
      .nth(1)
      .getByRole("button", { name: /^Sign out/ })
      .click()
    await press(page, "Sign out the device")
    await expectText(page, "Please enter your password")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await expectNoBarriers(page, "a device, before it is signed out")
    await press(page, "Sign out the device")
    await expectText(page, "That device is signed out.")
    await expect(devices(page)).toHaveCount(3)
    await press(page, "Sign out all other devices")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await press(page, "Sign out all others")
    await expect(devices(page)).toHaveCount(1)
  })

  test("signs the other device out by a new password, and asks it to sign in where it was", async ({
    page,
    anotherBrowser,
  }) => {
    const { email, password } = await aCustomer(page.request)
    const other = await (await anotherBrowser()).newPage()
    await visit(other, "/signin?next=%2Fprofile%2Faddress")
    await signInByPassword(other, email, password)
    await expectPath(other, "/profile/address")
    await enter(page, "/profile/change-password", "Password")
    await page.getByLabel("Current password").fill(password)
    await page.getByLabel("New password", { exact: true }).fill("short")
    await page.getByLabel("Confirm password").fill("shorter")
    await press(page, "Change password")
    await expectText(page, "Passwords do not match.")
    for (const label of ["New password", "Confirm password"])
      await page.getByLabel(label, { exact: true }).fill("a-new-needle-1968")
    await press(page, "Change password")
    await expectPath(page, "/profile/account")
    await expect(devices(page)).toHaveCount(1)
    await visit(other, "/profile/address")
    await expectPath(other, /\/signin\?next=%2Fprofile%2Faddress/)
    await expect(other.getByRole("button", { name: /^Use (email|phone number) instead$/ })).toBeVisible()
    await signInByPassword(other, email, "a-new-needle-1968")
    await expectPath(other, "/profile/address")
  })

  test("changes the phone by the password and a code to the new number", async ({ page }) => {
    const [{ phone, password }, taken] = [await aCustomer(page.request), await aCustomer()]
    await resetTries()
    await enter(page, "/profile/phone", "Phone")
    const field = page.getByLabel("New mobile number")
    const sendOtp = () => press(page, "Send OTP to the new number")
    await field.fill(phone)
    await sendOtp()
    await expectText(page, "This is the number you have now.")
    await field.fill(taken.phone)
    await sendOtp()
    await expectText(page, "Please enter your password")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await sendOtp()
    await page.getByLabel("OTP", { exact: true }).fill(await codeTo(taken.phone, 2))
    await press(page, "Save this number")
    await expectText(page, "This phone number or email is already in use. Please enter a different one.")
    const wanted = aGuest().phone
    await field.fill(wanted)
    await sendOtp()
    const code = await codeTo(wanted)
    await page.getByLabel("OTP", { exact: true }).fill(wrongFor(code))
    await press(page, "Save this number")
    await expectText(page, "Invalid OTP. Please try again.")
    await expectNoBarriers(page, "a code for a new number")
    await page.getByLabel("OTP", { exact: true }).fill(code)
    await press(page, "Save this number")
    await expectPath(page, "/profile/personal-info")
    await expectText(page, new RegExp(wanted.slice(5)))
  })

  test("is deleted after a proof and a confirmation", async ({ page }) => {
    const { email, password } = await aCustomer(page.request)
    await enter(page, "/profile/delete-account", "Delete account")
    await expectText(page, /tax law/)
    await press(page, "Delete my account")
    await expectText(page, "Please enter your password")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await press(page, "Delete my account")
    await page.getByRole("dialog", { name: "Delete your account?" }).getByRole("button", { name: "Delete it" }).click()
    await expectPath(page, "/")
    await expectText(page, /Your account is deleted\./)
    expect((await callFrom(page, "signin", { identifier: email, password })).status()).toBe(401)
  })

  test("fills in the checkout, and saves a new address from there", async ({ page }) => {
    const who = await aCustomer(page.request)
    const saved = {
      name: who.name,
      phone: who.phone,
      line1: "14 Model Town",
      city: "Ludhiana",
      state: "Punjab",
      pincode: "141001",
      label: "Home",
    }
    await callFrom(page, "address/add", saved)
    await putInBag(page, "classic-white-formal-shirt", "M")
    await goToCheckout(page)
    // A known customer goes straight to the payment, and changes there what differs today.
    await expectPath(page, "/checkout/payment")
    await expectText(page, "14 Model Town")
    await page.getByRole("link", { name: "Change address" }).click()
    await expect(page.getByLabel("Mobile number", { exact: true })).toHaveValue(who.phone)
    await expect(page.getByRole("radio", { name: /^Home: / })).toBeChecked()
    await tick(page.getByRole("radio", { name: "Another address" }))
    await page.getByLabel("PIN code").fill("160017")
    await page.getByLabel("House number and street").fill("SCO 22, Sector 17")
    await expect(page.getByLabel("City")).not.toHaveValue("")
    const isSaved = page.waitForResponse("**/address/add")
    await press(page, "Continue to payment")
    await expectPath(page, "/checkout/payment")
    await expectText(page, "SCO 22, Sector 17")
    await isSaved
    await visit(page, "/profile/address")
    await expect(page.getByRole("article")).toHaveCount(2)
  })

  test("says that there are no coupons, and does not find an unknown one", async ({ page }) => {
    await aCustomer(page.request)
    await enter(page, "/profile/coupons", "Coupons")
    await expectText(page, "No coupons for you at the moment")
    await enter(page, "/profile/coupon/details/nothing", "Coupon")
    await expectText(page, "We could not find this coupon")
  })
})
