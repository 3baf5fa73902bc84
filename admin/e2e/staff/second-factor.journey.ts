import { Secret, TOTP } from "otpauth"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { makeSecondFactorOptional, theShop } from "../../../backend/tests/browser/shop"
import { joinStaff, staffPassword } from "../../../backend/tests/browser/staff"
import { expectPath, visit } from "../../../backend/tests/browser/visit"

const inBackOffice = /^https?:\/\/[^/]+\/admin\//

/** An authenticator app for the key on the screen; returns its code now or some time steps later. */
async function appFor(page: Page): Promise<(steps?: number) => string> {
  const typed = await page.locator("code").innerText()
  const app = new TOTP({ secret: Secret.fromBase32(typed.replace(/\s/g, "")) })
  return (steps = 0) => app.generate({ timestamp: Date.now() + steps * 30_000 })
}

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: /^Account of/ }).click()
  await page.getByText("Sign out", { exact: true }).click()
  await expectPath(page, /\/signin$/)
}
const enterPassword = async (page: Page, email: string) => {
  await visit(page, "/signin?next=/admin/your-sign-in")
  await page.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByLabel("Password", { exact: true }).fill(staffPassword)
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
}
/** Sets up the key, its first code and the recovery codes, starting from the password prompt. */
async function setUp(page: Page, check: (what: string) => Promise<void>) {
  await page.getByLabel("Your password").fill("not-the-password")
  await page.getByRole("button", { name: "Go on" }).click()
  await expect(page.getByText("Your password is not right.")).toBeVisible()
  await check("asking for the password")
  await page.getByLabel("Your password").fill(staffPassword)
  await page.getByRole("button", { name: "Go on" }).click()
  await expect(page.getByRole("img", { name: "QR code with the key for your app" })).toBeVisible()
  const app = await appFor(page)
  const code = page.getByLabel("The 6 digits that it shows now")
  await code.fill("12345")
  await page.getByRole("button", { name: "Switch it on" }).click()
  await expect(page.getByText("Please enter the 6 digits that your app shows")).toBeVisible()
  await check("the key")
  await code.fill(app())
  await page.getByRole("button", { name: "Switch it on" }).click()
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible()
  const codes = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts()
  expect(codes).toHaveLength(10)
  await check("the recovery codes")
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download" }).click()
  expect((await download).suggestedFilename()).toBe("silai-recovery-codes.txt")
  await expect(page.getByRole("button", { name: "Done" })).toBeDisabled()
  await page.getByRole("checkbox", { name: "I have kept them in a safe place" }).check()
  await page.getByRole("button", { name: "Done" }).click()
  return { app, codes }
}

test.afterEach(() => makeSecondFactorOptional())

// The phone uses the dark theme, the desktop the light one, so that both are tested.
const wear = (page: Page) =>
  page.addInitScript(
    (dark: string) => localStorage.setItem("adminDarkTheme", dark),
    String(test.info().project.name === "phone"),
  )

