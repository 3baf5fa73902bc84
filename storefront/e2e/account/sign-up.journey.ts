import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, codeTo, codesTo, wrongFor } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { resetTries } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { press } from "../rooms"

const sheet = (page: Page) => page.getByRole("dialog", { name: "Verify your phone" })
const otp = (page: Page) => sheet(page).getByLabel("OTP", { exact: true })

async function provePhone(page: Page, phone: string): Promise<void> {
  await page.getByLabel("Phone number").fill(phone)
  await press(page, "Request OTP")
  await press(page, "Send OTP")
  await otp(page).fill(await codeTo(phone))
  await expect(page.getByRole("heading", { level: 1, name: "Almost There!" })).toBeVisible()
}

test.describe("signing up", () => {
  test(
    "signs up by phone through the terms, the code and the details to the profile",
    { tag: "@gate" },
    async ({ page }) => {
      test.slow()
      const someone = aGuest("Mary-Ann D'Souza")
      await visit(page, "/signup")
      await expect(page).toHaveTitle(/^Sign Up \| /)
      await expect(page.getByRole("checkbox")).toBeChecked()
      await page.getByLabel("Phone number").fill("1234567890")
      await page.getByRole("checkbox").uncheck()
      await press(page, "Request OTP")
      await expect(page.getByText("Enter a valid 10-digit phone number.")).toBeVisible()
      await expect(page.getByText("You must agree to the Terms & Conditions and Privacy Policy.")).toBeVisible()
      await expectNoBarriers(page, "the sign-up, with errors")

      await page.getByLabel("Phone number").fill(someone.phone)
      await page.getByRole("checkbox").check()
      await press(page, "Request OTP")
      await expect(
        sheet(page).getByText(/We will send a 6-digit OTP to your phone number .* for verification\./),
      ).toBeVisible()
      expect(await codesTo(someone.phone)).toEqual([])
      await press(page, "Send OTP")
      await expect(otp(page)).toBeFocused()
      const code = await codeTo(someone.phone)
      await otp(page).fill(wrongFor(code))
      await expect(sheet(page).getByText("Invalid OTP. Please try again.")).toBeVisible()
      await expectNoBarriers(page, "the sheet that takes a code")
      await otp(page).fill("")
      await otp(page).pressSequentially(code)
      await press(page, "Continue")

      await expect(page.getByRole("heading", { level: 1, name: "Almost There!" })).toBeVisible()
      await press(page, "Create Account")
      await expect(page.getByText("Invalid email address.")).toBeVisible()
      await expectNoBarriers(page, "the person, with errors")
      await page.getByLabel("Full Name").fill(someone.name)
      await page.getByLabel("Email").fill(someone.email)
      await page.getByLabel("Password", { exact: true }).fill("thread-and-needle")
      await press(page, "Create Account")
      await expectPath(page, "/profile")
      await expect(page.getByRole("banner").getByRole("link", { name: "Profile of Mary-Ann D'Souza" })).toHaveText("M")
      await visit(page, "/signup")
      await expectPath(page, "/profile")
    },
  )

  test("closes its sheet by a tap outside, keeps a code that was sent, and offers a new one after two minutes", async ({
    page,
  }) => {
    const { phone } = aGuest()
    await page.clock.install()
    await visit(page, "/signup")
    await page.getByLabel("Phone number").fill(phone)
    await press(page, "Request OTP")
    await press(page, "Send OTP")
    await expect(sheet(page).getByText(/another OTP in (2:00|1:5\d)/)).toBeVisible()
    await expect(page.getByRole("button", { name: "Resend OTP" })).toBeDisabled()
    await page.mouse.click(8, 8)
    await expect(sheet(page)).toBeHidden()
    await press(page, "Request OTP")
    await expect(otp(page)).toBeVisible()
    await page.clock.fastForward("02:01")
    await resetTries()
    await press(page, "Resend OTP")
    const second = await codeTo(phone, 2)
    await expect(page.getByRole("button", { name: "Resend OTP" })).toBeDisabled()
    await press(page, "Change Phone Number")
    await expect(page.getByLabel("Phone number")).toBeFocused()
    await press(page, "Request OTP")
    await otp(page).fill(second)
    await expect(page.getByRole("heading", { level: 1, name: "Almost There!" })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel("Phone number")).toHaveValue(phone)
    await press(page, "Request OTP")
    await expect(page.getByRole("heading", { level: 1, name: "Almost There!" })).toBeVisible()
  })

  test("keeps the proven phone and the typed text when the page reloads itself in the second step, but no password", async ({
    page,
  }) => {
    const someone = aGuest("Asha Verma")
    await visit(page, "/signup")
    await provePhone(page, someone.phone)
    await page.getByLabel("Full Name").fill(someone.name)
    await page.getByLabel("Email").fill(someone.email)
    await page.getByLabel("Password", { exact: true }).fill("thread-and-needle")
    await page.reload()
    await expect(page.getByRole("heading", { level: 1, name: "Almost There!" })).toBeVisible()
    await expect(page.getByLabel("Full Name")).toHaveValue(someone.name)
    await expect(page.getByLabel("Email")).toHaveValue(someone.email)
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("")
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain("needle")
    await page.getByLabel("Password", { exact: true }).fill("thread-and-needle")
    await press(page, "Create Account")
    await expectPath(page, "/profile")
    expect(await codesTo(someone.phone)).toHaveLength(1)
  })

  test("signs in by a second press when the account was made and the reply was lost", async ({
    page,
    context,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_CONNECTION_RESET/)
    const someone = aGuest("Asha Verma")
    await visit(page, "/signup")
    await provePhone(page, someone.phone)
    await page.getByLabel("Full Name").fill(someone.name)
    await page.getByLabel("Email").fill(someone.email)
    await page.getByLabel("Password", { exact: true }).fill("thread-and-needle")
    const lose: Parameters<Page["route"]>[1] = async (route) => {
      const cookies = await context.cookies()
      expect((await route.fetch()).status()).toBe(200)
      await context.clearCookies()
      await context.addCookies(cookies)
      await route.abort("connectionreset")
    }
    await page.route("**/api/customer/signup", lose, { times: 1 })
    await press(page, "Create Account")
    await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible()
    await press(page, "Create Account")
    await expectPath(page, "/profile")
    await expect(page.getByRole("banner").getByRole("link", { name: "Profile of Asha Verma" })).toBeVisible()
  })

  test("lets the sheet follow the finger, and closes it beyond 220 pixels", async ({ page }) => {
    await visit(page, "/signup")
    await page.getByLabel("Phone number").fill(aGuest().phone)
    await press(page, "Request OTP")
    const title = sheet(page).getByRole("heading", { name: "Verify your phone" })
    const pull = async (px: number) => {
      // Waits until the sheet has opened: during the animation its title is elsewhere, and a click would hit the page
      // instead.
      await title.hover()
      const box = (await title.boundingBox())!
      const [x, y] = [box.x + 20, box.y + 10]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y + px, { steps: 5 })
      await page.mouse.up()
    }
    await pull(200)
    await expect(sheet(page)).toBeVisible()
    await pull(230)
    await expect(sheet(page)).toBeHidden()
  })

  test(
    "refuses a phone and an email address already in use, until they are changed",
    { tag: "@gate" },
    async ({ page }) => {
      const known = await aCustomer()
      const { phone, email } = aGuest()
      await visit(page, "/signup")
      await page.getByLabel("Phone number").fill(known.phone)
      await press(page, "Request OTP")
      await expect(
        page.getByText("This phone number or email is already in use. Please enter a different one."),
      ).toBeVisible()
      await page.getByLabel("Phone number").fill("9")
      await expect(page.getByText("This phone number or email is already in use")).toBeHidden()
      await provePhone(page, phone)
      await page.getByLabel("Full Name").fill("Asha Verma")
      await page.getByLabel("Email").fill(known.email)
      await page.getByLabel("Password", { exact: true }).fill("thread-and-needle")
      await press(page, "Create Account")
      await expect(page.getByText("This email is already in use. Please enter a different one.")).toBeVisible()
      await page.getByLabel("Email").fill(email)
      await expect(page.getByText("This email is already in use.")).toBeHidden()
      await press(page, "Create Account")
      await expectPath(page, "/profile")
    },
  )
})
