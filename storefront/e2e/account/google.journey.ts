import { signInMessages } from "@silai/contracts/account/page-messages"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, confirmEmailLinkTo } from "../../../backend/tests/browser/customer"
import { expect, test } from "../../../backend/tests/browser/journey"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { aGooglePerson, chooseAtGoogle, continueWithGoogle, googleButton, openGoogle } from "../google-window"
import { callFrom } from "../rooms"

test.describe("Google", () => {
  test("creates an account for a new customer, and recognises them the next time", async ({ page, anotherBrowser }) => {
    const person = aGooglePerson()
    await visit(page, "/signup")
    await expect(googleButton(page)).toBeVisible()
    await continueWithGoogle(page, person)
    await expectPath(page, "/profile")
    await expect(page.getByRole("banner").getByRole("link", { name: "Profile of Meher Anand" })).toBeVisible()
    const elsewhere = await (await anotherBrowser()).newPage()
    await visit(elsewhere, "/orders")
    await expect(googleButton(elsewhere)).toBeVisible()
    await continueWithGoogle(elsewhere, { ...person, name: "Meher A" })
    await expectPath(elsewhere, "/orders")
    await expect(elsewhere.getByRole("banner").getByRole("link", { name: "Profile of Meher Anand" })).toBeVisible()
  })

  test("covers the window while the shop checks, and signs in the account chosen in its window", async ({ page }) => {
    await visit(page, "/signin")
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/user/googleSignIn", async (route) => {
      await held
      await route.continue()
    })
    await chooseAtGoogle(page, /Ravi Menon/)
    await expect(page.getByRole("dialog", { name: "Signing you in with Google" })).toBeVisible()
    await expectNoBarriers(page, "the window while Google is checked")
    release()
    await expectPath(page, "/profile")
    await expect(page.getByText("Signed in successfully!")).toBeVisible()
  })

  test("does not take over an address that already signs in: the page shows how to connect it", async ({ page }) => {
    const known = await aCustomer(page.request)
    await visit(page, await confirmEmailLinkTo(known.email))
    await page.getByRole("button", { name: "Confirm your email" }).click()
    await expect(page.getByText("Your email is confirmed").first()).toBeVisible()
    await callFrom(page, "signout", {})
    await visit(page, "/signup")
    await continueWithGoogle(page, { ...aGooglePerson(), email: known.email })
    await expect(
      page.getByText("There is already an account with this email. Please sign in to it first, then connect Google."),
    ).toBeVisible()
    await expectPath(page, "/signup")
    await page.getByRole("alert").getByRole("link", { name: "Sign in" }).click()
    await expectPath(page, "/signin")
    await continueWithGoogle(page, aGooglePerson("Jasleen Sidhu"))
    await expectPath(page, "/profile")
  })

  test("is connected to an existing account by a customer who proves that it is theirs", async ({
    page,
    anotherBrowser,
  }) => {
    const known = await aCustomer(page.request)
    const person = aGooglePerson()
    await visit(page, "/profile/account")
    await page.getByRole("button", { name: "Connect Google" }).click()
    await page.getByRole("button", { name: "Continue to Google" }).click()
    await expect(page.getByRole("group", { name: "Before we connect Google" }).getByRole("alert")).toBeVisible()
    await page.getByLabel("Password", { exact: true }).fill("not-the-password")
    await page.getByRole("button", { name: "Continue to Google" }).click()
    await continueWithGoogle(page, person)
    await expect(page.getByText("Your password is not right.")).toBeVisible()
    await page.getByLabel("Password", { exact: true }).fill(known.password)
    await expectNoBarriers(page, "the proof before Google is connected")
    await page.getByRole("button", { name: "Continue to Google" }).click()
    await continueWithGoogle(page, person)
    await expect(page.getByText("Google is connected to your account.")).toBeVisible()
    const elsewhere = await (await anotherBrowser()).newPage()
    await visit(elsewhere, "/signin")
    await continueWithGoogle(elsewhere, person)
    await expectPath(elsewhere, "/profile")
    await expect(elsewhere.getByRole("banner").getByRole("link", { name: `Profile of ${known.name}` })).toBeVisible()
  })

  test("signs in no one by an address that Google has not verified, or by a token that is not Google's", async ({
    page,
  }) => {
    await visit(page, "/signin")
    await chooseAtGoogle(page, /Mail Not Verified/)
    await expect(page.getByText("Google has not verified your email yet.")).toBeVisible()
    await chooseAtGoogle(page, /Token Of Another Shop/)
    await expect(page.getByText("Google sign-in failed")).toBeVisible()
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible()
  })

  test("does not open without the terms; without its script the other ways still work", async ({
    page,
    expectTrouble,
  }) => {
    await visit(page, "/signup")
    await expect(googleButton(page)).toBeVisible()
    await page.getByRole("checkbox").uncheck()
    await googleButton(page).click()
    await expect(page.getByText("You must agree to the Terms & Conditions and Privacy Policy.")).toBeVisible()
    expectTrouble(/ERR_FAILED .*gsi\/client/)
    await page.route("**/gsi/client", (route) => route.abort())
    await visit(page, "/signin")
    await expect(page.getByText("Google sign-in cannot be reached at the moment.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeEnabled()
  })

  test("says what to do when its window was closed or blocked, and stays usable", async ({ page }) => {
    await visit(page, "/signin")
    await (await openGoogle(page)).close()
    const hint = page.getByRole("status").filter({ hasText: signInMessages.googleWindow })
    await expect(hint).toBeVisible()
    await expect(page.getByRole("dialog", { name: "Signing you in with Google" })).toHaveCount(0)
    await expectNoBarriers(page, "the hint about Google's window")
    await page.reload()
    await expect(googleButton(page)).toBeEnabled()
    await expect(hint).toHaveCount(0)
    await page.evaluate(() => (globalThis.open = () => null))
    await googleButton(page).click()
    await expect(hint).toBeVisible()
    await page.getByRole("textbox").first().fill("98765")
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeEnabled()
    await page.reload()
    await continueWithGoogle(page, aGooglePerson())
    await expectPath(page, "/profile")
  })

  test("keeps the button of the first of two tabs working after the second was opened", async ({ page, context }) => {
    await visit(page, "/signin")
    await expect(googleButton(page)).toBeVisible()
    const second = await context.newPage()
    await visit(second, "/signin")
    await expect(googleButton(second)).toBeVisible()
    await continueWithGoogle(page, aGooglePerson())
    await expectPath(page, "/profile")
  })
})
