import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { sql } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"

test.beforeEach(({ page }) => signInAsOwner(page.context()))

test("lets the shopkeeper make a coupon, find it in the list, pause it and delete it", async ({ page }) => {
  const code = `DIWALI-${Date.now().toString(36).toUpperCase()}`
  await visit(page, "/admin/management/coupon")
  await page.getByRole("link", { name: "Make a coupon" }).click()
  await expect(page.getByRole("heading", { name: "Make a coupon" })).toBeVisible()
  await page.getByLabel("Code").fill("AB")
  await page.getByRole("button", { name: "Make the coupon" }).click()
  await expect(page.getByText("Letters, digits and hyphens, 3 to 40 characters.").first()).toBeVisible()
  await page.getByLabel("Code").fill(code.toLowerCase())
  await page.getByLabel("Name").fill("Diwali greeting")
  await page.getByLabel("Percent", { exact: true }).fill("15")
  await page.getByLabel("Maximum discount").fill("300")
  await page.getByLabel("Total uses").fill("50")
  await page.getByRole("button", { name: "Make the coupon" }).click()
  await expect(page.getByRole("heading", { name: code })).toBeVisible()
  await expect(page.getByText("15% off, at most ₹300")).toBeVisible()

  await page.getByLabel("Can be used").click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText("Paused").first()).toBeVisible()
  await visit(page, `/admin/management/coupon?status=paused&search=${code}`)
  await expect(page.getByRole("link", { name: code })).toBeVisible()
  await page.getByRole("link", { name: code }).click()
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expect(page.getByText(`The coupon ${code} is deleted.`)).toBeVisible()
})

test("makes a coupon for one style and one customer by searching for their names, and shows them when it is opened again", async ({
  page,
}) => {
  // A name has no digits.
  const person = `Harleen ${Date.now()
    .toString(36)
    .replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`
  await aCustomer(undefined, person)
  const code = `OWN-${Date.now().toString(36).toUpperCase()}`
  await visit(page, "/admin/management/coupon/generate")
  await page.getByLabel("Code").fill(code)
  await expect(page.getByLabel("Shown to everyone")).toBeVisible()
  const choose = async (field: string, search: string, option: RegExp) => {
    const box = page.getByRole("combobox", { name: field, exact: true })
    await box.click()
    await box.fill(search)
    await page.locator(".ant-select-item-option:visible").filter({ hasText: option }).first().click()
    await page.keyboard.press("Escape")
  }
  await choose("Products", "formal shirt", /^Formal Shirt$/)
  await choose("Colours", "phantom grey formal", /^Phantom Grey Formal Shirt$/)
  await choose("Customers", person, new RegExp(person))
  await expect(page.getByLabel("Shown to everyone")).toHaveCount(0)
  await expectNoBarriers(page, "a coupon for some goods and persons")
  await page.getByRole("button", { name: "Make the coupon" }).click()
  await expect(page.getByRole("heading", { name: code })).toBeVisible()
  await page.reload()
  for (const name of ["Formal Shirt", "Phantom Grey Formal Shirt"])
    await expect(page.getByTitle(name, { exact: true })).toBeVisible()
  await expect(page.locator(".ant-select-selection-item").filter({ hasText: person })).toBeVisible()
})

test("lets the shopkeeper make many codes by a pattern, see them grow, save them as a file, and pause and archive all", async ({
  page,
}) => {
  const word = `M${Date.now().toString(36).toUpperCase()}`
  await visit(page, "/admin/management/coupon")
  await page.getByRole("link", { name: "Bulk codes" }).click()
  await page.getByRole("link", { name: "Make codes" }).click()
  await expect(page.getByRole("radio", { name: "Many, by a pattern" })).toBeChecked()
  await page.getByRole("textbox", { name: "Pattern" }).fill(`${word}-####`)
  await page.getByRole("spinbutton", { name: "Codes" }).fill("1200")
  await page.getByRole("button", { name: "Make codes" }).click()
  await expect(page.getByText("at least 8 places (#), so that no one can guess one.").first()).toBeVisible()
  await expectNoBarriers(page, "making many codes")
  await page.getByRole("textbox", { name: "Pattern" }).fill(`${word}-########`)
  await page.getByRole("button", { name: "Make codes" }).click()
  const batch = page.getByRole("listitem").filter({ hasText: `${word}-########` })
  await expect(batch.getByText("1,200 codes")).toBeVisible({ timeout: 30_000 })
  const saved = page.waitForEvent("download")
  await batch.getByRole("button", { name: "CSV" }).click()
  expect((await saved).suggestedFilename()).toContain(`codes-${word}-`)
  await batch.getByRole("button", { name: `Pause: ${word}` }).click()
  await expect(batch.getByText("Paused")).toBeVisible()
  await batch.getByRole("button", { name: `More: ${word}` }).click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click()
  await expect(batch.getByText("Archived")).toBeVisible()
})

for (const timezoneId of ["Asia/Kolkata", "America/New_York"])
  test.describe(`on a computer in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test("lets a coupon that ends on a day work through the end of that day in India, picked by mouse or typed in any digits", async ({
      page,
    }) => {
      const next = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 15))
      const day = next.toISOString().slice(0, 10)
      const [year, month] = day.split("-") as [string, string]
      const shown = next.toLocaleDateString("en-GB", {
        day: "numeric",
        month: "short",
        year: "numeric",
        timeZone: "UTC",
      })
      const inDevanagari = `15/${month}/${year}`.replaceAll(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]!)
      for (const how of ["picked", "typed"]) {
        const code = `ENDS-${how}-${Date.now().toString(36)}`.toUpperCase()
        await visit(page, "/admin/management/coupon/generate")
        await page.getByLabel("Code").fill(code)
        await page.getByLabel("Percent", { exact: true }).fill("15")
        const ends = page.getByLabel("Ends")
        await ends.click()
        if (how === "picked") {
          await page.locator(".ant-picker-header-next-btn:visible").click()
          await page.locator(`.ant-picker-cell-in-view[title="${day}"]:visible`).click()
        } else await ends.fill(inDevanagari)
        await ends.press("Tab")
        await expect(ends).toHaveValue(`15/${month}/${year}, 23:59`)
        await page.getByRole("button", { name: "Make the coupon" }).click()
        await expect(page.getByRole("heading", { name: code })).toBeVisible()
        const [row] = await sql<{ ends_at: Date }>(`select ends_at from coupon where code = $1`, [code])
        expect(row!.ends_at.toISOString()).toBe(`${day}T18:29:59.999Z`)
        await page.reload()
        await expect(ends).toHaveValue(`15/${month}/${year}, 23:59`)
        await visit(page, `/admin/management/coupon?search=${code}`)
        await expect(page.getByRole("row").filter({ hasText: code }).getByText(shown, { exact: true })).toBeVisible()
      }
    })
  })
