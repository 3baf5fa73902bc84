import { SIZES } from "../../../backend/contracts/catalogue/limits"
import { signInAsOwner, pieceOf } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { setStock, theShop } from "../../../backend/tests/browser/shop"

const slug = "phantom-grey-formal-trousers"
const open = async (page: Page, query: string) => {
  await page.goto(`${theShop().shop}/admin/management/inventory${query}`)
  await expect(page.locator("[data-cell]").first()).toBeVisible()
}
const cells = (page: Page) => page.locator("[data-cell]")
const cell = (page: Page, size: string) => page.locator(`[data-cell][data-size="${size}"]`)
const willBe = (count: number) => new RegExp(`will become ${count}, not saved yet`)
const expectText = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()

test.beforeEach(async ({ page }) => {
  await signInAsOwner(page.context())
})

test("moves thirty counts by Tab from row to row, each into its own size", async ({ page }) => {
  await open(page, "?search=shirt")
  await cells(page).first().click()
  for (let n = 0; n < 30; n++) {
    await page.keyboard.type(String(901 + n))
    await page.keyboard.press("Tab")
  }
  await expectText(page, "30 sizes changed")
  for (const n of [0, 4, 5, 17, 29]) await expect(cells(page).nth(n)).toHaveAccessibleName(willBe(901 + n))
  await expect(cells(page).nth(30)).toBeFocused()
  await page.keyboard.type("7")
  await page.keyboard.press("Shift+Tab")
  await expect(cells(page).nth(29)).toBeFocused()

  await page.getByRole("button", { name: "Discard", exact: true }).click()
  await expectText(page, "Nothing to save")
  await page.getByRole("button", { name: "Undo" }).click()
  await expectText(page, "31 sizes changed")
  await page.getByRole("button", { name: "Discard", exact: true }).click()
  await page.keyboard.press("Control+z")
  await expectText(page, "31 sizes changed")
})

test("moves thirty counts by Enter down the colours, on into the next product", async ({ page }) => {
  await open(page, "")
  for (const size of ["S", "XL"]) {
    await cell(page, size).first().click()
    for (let n = 0; n < 15; n++) {
      await page.keyboard.type(String(901 + n))
      await page.keyboard.press("Enter")
    }
  }
  await expectText(page, "30 sizes changed")
  await expect(cell(page, "XL").nth(14)).toHaveAccessibleName(willBe(915))
})

test("pastes thirty counts from a spreadsheet as one step, and refuses what is not a number with its place", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await open(page, "?search=shirt")
  const paste = async (text: string) => {
    await cells(page).first().click()
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.keyboard.press("Control+v")
  }
  const rows = Array.from({ length: 6 }, (_, row) => Array.from({ length: 5 }, (_, at) => 1_001 + row * 5 + at))
  await paste(rows.map((row) => row.map((count) => count.toLocaleString("en-IN")).join("\t")).join("\r\n"))
  await expectText(page, "30 sizes changed")
  await expect(cells(page).nth(29)).toHaveAccessibleName(/will become 1,030, not saved yet/)
  await page.keyboard.press("Control+z")
  await expectText(page, "Nothing to save")
  await paste("12\t14\nsold out\t3\n")
  await expectText(
    page,
    "Nothing was filled in: “sold out” in row 2, column 1 of what you pasted is not a number of pieces.",
  )
  await expectText(page, "Nothing to save")
})

test("saves the number being typed on Ctrl+S; starts the next one from what was saved", async ({ page }) => {
  await setStock(slug, "S", 12)
  await open(page, `?search=${slug}`)
  await cell(page, "S").click()
  await page.keyboard.type("41")
  await page.keyboard.press("Control+s")
  await expectText(page, "1 size saved.")
  const free = async () => (await pieceOf(page.request, slug)).sizes.find(({ size }) => size === "S")!.stock
  expect(await free()).toBeGreaterThan(12)
  await cell(page, "S").focus()
  await page.keyboard.type("42")
  await page.keyboard.press("Enter")
  await expectText(page, "1 size changed")
  await expect(page.getByText("changed in the meantime")).toBeHidden()
  await page.keyboard.press("Control+s")
  await expectText(page, "1 size saved.")
})

test("adds or subtracts by a sign; refuses more than there is with the reason, and asks before leaving", async ({
  page,
}) => {
  await setStock(slug, "M", 3)
  await page.goto(`${theShop().shop}/admin/dashboard`)
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Inventory" }).click()
  await page.getByRole("searchbox", { name: "Search products" }).fill(slug)
  await expect(page.locator("[data-stock-row]")).toHaveCount(1)
  await cell(page, "M").click()
  const before = Number(/: ([\d,]+) piece/.exec((await cell(page, "M").getAttribute("aria-label"))!)![1])
  await page.keyboard.type(`-${before + 1}`)
  await page.keyboard.press("Enter")
  await expect(page.getByText(`There are only ${before} pieces to take from`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  await page.keyboard.press("Escape")
  await cell(page, "M").focus()
  await page.keyboard.type("-1")
  await page.keyboard.press("Tab")
  await expect(cell(page, "M")).toHaveAccessibleName(willBe(before - 1))
  await cell(page, "M").focus()
  await page.keyboard.type("+5")
  await page.keyboard.press("Tab")
  await expect(cell(page, "M")).toHaveAccessibleName(willBe(before + 4))
})

test("undoes a switch to made to order at once", async ({ page }) => {
  // It stays on while more is ordered than is in stock.
  for (const size of SIZES) await setStock(slug, size, 3)
  await open(page, `?search=${slug}`)
  const toOrder = page.getByRole("switch")
  const was = await toOrder.isChecked()
  await toOrder.click()
  await expect(toOrder).toBeChecked({ checked: !was })
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(toOrder).toBeChecked({ checked: was })
})

test("leads from a low size on the dashboard to its row in the inventory", async ({ page }) => {
  await setStock(slug, "XXL", 1)
  await page.goto(`${theShop().shop}/admin/dashboard`)
  const row = page.getByRole("region", { name: "Running low" }).getByRole("listitem").first()
  const size = /Size (\S+)/.exec(await row.innerText())![1]!
  await row.getByRole("link").click()
  await expect(page).toHaveURL(/management\/inventory\?search=/)
  await expect(cell(page, size).first()).toBeFocused()
})
