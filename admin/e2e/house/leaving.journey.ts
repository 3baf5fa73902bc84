import { colourwayMessages } from "../../../backend/contracts/catalogue/messages"
import { choiceOf, choose } from "../../../backend/tests/browser/choose"
import { aGuest, moveOrder, pieceOf, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath } from "../../../backend/tests/browser/visit"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const pressBack = (page: Page) => page.evaluate(() => window.history.back())
const question = (page: Page) => page.getByRole("dialog").filter({ hasText: "Leave without saving?" })
const answer = async (page: Page, word: "Stay" | "Leave") => {
  await expect(question(page)).toHaveCount(1)
  await question(page).getByRole("button", { name: word }).click()
  await expect(question(page)).toHaveCount(0)
}

/** A new draft, in a colour unique to one journey; returns its id. */
async function aDraft(page: Page): Promise<string> {
  const { _id } = await pieceOf(page.request, "black-aura-formal-shirt")
  const color = `Slate ${Date.now().toString(36).slice(-5)}`
  const response = await page.request.post(`${theShop().shop}/api/admin/product/variant/duplicate`, {
    data: { _id, color, colorCode: "#4A5560" },
    headers: { origin: theShop().shop },
  })
  return ((await response.json()) as { data: { _id: string } }).data._id
}

test("asks before the browser's Back: staying keeps the typed text, leaving leaves, and nothing is asked after saving", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  const id = await aDraft(page)
  const [show, edit] = [`/admin/product/variant/${id}`, `/admin/product/variant/edit/${id}`]
  await open(page, `product/variant/${id}`)
  await page.getByRole("link", { name: "Edit", exact: true }).click()
  const care = page.getByLabel("Wash & care")
  await care.fill("By hand, in the shade.")
  await pressBack(page)
  await answer(page, "Stay")
  await expectPath(page, edit)
  await expect(care).toHaveValue("By hand, in the shade.")

  // A second attempt to leave still shows one dialog.
  await pressBack(page)
  await expect(question(page)).toHaveCount(1)
  await pressBack(page)
  await answer(page, "Leave")
  await expectPath(page, show)
  await expect(page.getByText("As customers see it")).toBeVisible()

  await page.evaluate(() => window.history.forward())
  await expectPath(page, edit)
  await expect(care).not.toHaveValue("By hand, in the shade.")
  await care.fill("Cold, with like colours.")
  await page.keyboard.press("Control+s")
  await expect(page.getByText(colourwayMessages.saved, { exact: true })).toBeVisible()
  await pressBack(page)
  await expectPath(page, show)
  await expect(question(page)).toHaveCount(0)
})

test("asks before Forward too, and not when a filter of the screen changes", async ({ page }) => {
  await signInAsOwner(page.context())
  await open(page, "management/inventory?search=black+aura+formal+shirt")
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Categories" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible()
  await pressBack(page)
  const cell = page.getByRole("gridcell", { name: /^Black Aura, size L:/ })
  await cell.click()
  await page.keyboard.type("41")
  await page.keyboard.press("Enter")
  await expect(page.getByText("1 size changed")).toBeVisible()
  await choose(page, "Sort by", "Emptiest first")
  await expect(page).toHaveURL(/sort=/)
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText("1 size changed")).toBeVisible()

  await pressBack(page)
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.getByText("1 size changed")).toBeVisible()
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Staff" }).click()
  await answer(page, "Stay")
  await page.getByRole("button", { name: "Discard" }).click()
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Staff" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test("keeps the text typed in a dialog when a click misses it, and the dialog itself while it is being sent", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  const number = await placeOrder(page.request, aGuest("Navjot Brar"), "classic-white-formal-shirt")
  const id = await moveOrder(page.request, number, 1)
  await open(page, `order/view/${id}`)
  await page.getByRole("button", { name: /^Another size/ }).click()
  const dialog = page.getByRole("dialog")
  await choiceOf(page, "In place of M").click()
  await page.locator(".ant-select-dropdown:visible .ant-select-item-option").filter({ hasText: /^L · / }).click()
  await dialog.getByLabel("Why").fill("Said on the phone")
  await page.mouse.click(8, 8)
  await expect(dialog.getByLabel("Why")).toHaveValue("Said on the phone")

  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/api/admin/order/correct", async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole("button", { name: "Correct", exact: true }).click()
  await expect(dialog.getByRole("button", { name: "Close" })).toBeDisabled()
  await page.keyboard.press("Escape")
  await expect(dialog.getByLabel("Why")).toHaveValue("Said on the phone")
  answer()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("Size M → L", { exact: false })).toBeVisible()
})
