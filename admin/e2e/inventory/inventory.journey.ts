import type { APIRequestContext, BrowserContext } from "@playwright/test"
import { choose } from "../../../backend/tests/browser/choose"
import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { setStock, theShop } from "../../../backend/tests/browser/shop"

const slug = "beige-mist-formal-trousers"
const open = async (page: Page, query = "search=beige+formal+trousers") => {
  await page.goto(`${theShop().shop}/admin/management/inventory?${query}`)
  await expect(page.getByRole("heading", { level: 1, name: "Inventory" })).toBeVisible()
}
const cell = (page: Page, size: string) =>
  page
    .getByRole("grid", { name: /Formal Trousers/ })
    .getByRole("gridcell", { name: new RegExp(`^Beige Mist, size ${size}:`) })
const field = (page: Page, size: string) =>
  page
    .getByRole("region", { name: "Formal Trousers" })
    .getByRole("textbox", { name: `Pieces of Beige Mist, size ${size}`, exact: true })
/** Replaces a number: in the grid on a desktop, in the field between minus and plus on a phone. */
async function type(page: Page, size: string, count: number, isMobile: boolean) {
  if (isMobile) return field(page, size).fill(String(count))
  await cell(page, size).click()
  await page.keyboard.type(String(count))
  await page.keyboard.press("Enter")
}
const showsCount = (page: Page, size: string, count: number, isMobile: boolean) =>
  isMobile
    ? expect(field(page, size)).toHaveValue(String(count))
    : expect(cell(page, size)).toHaveAccessibleName(new RegExp(`size ${size}: ${count} `))
/** A change by another user of the back office. */
async function elsewhere(context: BrowserContext, size: string, set: number) {
  await signInAsOwner(context)
  const piece = await pieceOf(context.request, slug)
  const response = await context.request.post(`${theShop().shop}/api/customer/product/updateStock`, {
    data: { variants: [{ variantId: piece._id, size, set, reason: "received" }] },
    headers: { origin: theShop().shop },
  })
  expect(response.status()).toBe(200)
}
const free = async (request: APIRequestContext, size: string) =>
  (await pieceOf(request, slug)).sizes.find((one) => one.size === size)!.stock

test.beforeEach(async ({ page }) => {
  for (const [size, count] of [
    ["S", 12],
    ["XL", 2],
    ["XXL", 9],
  ] as const)
    await setStock(slug, size, count)
  await signInAsOwner(page.context())
})

test(
  "lets the packer count stock: overwrites a number, undoes a step, saves once, and shows who did it",
  { tag: ["@both", "@gate"] },
  async ({ page, request, isMobile }) => {
    await open(page)
    const before = await free(request, "S")
    await type(page, "S", 31, isMobile)
    await type(page, "XXL", 14, isMobile)
    await expect(page.getByText("2 sizes changed")).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("1 size changed")).toBeVisible()
    expect(await free(request, "S")).toBe(before)
    await choose(page, "Reason", "Received")
    await page.getByRole("textbox", { name: "Note" }).fill("From the workshop")
    await page.getByRole("button", { name: "Save stock" }).click()
    await expect(page.getByText("1 size saved.")).toBeVisible()
    await showsCount(page, "S", 31, isMobile)
    await expect(page.getByRole("button", { name: "Save stock" })).toHaveCount(0)
    expect(await free(request, "S")).toBeGreaterThan(before)

    await page.getByRole("button", { name: /^History of Beige Mist Formal Trousers/ }).click()
    const drawer = page.getByRole("dialog")
    await expect(drawer.getByText("From the workshop").first()).toBeVisible()
    await expect(drawer.getByText("→ 31").first()).toBeVisible()
  },
)

test("works by keys only: arrows move, digits and signs type, Esc cancels, Tab accepts, Ctrl+Z undoes", async ({
  page,
}) => {
  await open(page)
  await cell(page, "S").click()
  await page.keyboard.press("End")
  await expect(cell(page, "XXL")).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.type("77")
  await page.keyboard.press("Escape")
  await expect(cell(page, "XL")).toBeFocused()
  await expect(page.getByText(/changed$/)).toHaveCount(0)
  await page.keyboard.type("5")
  await page.keyboard.press("Tab")
  await expect(cell(page, "XXL")).toBeFocused()
  await expect(cell(page, "XL")).toHaveAccessibleName(/will become 5, not saved yet/)
  await page.keyboard.type("+3")
  await page.keyboard.press("Enter")
  await expect(page.getByText("2 sizes changed")).toBeVisible()
  await page.keyboard.press("Control+z")
  await page.keyboard.press("Control+z")
  await expect(page.getByRole("button", { name: "Save stock" })).toHaveCount(0)
})

