import { expectNoBarriers, expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import type { Locator } from "@playwright/test"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

const row = (page: Page) => page.locator("[data-row]")
const chosen = (page: Page) => page.getByRole("region", { name: "Chosen orders" })
const dialog = (page: Page) => page.getByRole("dialog")
const list = (search: string) => `${theShop().shop}/admin/order/manage?search=${search}`

/** Orders of one phone, moved on by a colleague. */
async function someOrders(page: Page, name: string, count: number, ...statuses: number[]) {
  const guest = aGuest(name)
  const numbers: string[] = []
  for (let at = 0; at < count; at++) numbers.push(await placeOrder(page.request, guest, "classic-white-formal-shirt"))
  await signInAsOwner(page.context())
  for (const status of statuses) {
    const reply = await page.request.post(`${theShop().shop}/api/admin/order/move`, {
      data: { orders: numbers.map((order) => ({ order })), status },
      headers: { origin: theShop().shop },
      timeout: 60_000,
    })
    const { data } = (await reply.json()) as { data: { moved: boolean; message: string }[] }
    expect(data.filter(({ moved }) => !moved)).toEqual([])
  }
  return { ...guest, numbers }
}

test(
  "ships parcels from the courier's list: matching lines are shown first, the others stay in the box",
  { tag: "@gate" },
  async ({ page }) => {
    test.slow()
    const { numbers, phone } = await someOrders(page, "Navdeep Brar", 3, 1, 3)
    await page.goto(list(phone))
    // Search, tools and the main button are in one row on a desk.
    const rowOf = async (one: Locator) => {
      const box = await one.boundingBox()
      return box && Math.round(box.y + box.height / 2)
    }
    const tools = page.getByRole("button", { name: "Tracking numbers" })
    expect(await rowOf(page.getByRole("link", { name: "New order" }))).toBe(await rowOf(tools))
    await tools.click()
    const lines = [
      "Order,Courier,AWB",
      `${numbers[0]},Delhivery,AWB-1`,
      `${numbers[1]},Delhivery,AWB-2,nowhere`,
      "SL-99999999,Delhivery,AWB-3",
    ]
    await dialog(page).getByLabel("Orders and tracking numbers").fill(lines.join("\n"))
    await dialog(page).getByRole("button", { name: "Check" }).click()
    await expect(dialog(page).getByText("1 of 3 can be shipped.")).toBeVisible()
    await expect(dialog(page).getByText("The link must begin with https://.")).toBeVisible()
    await expect(dialog(page).getByText("We could not find this order.")).toBeVisible()
    await expectNoBarriersInBothThemes(page, "parcels before they are shipped")
    await dialog(page).getByRole("button", { name: "Ship 1 order" }).click()
    await expect(dialog(page).getByText("1 of 1 shipped.")).toBeVisible()
    await expect(dialog(page).getByLabel("Orders and tracking numbers")).toHaveValue(lines.slice(2).join("\n"))
    await dialog(page).getByRole("button", { name: "Close" }).last().click()
    await expect(page.getByRole("link", { name: new RegExp(`Order ${numbers[0]}.*Shipped`) })).toBeVisible()
    await expect(page.getByRole("link", { name: new RegExp(`Order ${numbers[1]}.*Ready for Shipping`) })).toBeVisible()
  },
)

test(
  "filters a list by pieces to make, money, state and days, saves it by name, and keeps every filter in its address",
  { tag: "@desktop" },
  async ({ page }) => {
    const { phone, numbers } = await someOrders(page, "Baldev Mann", 2)
    await page.goto(list(phone))
    await expect(row(page)).toHaveCount(2)
    await page.getByText("Filters", { exact: true }).click()
    await page.getByRole("combobox", { name: "Goods", exact: true }).press("ArrowDown")
    await page.locator(".ant-select-item-option:visible").filter({ hasText: "Has made-to-measure" }).click()
    await expect(page.getByText("No orders match")).toBeVisible()
    await expect(page).toHaveURL(/kind=custom/)
    await page.getByRole("button", { name: "Clear all" }).first().click()
    await page.goto(`${list(phone)}&kind=readymade&states=Punjab&money=paid`)
    await expect(row(page)).toHaveCount(2)
    await page.getByRole("button", { name: "Save this view" }).click()
    await dialog(page).getByLabel("Name").fill("Paid in Punjab")
    await expect(dialog(page).getByText("It is kept for you on every device.")).toBeVisible()
    await dialog(page).getByRole("button", { name: "Save", exact: true }).click()
    const views = page.getByRole("navigation", { name: "Saved views" })
    const share = views.getByRole("button", { name: "Share the view Paid in Punjab with all staff" })
    await share.click()
    await expect(share).toHaveAttribute("aria-pressed", "true")
    // Another device of the same person, where nothing is kept.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(share).toHaveAttribute("aria-pressed", "true")
    await expect(views.getByRole("link", { name: "Paid in Punjab" })).toHaveAttribute("aria-current", "page")
    await page.goto(`${theShop().shop}/admin/order/manage`)
    await views.getByRole("link", { name: "Paid in Punjab" }).click()
    await expect(page).toHaveURL(/states=Punjab/)
    await expect(row(page).first()).toContainText(numbers[1]!)
    await views.getByRole("button", { name: "Remove the view Paid in Punjab" }).click()
    await expect(views.getByRole("link", { name: "Paid in Punjab" })).toHaveCount(0)
  },
)

test(
  "packs selected orders, prints their papers in one file, keeps each order's invoice, and counts it in the month's report",
  { tag: "@desktop" },
  async ({ page }) => {
    test.slow()
    // A headless browser reports that it shows no PDF, and would save the file.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "pdfViewerEnabled", { get: () => true })
      // Its invisible print dialog closes the page now and then.
      const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "contentWindow")!
      const print = () => document.documentElement.setAttribute("data-printed", "")
      Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
        get(this: HTMLIFrameElement) {
          return this.src.startsWith("blob:") ? { focus: () => undefined, print } : (get!.call(this) as Window)
        },
      })
    })
    const { phone, numbers } = await someOrders(page, "Surjit Aulakh", 2, 1)
    await page.goto(list(phone))
    await page.getByRole("checkbox", { name: "Select all" }).click()
    await chosen(page).getByRole("button", { name: /^Pack/ }).click()
    await dialog(page).getByRole("button", { name: "Pack" }).click()
    await expect(page.getByText("2 orders packed.")).toBeVisible()
    await page.getByRole("checkbox", { name: "Select all" }).click()
    await chosen(page).getByRole("button", { name: "Print papers" }).click()
    await expect(dialog(page).getByText("It holds the papers of up to 100 orders")).toBeVisible()
    await dialog(page).getByRole("button", { name: "Print", exact: true }).click()
    await expect(dialog(page).getByText("Choose at least one paper.")).toBeVisible()
    for (const kind of ["Packing slip", "Tax invoice"]) await dialog(page).getByRole("checkbox", { name: kind }).check()
    await expectNoBarriersInBothThemes(page, "which papers are printed")
    const printed = page.waitForResponse("**/api/admin/paper/print")
    await dialog(page).getByRole("button", { name: "Print", exact: true }).click()
    expect((await printed).headers()["content-type"]).toBe("application/pdf")
    // The file is in a separate frame, and the print dialog opens for that frame.
    const frame = page.locator('iframe[src^="blob:"]')
    await expect(frame).toHaveCount(1)
    // A browser that shows no PDF does not say that the frame has loaded.
    await frame.dispatchEvent("load")
    await expect(page.locator("html[data-printed]")).toHaveCount(1)
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole("link", { name: new RegExp(`Order ${numbers[0]}`) }).click()
    await expect(page.getByText(/INV\/\d\d-\d\d\/\d{6}/)).toBeVisible()
    const file = await page.getByRole("link", { name: /^Open INV/ }).getAttribute("href")
    expect(file).toMatch(/^\/api\/papers\/INV-\d\d-\d\d-\d{6}\.pdf\?token=/)
    const opened = await page.request.get(theShop().shop + file)
    expect([opened.status(), opened.headers()["content-type"]]).toEqual([200, "application/pdf"])
    await expectNoBarriers(page, "an order with its papers")
    await page.goto(`${theShop().shop}/admin/management/gst`)
    await expect(page.getByRole("region", { name: "By rate" }).getByText("5%")).toBeVisible()
    const csv = page.waitForEvent("download")
    await page.getByRole("button", { name: "By HSN as CSV" }).click()
    expect((await csv).suggestedFilename()).toMatch(/^gst-hsn-20\d\d-\d\d\.csv$/)
  },
)

test("has its tools in two rows on a tablet, and scrolls only the table sideways", async ({ page }) => {
  const { phone, numbers } = await someOrders(page, "Navdeep Brar", 1)
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(list(phone))
  await expect(row(page)).toHaveCount(1)
  const heading = page.getByRole("heading", { level: 1 })
  const tools = [
    heading,
    page.getByRole("searchbox", { name: /orders/i }),
    page.getByRole("button", { name: "Filters" }),
    page.getByRole("link", { name: "New order" }),
  ]
  const middles = await Promise.all(
    tools.map(async (one) => {
      const box = (await one.boundingBox())!
      return Math.round((box.y + box.height / 2) / 10)
    }),
  )
  expect(new Set(middles).size).toBe(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Tracking numbers" }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press("Escape")

  // The order's own page has its title in one line, and its buttons in another.
  await row(page).click()
  const title = page.getByRole("heading", { level: 1, name: new RegExp(numbers[0]!) })
  await expect(title).toBeVisible()
  const [head, button] = await Promise.all([
    title.boundingBox(),
    page.getByRole("button", { name: "Accept" }).first().boundingBox(),
  ])
  expect(head!.height).toBeLessThan(60)
  expect(button!.y).toBeGreaterThan(head!.y + head!.height)
})
