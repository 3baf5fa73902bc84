import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, codeTo, wrongFor } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { resetTries, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { press } from "../rooms"
import { signInByPassword } from "../steps"

const otp = (page: Page) => page.getByLabel("OTP", { exact: true })
const profileCircle = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Profile of/ })

test.describe("signing in", () => {
  test(
    "returns to the previous page by a code on the phone, after a wrong code too",
    { tag: "@gate" },
    async ({ page }) => {
      const someone = await aCustomer()
      await page.goto(`${theShop().shop}/orders`)
      await expectPath(page, /\/signin\?next=%2Forders/)
      await page.getByLabel("Phone number").fill("12345")
      await press(page, "Continue")
      await expect(page.getByText("Please enter a valid 10-digit phone number")).toBeVisible()
      await expectNoBarriers(page, "the sign-in, with an error")
      await page.getByLabel("Phone number").clear()
      await page.getByLabel("Phone number").pressSequentially(`+91 ${someone.phone}`)
      await expect(page.getByLabel("Phone number")).toHaveValue(someone.phone)
      await resetTries()
      await press(page, "Continue")
      await expect(page.getByText("OTP sent successfully!")).toBeVisible()
      await expect(otp(page)).toBeFocused()
      const code = await codeTo(someone.phone, 2)
      await otp(page).fill(wrongFor(code))
      await press(page, "Sign In")
      await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible()
      await expectNoBarriers(page, "the code, refused")
      await otp(page).fill(code)
      await press(page, "Sign In")
      await expectPath(page, "/orders")
      await expect(page.getByText("Signed in successfully!")).toBeVisible()
      await expect(profileCircle(page)).toHaveText("A")
      await page.goBack()
      await expect(page).not.toHaveURL(/\/signin/)
    },
  )

  test("requires a new code after five minutes", async ({ page }) => {
    const someone = await aCustomer()
    await page.clock.install()
    await visit(page, "/signin")
    await page.getByLabel("Phone number").fill(someone.phone)
    await resetTries()
    await press(page, "Continue")
    await expect(page.getByText(/The OTP is valid for (5:00|4:5\d)/)).toBeVisible()
    await expect(page.getByRole("button", { name: "Resend OTP" })).toBeDisabled()
    await page.clock.fastForward("05:01")
    await expect(page.getByText("The OTP has run out. Please ask for a new one.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeDisabled()
    await resetTries()
    await press(page, "Resend OTP")
    await expect(page.getByText(/The OTP is valid for (5:00|4:5\d)/)).toBeVisible()
    await otp(page).fill(await codeTo(someone.phone, 3))
    await expectPath(page, "/profile")
  })

  test("still asks for the code on a page that reloads while the shopper looks it up, and sends no second one", async ({
    page,
  }) => {
    const someone = await aCustomer()
    await visit(page, "/signin?next=/orders")
    await page.getByLabel("Phone number").fill(someone.phone)
    await resetTries()
    await press(page, "Continue")
    await expect(otp(page)).toBeVisible()
    const code = await codeTo(someone.phone, 2)
    await page.reload()
    await expect(page.getByText(/The OTP is valid for 4:\d\d/)).toBeVisible()
    await otp(page).fill(code)
    await expectPath(page, "/orders")
    await visit(page, "/signin")
    await expect(page).not.toHaveURL(/\/signin/)
  })

  test("clears what was entered on going back, by the button or by the browser, and on changing to email", async ({
    page,
  }) => {
    const someone = await aCustomer()
    await visit(page, "/signin")
    await page.getByLabel("Phone number").fill(someone.phone)
    await press(page, "Use password")
    await page.getByLabel("Password", { exact: true }).fill("half a passw")
    await page.goBack()
    await expect(page.getByLabel("Phone number")).toHaveValue("")
    await page.goForward()
    await expect(page.getByLabel("Phone number")).toHaveValue("")
    await page.getByLabel("Phone number").fill(someone.phone)
    await press(page, "Use email instead")
    await expect(page.getByLabel("Email")).toHaveValue("")
    await page.getByLabel("Email").fill(someone.email)
    await press(page, "Continue")
    await press(page, "Change")
    await expect(page.getByLabel("Email")).toHaveValue("")
    await press(page, "Use phone number instead")
    await expect(page.getByLabel("Phone number")).toHaveValue("")
  })

  test(
    "accepts the password with the phone and with the email address; gives the same answer for every wrong one",
    { tag: "@gate" },
    async ({ page }) => {
      const someone = await aCustomer()
      await visit(page, "/signin")
      await page.getByLabel("Phone number").fill(someone.phone)
      await press(page, "Use password")
      await press(page, "Sign In")
      await expect(page.getByText("Please enter your password")).toBeVisible()
      await page.getByLabel("Password", { exact: true }).fill("not-the-password")
      await press(page, "Sign In")
      await expect(page.getByText("The email or password is not right.")).toBeVisible()
      await page.getByLabel("Password", { exact: true }).fill(someone.password)
      await press(page, "Sign In")
      await expectPath(page, "/profile")

      await page.getByRole("button", { name: "Menu", exact: true }).click()
      const menu = page.getByRole("dialog", { name: "Menu" })
      await expect(menu.getByText("Signed in as")).toBeVisible()
      await menu.getByRole("button", { name: "Sign out" }).click()
      await expectPath(page, "/")
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible()
      await visit(page, "/signin")
      await signInByPassword(page, someone.email, someone.password)
      await expectPath(page, "/profile")
      await visit(page, "/signin")
      await expectPath(page, "/profile")
    },
  )

  test("says so to the holder of a phone without an account, and shows how to get one", async ({ page }) => {
    const { phone } = aGuest()
    await visit(page, "/signin?next=/orders")
    await page.getByLabel("Phone number").fill(phone)
    await press(page, "Continue")
    await otp(page).fill(await codeTo(phone))
    await expect(page.getByText("There is no account with this phone number yet. Please sign up.")).toBeVisible()
    await page.getByRole("link", { name: "Create an account" }).first().click()
    await expectPath(page, /\/signup\?next=%2Forders/)
    await expect(page.getByLabel("Phone number")).toHaveValue(phone)
  })

  test("leads staff to the back office", { tag: "@gate" }, async ({ page }) => {
    const { email, password } = theShop().owner
    await visit(page, "/signin")
    await signInByPassword(page, email, password)
    await expectPath(page, "/admin/dashboard")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("explains a dropped connection in plain words, and works on the next press", async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_FAILED .*\/customer\/signin/)
    const someone = await aCustomer()
    await visit(page, "/signin")
    await page.route("**/api/customer/signin", (route) => route.abort())
    await signInByPassword(page, someone.email, someone.password)
    await expect(page.getByText("Sign-in failed. Please try again.")).toBeVisible()
    await page.unroute("**/api/customer/signin")
    await press(page, "Sign In")
    await expectPath(page, "/profile")
  })
})