test("shows a number that a colleague has changed without overwriting it, and keeps what was typed", async ({
  page,
  request,
  anotherBrowser,
  isMobile,
}) => {
  await open(page)
  await type(page, "XXL", 20, isMobile)
  await elsewhere(await anotherBrowser(), "XXL", 15)
  await expect(page.getByText("1 size changed in the meantime.")).toBeVisible({ timeout: 15_000 })
  await page.getByRole("button", { name: "Save stock" }).click()
  await expect(page.getByText("Changed in the meantime: 15 pieces in stock now.").first()).toBeVisible()
  await page.getByRole("button", { name: "Keep my numbers" }).click()
  await page.getByRole("button", { name: "Save stock" }).click()
  await expect(page.getByText("1 size saved.")).toBeVisible()
  await showsCount(page, "XXL", 20, isMobile)
  expect(await free(request, "XXL")).toBeGreaterThan(9)
})

test("exports stock as a CSV, and imports it again only after a preview", async ({ page, request }) => {
  await open(page)
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^stock-\d{4}-\d\d-\d\d\.csv$/)
  const text = Buffer.concat(await (await saved.createReadStream()).toArray()).toString()
  const sku = /^([^,]+),Formal Trousers,Beige Mist,XXL,/m.exec(text)![1]!
  const before = await free(request, "XXL")

  await page.getByRole("button", { name: "Import CSV" }).click()
  const dialog = page.getByRole("dialog")
  const choose = (content: string) =>
    dialog
      .getByLabel("File to import")
      .setInputFiles({ name: "count.csv", mimeType: "text/csv", buffer: Buffer.from(content) })
  await choose(`SKU,Stocked\n${sku},lots\nNO-SUCH-SKU,3\n`)
  await expect(dialog.getByText("2 rows need another look. Nothing was changed.")).toBeVisible()
  await expect(dialog.getByText("There is no piece with the article number")).toBeVisible()
  await expect(dialog.getByRole("button", { name: "Change stock" })).toBeDisabled()
  await choose("SKU,Stocked\n".padEnd(1024 * 1024 + 1, "x"))
  await expect(dialog.getByText("The file is larger than 1 MB.")).toBeVisible()
  await choose(`SKU,Stocked\n${sku},444\n`)
  await expect(dialog.getByText("1 size would change. Nothing was changed yet.")).toBeVisible()
  expect(await free(request, "XXL")).toBe(before)
  await dialog.getByRole("button", { name: "Change 1 size" }).click()
  await expect(page.getByText("1 size saved.")).toBeVisible()
  expect(await free(request, "XXL")).toBeGreaterThan(before)
})

test("shows low stock with one click, and keeps it in the address", async ({ page, isMobile }) => {
  await open(page)
  await page.getByRole("tab", { name: /^Running low/ }).click()
  await expect(page).toHaveURL(/state=low/)
  await expect(isMobile ? field(page, "XL") : cell(page, "XL")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("tab", { name: /^Running low/ })).toHaveAttribute("aria-selected", "true")
  await page.getByRole("searchbox", { name: "Search products" }).fill("nothing is called so")
  await expect(page.getByText("No products match")).toBeVisible()
  await page.getByRole("button", { name: "Show all products" }).click()
  await expect(page).toHaveURL(/management\/inventory$/)
})

test.describe("no barriers", () => {
  test("are found in the inventory", async ({ page, isMobile }) => {
    await open(page)
    await type(page, "XXL", 33, isMobile)
    await expectNoBarriersInBothThemes(page, "the inventory")
    await page.getByRole("button", { name: /^History of Beige Mist Formal Trousers/ }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await expectNoBarriersInBothThemes(page, "the history")
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Import CSV" }).click()
    await page
      .getByLabel("File to import")
      .setInputFiles({ name: "count.csv", mimeType: "text/csv", buffer: Buffer.from("SKU,Stocked\nNO-SUCH-SKU,3\n") })
    await expect(page.getByText("1 row needs another look. Nothing was changed.")).toBeVisible()
    await expectNoBarriersInBothThemes(page, "a CSV")
  })
})
