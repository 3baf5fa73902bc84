import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

const open = async (page: Page, path: string) => {
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const marked = (page: Page) => page.evaluate(() => (window as { marked?: true }).marked === true)
const mark = (page: Page) => page.evaluate(() => void ((window as { marked?: true }).marked = true))

test("offers to reload when a release has replaced a screen's file, and opens the screen afterwards", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/dynamically imported module|Failed to load resource/)
  // On a metered line no screen is preloaded, so that its file is still to be fetched.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  await open(page, "dashboard")
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }))
  await page.getByRole("link", { name: "Reviews", exact: true }).first().click()
  await expect(page.getByText("This screen stopped working")).toBeVisible()
  await expect(page.getByText("A newer version of the back office may be out. Reloading fetches it.")).toBeVisible()
  await page.unrouteAll()
  await mark(page)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible()
  expect(await marked(page)).toBe(false)
})

test("loads a page again that the browser restored as it was, perhaps after a sign-out", async ({ page }) => {
  await open(page, "dashboard")
  await mark(page)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })))
  expect(await marked(page)).toBe(true)
  await Promise.all([
    page.waitForEvent("load"),
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  ])
  expect(await marked(page)).toBe(false)
})

test("reads a month of the tax report as it is typed, in the browsers without a month field too", async ({ page }) => {
  await open(page, "management/gst")
  const month = page.getByLabel("Month")
  for (const [typed, meant] of [
    ["10/2026", "2026-10"],
    ["2026-09", "2026-09"],
    ["०८/२०२६", "2026-08"],
  ] as const) {
    await month.click()
    await month.press("ControlOrMeta+A")
    await month.pressSequentially(typed)
    await month.press("Tab")
    await expect(page).toHaveURL(new RegExp(`month=${meant}`))
  }
  await month.click()
  await page.locator(`.ant-picker-cell[title="2026-07"]:visible`).click()
  await expect(page).toHaveURL(/month=2026-07/)
})