test("lets an owner set up a second step, and sign in by a code of the app, then by a recovery code", async ({
  page,
}) => {
  test.slow()
  await wear(page)
  const email = await joinStaff(page, "owner", "Meera Iyer")
  const check = (what: string) => expectNoBarriers(page, what)
  await page.goto(`${theShop().shop}/admin/dashboard`)
  await page.getByRole("button", { name: "Account of Meera Iyer, Owner" }).click()
  await page.getByRole("link", { name: "Your sign-in" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Your sign-in" })).toBeVisible()
  await check("the own sign-in, off")
  await page.getByRole("button", { name: "Set it up" }).click()
  const { app, codes } = await setUp(page, check)
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible()
  await check("the own sign-in, on")

  await signOut(page)
  await enterPassword(page, email)
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible()
  const field = page.getByLabel("Code", { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute("autocomplete", "one-time-code")
  await expect(field).toHaveAttribute("inputmode", "numeric")
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await expect(page.getByText("Please enter the code")).toBeVisible()
  await check("the second step")
  // A complete pasted code is submitted automatically; this one is from a distant time step.
  await field.fill(app(20).replace(/^(...)/, "$1 "))
  await expect(page.getByText("This code is not right.")).toBeVisible()
  await expect(field).toHaveValue("")
  expect((await page.context().cookies()).filter(({ name }) => /staff/.test(name))).toEqual([])
  await field.fill(app(1))
  await expectPath(page, inBackOffice)
  await page.goto(`${theShop().shop}/admin/your-sign-in`)
  await expect(page.getByText("10 recovery codes are left.")).toBeVisible()

  await signOut(page)
  await enterPassword(page, email)
  await page.getByRole("button", { name: "Use a recovery code instead" }).click()
  await expect(page.getByLabel("Recovery code")).toBeFocused()
  await page.getByLabel("Recovery code").fill("123456")
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await expect(page.getByText("A recovery code has 10 letters and digits")).toBeVisible()
  await check("a recovery code")
  await page.getByLabel("Recovery code").fill(codes[0]!.toLowerCase())
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
  await expectPath(page, inBackOffice)
  await page.goto(`${theShop().shop}/admin/your-sign-in`)
  await expect(page.getByText("9 recovery codes are left.")).toBeVisible()

  await page.getByRole("button", { name: "New recovery codes" }).click()
  await page.getByLabel("Your password").fill(staffPassword)
  await page.getByLabel("Code from your phone").fill(codes[1]!)
  await page.getByRole("button", { name: "Make new codes" }).click()
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible()
  const newer = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts()
  await page.getByRole("checkbox", { name: "I have kept them in a safe place" }).check()
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByRole("button", { name: "Switch off" }).click()
  await page.getByLabel("Your password").fill(staffPassword)
  await page.getByLabel("Code from your phone").fill(codes[2]!)
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page.getByText("This code is not right.")).toBeVisible()
  await check("switching off")
  await page.getByLabel("Code from your phone").fill(newer[0]!)
  await page.getByRole("button", { name: "Switch off" }).click()
  await expect(page.getByText("Two-step sign-in is off.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Set it up" })).toBeVisible()
})

test("lets the owner require a second step from everyone: a packer sets it up before anything else, loses the phone, and starts again", async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  await wear(page)
  const theirs = await (await anotherBrowser()).newPage()
  await wear(theirs)
  const email = await joinStaff(theirs, "packer", "Ravi Kumar")
  await theirs.goto(`${theShop().shop}/admin/order/manage`)
  await expect(theirs.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()

  await joinStaff(page, "owner", "Meera Iyer")
  await page.goto(`${theShop().shop}/admin/staff`)
  const rule = page.getByRole("switch", { name: "Two-step sign-in for all staff" })
  await rule.click()
  const asked = page.getByRole("dialog")
  await asked.getByLabel("Your password").fill(staffPassword)
  await asked.getByRole("button", { name: "Require it" }).click()
  await expect(page.getByText("Please set up your own second step first")).toBeVisible()
  await expect(rule).not.toBeChecked()
  await page.goto(`${theShop().shop}/admin/your-sign-in`)
  await page.getByRole("button", { name: "Set it up" }).click()
  const { codes } = await setUp(page, async () => {})
  /** The owner's own proof: a recovery code, where the app's code of this minute is used up. */
  const show = async (button: string) => {
    await asked.getByLabel("Your password").fill(staffPassword)
    await asked.getByLabel("Code from your phone").fill(codes.pop()!)
    await asked.getByRole("button", { name: button }).click()
  }
  await page.goto(`${theShop().shop}/admin/staff`)
  await rule.click()
  await expect(asked.getByLabel("Code from your phone")).toBeVisible()
  await expectNoBarriers(page, "asking all staff")
  await show("Require it")
  await expect(rule).toBeChecked()
  await expectNoBarriers(page, "the staff, with the rule on")

  // The packer's open page is notified of it.
  await expect(theirs.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible({ timeout: 20_000 })
  await setUp(theirs, (what) => expectNoBarriers(theirs, `held: ${what}`))
  await expect(theirs.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()

  await page.reload()
  await page.getByRole("button", { name: "More: Ravi Kumar" }).first().click()
  await page.getByRole("menuitem", { name: "Reset second step" }).click()
  await show("Reset")
  await expect(page.getByText("Ravi Kumar no longer has a second step")).toBeVisible()
  await expectPath(theirs, /\/signin/)
  await enterPassword(theirs, email)
  await expectPath(theirs, inBackOffice)
  await expect(theirs.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible()
  await theirs.getByRole("button", { name: "Sign out" }).click()
  await expectPath(theirs, /\/signin$/)

  await rule.click()
  await show("Make it optional")
  await expect(page.getByText("The second step is optional again.")).toBeVisible()
})
