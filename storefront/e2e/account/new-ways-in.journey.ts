import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, codeTo, confirmEmailLinkTo, proofLinkTo, undoLinkTo } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { resetTries, theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom, enter, press, expectText } from "../rooms"
import { signInByPassword } from "../steps"

/** A device with a fingerprint, emulated by Chromium. */
async function withFinger(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test("lets a customer add a passkey after a proof, sign in with nothing else, and remove it", async ({ page }) => {
  test.slow()
  const { password } = await aCustomer(page.request)
  await withFinger(page)
  await enter(page, "/profile/account", "Account and security")
  await press(page, "Add a passkey")
  await press(page, "Continue on your device")
  await expectText(page, "Please enter your password")
  await expectNoBarriers(page, "a passkey, before it is added")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await press(page, "Continue on your device")
  await expectText(page, "Your passkey is ready. From now on it signs you in.")
  await page.getByLabel("Name of the passkey").fill("My blue phone")
  await press(page, "Save")
  const mine = page.getByRole("region", { name: "Passkeys" }).getByRole("listitem")
  await expect(mine).toContainText("My blue phone")
  await expectNoBarriers(page, "a passkey")

  await callFrom(page, "signout", {})
  await visit(page, "/signin?next=/profile/account")
  await expectNoBarriers(page, "the sign-in with a passkey")
  await press(page, "Sign in with a passkey")
  await expectPath(page, "/profile/account")
  await expect(mine).toContainText("Last used")
  await press(page, "Remove My blue phone")
  await page.getByLabel("Password", { exact: true }).fill(password)
  await expectNoBarriers(page, "a passkey, before it is removed")
  await press(page, "Remove")
  await expect(mine).toHaveCount(0)
  await callFrom(page, "signout", {})
  await visit(page, "/signin")
  await press(page, "Sign in with a passkey")
  await expectText(page, "This passkey does not open an account here.")
})

test("signs staff in with a passkey in place of password and code", { tag: "@desktop" }, async ({ page }) => {
  test.slow()
  const { email, password } = theShop().owner
  await resetTries()
  await withFinger(page)
  await visit(page, "/signin?next=/admin/dashboard")
  await signInByPassword(page, email, password)
  await expectPath(page, "/admin/dashboard")
  await visit(page, "/admin/your-sign-in")
  await press(page, "Add a passkey")
  await page.getByLabel("Your password").fill(password)
  await press(page, "Continue on your device")
  await page.getByLabel("Name of the passkey").fill("The till")
  await press(page, "Save the name")
  const mine = page.getByRole("region", { name: "Passkeys" }).getByRole("listitem")
  await expect(mine).toContainText("The till")
  await expectNoBarriers(page, "your sign-in, with a passkey")

  await callFrom(page, "signout", { audience: "backOffice" })
  await visit(page, "/signin?next=/admin/dashboard")
  await press(page, "Sign in with a passkey")
  // To where they were last, or to the dashboard.
  await expectPath(page, /^[^?]*\/admin\/(your-sign-in|dashboard)$/)
  await visit(page, "/admin/your-sign-in")
  // The next journey signs in with only the password.
  await press(page, "Remove The till")
  await page.getByLabel("Your password").fill(password)
  await page.getByRole("region", { name: "Passkeys" }).getByRole("button", { name: "Remove", exact: true }).click()
  await expect(mine).toHaveCount(0)
})

test("changes a number by a link to the mailbox; lets the owner undo an unwanted change and choose a password", async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  const [{ email, phone, password }, other] = [await aCustomer(page.request), await (await anotherBrowser()).newPage()]
  await resetTries()
  // Of an address that was never confirmed the new password would drop the number, too.
  await visit(page, await confirmEmailLinkTo(email))
  await press(page, "Confirm your email")
  await expectText(page, "Your email is confirmed")
  await enter(page, "/profile/phone", "Phone")
  const wanted = aGuest().phone
  await page.getByLabel("New mobile number").fill(wanted)
  await press(page, "Use a link by mail")
  await press(page, "Send OTP to the new number")
  await expectText(page, "Please ask for the link first.")
  await press(page, "Send the link")
  await expectText(page, /A link goes to/)
  await expect(page.getByRole("button", { name: /You can ask for another link in/ })).toBeDisabled()
  await expectNoBarriers(page, "a proof by mail")
  await press(page, "Send OTP to the new number")
  await page.getByLabel("OTP", { exact: true }).fill(await codeTo(wanted))
  await press(page, "Save this number")
  await expectText(page, /The link has not been opened yet/)

  await visit(other, await proofLinkTo(email))
  await expectNoBarriers(other, "the question whether it is you")
  await press(other, "Yes, it is me")
  await expectText(other, "Please return to the page that asked, and continue there.")
  await press(page, "Save this number")
  await expectPath(page, "/profile/personal-info")
  await expectText(page, new RegExp(wanted.slice(5)))

  const undoLink = await undoLinkTo(email)
  await visit(other, undoLink)
  await expectNoBarriers(other, "undoing a change")
  await press(other, "Undo it and sign out everywhere")
  await expectPath(other, "/forgot-password")
  for (const label of ["New password", "Confirm password"])
    await other.getByLabel(label, { exact: true }).fill("mine-once-more-1968")
  await press(other, "Set the new password")
  await expectPath(other, "/signin")
  await visit(page, "/profile/personal-info")
  await expectPath(page, /\/signin/)
  expect((await callFrom(page, "signin", { identifier: email, password })).status()).toBe(401)
  const again = await callFrom(page, "signin", { identifier: phone, password: "mine-once-more-1968" })
  expect(again.status()).toBe(200)
  // The new password was reported in a mail with its own link; the first one is used up.
  await visit(other, undoLink)
  await press(other, "Undo it and sign out everywhere")
  await expectText(other, "This link does not work")
})

test("confirms an e-mail by its link, and asks for it on the page until then", async ({ page, anotherBrowser }) => {
  const { email, password } = await aCustomer(page.request)
  await enter(page, "/profile/personal-info", "Personal info")
  await expectText(page, "Your email is not confirmed yet.")
  await press(page, "Send the link again")
  await expectText(page, /A link goes to/)
  const other = await (await anotherBrowser()).newPage()
  await visit(other, await confirmEmailLinkTo(email))
  await expectNoBarriers(other, "confirming an e-mail")
  await press(other, "Confirm your email")
  await expectText(other, "Please sign in to the account that this email was given for")
  await expectNoBarriers(other, "confirming an e-mail where no one is signed in")
  await other.getByRole("link", { name: "Sign in to confirm" }).click()
  await signInByPassword(other, email, password)
  await expectPath(other, "/confirm-email")
  await press(other, "Confirm your email")
  await expectText(other, "Your email is confirmed")
  await visit(page, "/profile/personal-info")
  await expect(page.getByLabel("Email")).toHaveValue(email)
  await expect(page.getByText("Your email is not confirmed yet.")).toHaveCount(0)
})
