import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

async function openOrder(page: Page, number: string): Promise<void> {
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/order/manage?search=${number}`)
  await page.getByRole("link", { name: new RegExp(`Order ${number}`) }).click()
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
}
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const dialog = (page: Page) => page.getByRole("dialog")

test("notes a wish, changes the parcel's street, and refunds a part", async ({ page, request }) => {
  test.slow()
  const number = await placeOrder(request, aGuest("Rajdeep Maan"), "classic-white-formal-shirt")
  await openOrder(page, number)

  await page.getByRole("button", { name: "Add note" }).click()
  await expect(page.getByText("Please write the note first.")).toBeVisible()
  await page.getByLabel("New note").fill("Wants it before Diwali")
  await page.getByRole("button", { name: "Add note" }).click()
  await expect(page.getByText("Note added")).toBeVisible()
  await expect(page.getByText("Wants it before Diwali")).toBeVisible()
  await expect(page.getByLabel("New note")).toHaveValue("")

  await page.getByRole("link", { name: "Edit order" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `Edit order ${number}` })).toBeVisible()
  await expect(page.getByLabel("House, street")).toHaveValue("14 Model Town")
  await page.getByLabel("PIN code").fill("110001")
  await expect(page.getByLabel("Town or city")).toHaveValue(/Delhi/)
  await page.getByRole("button", { name: "Save the address" }).click()
  await expect(page.getByText("This order is taxed as a parcel to Punjab", { exact: false })).toBeVisible()
  await page.getByLabel("PIN code").fill("143001")
  await expect(page.getByLabel("Town or city")).toHaveValue("Amritsar")
  await page.getByLabel("House, street").fill("7 Civil Lines")
  expect(await over(page)).toBeLessThanOrEqual(0)
  await expectNoBarriersInBothThemes(page, "an order's address")
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: ".cache/screens/order-edit.png", fullPage: true })
  await page.getByRole("button", { name: "Save the address" }).click()
  await expect(page.getByText("The parcel goes to the new address.")).toBeVisible()
  await expect(page.getByText("7 Civil Lines")).toBeVisible()
  await expect(
    page.getByText("Changed the address. It was: Rajdeep Maan, 14 Model Town", { exact: false }),
  ).toBeVisible()

  await page.getByRole("button", { name: "Refund", exact: true }).click()
  await dialog(page).getByLabel("Amount").fill("100")
  await dialog(page).getByLabel("Why").fill("A button was missing")
  await dialog(page).getByRole("button", { name: "Refund", exact: true }).click()
  await expect(page.getByText("Partly refunded").first()).toBeVisible({ timeout: 20_000 })

  const note = page.getByRole("listitem").filter({ hasText: "Wants it before Diwali" })
  await note.getByRole("button", { name: /^Delete the note/ }).click()
  await dialog(page).getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText("Note deleted")).toBeVisible()
  await expect(note).toHaveCount(0)
  expect(await over(page)).toBeLessThanOrEqual(0)
  await expectNoBarriersInBothThemes(page, "an order with notes")
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: ".cache/screens/order-notes.png", fullPage: true })
})

test("shows both versions to the second of two people who change an address at once, and loses neither", async ({
  page,
  request,
  browser,
}) => {
  const number = await placeOrder(request, aGuest("Jagjit Virk"), "classic-white-formal-shirt")
  await openOrder(page, number)
  await page.getByRole("link", { name: "Edit order" }).click()
  await page.getByLabel("House, street").fill("9 Rose Garden")
  const other = await (await browser.newContext()).newPage()
  await openOrder(other, number)
  await other.getByRole("link", { name: "Edit order" }).click()
  await other.getByLabel("Landmark").fill("Behind the post office")
  await other.getByRole("button", { name: "Save the address" }).click()
  await expect(other.getByText("The parcel goes to the new address.")).toBeVisible()
  await page.getByRole("button", { name: "Save the address" }).click()
  await page.getByRole("button", { name: "Keep both" }).click()
  await expect(page.getByText("The parcel goes to the new address.")).toBeVisible()
  await expect(page.getByText("9 Rose Garden")).toBeVisible()
  await expect(page.getByText("Behind the post office").first()).toBeVisible()
  await other.context().close()
})
