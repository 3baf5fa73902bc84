import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, resetLinkTo } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { press } from "../rooms"
import { signInByPassword } from "../steps"

const answer = /If there is an account with this email, a link to set a new password is on its way/

async function ask(page: Page, email: string): Promise<void> {
  await visit(page, "/forgot-password")
  await page.getByLabel("Email").fill(email)
  await press(page, "Send the link")
  await expect(page.getByText(answer)).toBeVisible()
}

test("sets a new password by the link of a forgotten one's mail, once, and signs every device out", async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  const other = await anotherBrowser()
  const someone = await aCustomer(other.request)
  await visit(page, "/signin")
  await page.getByRole("link", { name: "Forgot password?" }).click()
  await expectPath(page, "/forgot-password")
  await press(page, "Send the link")
  await expect(page.getByText("Please enter email address")).toBeVisible()
  await expectNoBarriers(page, "the forgotten password, with an error")
  await ask(page, someone.email)

  const link = await resetLinkTo(someone.email)
  await visit(page, link)
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible()
  await expectPath(page, "/forgot-password")
  await page.reload()
  for (const field of ["New password", "Confirm password"])
    await page.getByLabel(field, { exact: true }).fill("password")
  await press(page, "Set the new password")
  await expect(page.getByText("This password is one of the first that others would try.")).toBeVisible()
  await expect(page.getByLabel("New password", { exact: true })).toBeFocused()
  await page.getByLabel("New password", { exact: true }).fill("needle-and-thread")
  await page.getByLabel("Confirm password").fill("needle-and-thread!")
  await press(page, "Set the new password")
  await expect(page.getByText("Passwords do not match.")).toBeVisible()
  await expectNoBarriers(page, "the new password, with an error")
  await page.getByLabel("Confirm password").fill("needle-and-thread")
  await press(page, "Set the new password")
  await expectPath(page, "/signin")
  // The first proof of this address: what was there before it was proven is gone.
  await expect(page.getByText("Your new password is set, and your email is confirmed.")).toBeVisible()
  await signInByPassword(page, someone.email, "needle-and-thread")
  await expectPath(page, "/profile")

  const elsewhere = await other.newPage()
  await elsewhere.goto(`${theShop().shop}/profile`)
  await expectPath(elsewhere, /\/signin/)

  await visit(page, "/about")
  await visit(page, link)
  await page.getByLabel("New password", { exact: true }).fill("a-third-password")
  await page.getByLabel("Confirm password").fill("a-third-password")
  await press(page, "Set the new password")
  await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible()
  await press(page, "Ask for a new link")
  await expect(page.getByLabel("Email")).toBeVisible()
})

test("gives an unknown address the same answer, and says that a link was cut short", async ({ page }) => {
  await ask(page, aGuest().email)
  await visit(page, "/about")
  await visit(page, "/forgot-password#token=AbC")
  await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible()
  await expectPath(page, "/forgot-password")
})
