import { expectNoBarriers } from "../../backend/tests/browser/axe"
import { aCustomer } from "../../backend/tests/browser/customer"
import { signInAsOwner } from "../../backend/tests/browser/guest"
import { expect, test } from "../../backend/tests/browser/journey"
import { visit } from "../../backend/tests/browser/visit"

test.beforeEach(({ page }) => signInAsOwner(page.context()))

test(
  "the shopkeeper makes a coupon, finds it in the list, pauses it and deletes it",
  { tag: "@both" },
  async ({ page }) => {
    const code = `DIWALI-${Date.now().toString(36).toUpperCase()}`
    await visit(page, "/admin/management/coupon")
    await page.getByRole("link", { name: "Make a coupon" }).click()
    await expect(page.getByRole("heading", { name: "Make a coupon" })).toBeVisible()
    await expectNoBarriers(page, "making a coupon")
    await page.getByLabel("Code").fill("AB")
    await page.getByRole("button", { name: "Make the coupon" }).click()
    await expect(page.getByText("Letters, digits and hyphens, 3 to 40 characters.").first()).toBeVisible()
    await page.getByLabel("Code").fill(code.toLowerCase())
    await page.getByLabel("Name").fill("Diwali greeting")
    await page.getByLabel("Percent", { exact: true }).fill("15")
    await page.getByLabel("At most").fill("300")
    await page.getByLabel("Altogether").fill("50")
    await page.getByRole("button", { name: "Make the coupon" }).click()
    await expect(page.getByRole("heading", { name: code })).toBeVisible()
    await expect(page.getByText("15% off, at most ₹300")).toBeVisible()
    await expectNoBarriers(page, "a coupon")

    await page.getByLabel("Can be used").click()
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByText("Paused").first()).toBeVisible()
    await visit(page, `/admin/management/coupon?status=paused&search=${code}`)
    await expect(page.getByRole("link", { name: code })).toBeVisible()
    await expectNoBarriers(page, "the list of coupons")
    await page.getByRole("link", { name: code }).click()
    await page.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await expect(page.getByText(`The coupon ${code} is deleted.`)).toBeVisible()
  },
)

test(
  "a coupon for one style and one customer is made by searching for their names, and shows them when it is opened again",
  { tag: "@both" },
  async ({ page }) => {
    const person = `Harleen ${Date.now().toString(36)}`
    await aCustomer(undefined, person)
    const code = `OWN-${Date.now().toString(36).toUpperCase()}`
    await visit(page, "/admin/management/coupon/generate")
    await page.getByLabel("Code").fill(code)
    await expect(page.getByLabel("Shown to everybody")).toBeVisible()
    const choose = async (field: string, search: string, option: RegExp) => {
      await page.getByRole("combobox", { name: field, exact: true }).fill(search)
      await page.locator(".ant-select-item-option").filter({ hasText: option }).first().click()
      await page.keyboard.press("Escape")
    }
    await choose("Products", "formal shirt", /Formal Shirt/)
    await choose("Variants", "phantom grey", /Phantom Grey/)
    await choose("Customers", person, new RegExp(person))
    await expect(page.getByLabel("Shown to everybody")).toHaveCount(0)
    await expectNoBarriers(page, "a coupon for some goods and persons")
    await page.getByRole("button", { name: "Make the coupon" }).click()
    await expect(page.getByRole("heading", { name: code })).toBeVisible()
    await page.reload()
    for (const name of [/Formal Shirt/, /Phantom Grey/, new RegExp(person)])
      await expect(page.locator(".ant-select-selection-item").filter({ hasText: name })).toBeVisible()
  },
)
