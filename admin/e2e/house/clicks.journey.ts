import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Locator, type Page, test } from "../../../backend/tests/browser/journey"
import { moreOrders, orderStatuses, theShop } from "../../../backend/tests/browser/shop"

// How many clicks the day's tasks take, from the page where one starts; the figures are in admin/README.md.

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
/** Counts clicks; typing is not a click. */
function aHand() {
  const hand = {
    clicks: 0,
    click: async (what: Locator) => {
      hand.clicks++
      await what.click()
    },
  }
  return hand
}
async function ask<Data>(page: Page, path: string, data: object): Promise<Data> {
  const response = await page.request.post(`${theShop().shop}/api/admin/${path}`, {
    data,
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}
const menu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name, exact: true })
const question = (page: Page) => page.getByRole("dialog")

test.beforeEach(({ page }) => signInAsOwner(page.context()))

test("accepts ten new orders with six clicks", async ({ page }) => {
  const { phone } = aGuest()
  const number = await placeOrder(page.request, { ...aGuest("Paramjit Gill"), phone }, "classic-white-formal-shirt")
  await moreOrders(number, 9)
  await open(page, "dashboard")
  const hand = aHand()
  await hand.click(menu(page, "Orders"))
  await hand.click(page.getByRole("searchbox"))
  await page.keyboard.type(phone)
  await expect(page.locator("[data-row]")).toHaveCount(10)
  await hand.click(page.getByRole("tab", { name: /^Order Placed/ }))
  await hand.click(page.getByRole("checkbox", { name: "Select all" }))
  await hand.click(page.getByRole("button", { name: /^Accept/ }))
  await hand.click(question(page).getByRole("button", { name: "Accept" }))
  await expect(page.getByText("10 orders accepted.")).toBeVisible()
  expect((await orderStatuses(phone)).every(({ code }) => code === 1)).toBe(true)
  expect(hand.clicks).toBeLessThanOrEqual(6)
})

test("finds a customer and measures them again with four clicks", async ({ page }) => {
  const { phone, name } = await aCustomer(undefined, "Balbir Sohal")
  const [customer] = await ask<{ _id: string }[]>(page, "measurement/customers", { search: phone })
  const lower = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }
  await ask(page, "measurement/add", { customerId: customer!._id, measurementType: "lowerBody", ...lower })
  await open(page, "measurement/all")
  const hand = aHand()
  await hand.click(page.getByRole("searchbox"))
  await page.keyboard.type(phone)
  await expect(page.locator("[data-row]")).toHaveCount(1)
  await hand.click(page.getByRole("link", { name: `${name}, Lower body` }))
  await hand.click(page.getByLabel("Hip"))
  await page.keyboard.press("Control+a")
  await page.keyboard.type("41 1/2")
  await hand.click(page.getByRole("button", { name: "Save measurements" }))
  await expect(page.getByText("Measurements saved")).toBeVisible()
  await expect(page.getByRole("region", { name: "History" })).toContainText("Hip 41½″, before 40″")
  expect(hand.clicks).toBe(4)
})

test("puts a category on sale with five clicks, and ends the sale with three", async ({ page }) => {
  const name = `Bandis ${Date.now() % 1_000_000}`
  const place = { active: false, measurementType: "upperBody", sizeChart: null }
  const category = await ask<{ _id: string }>(page, "category/add", { name, ...place })
  const style = await ask<{ _id: string }>(page, "product/add", { name: `${name} Long`, categoryId: category._id })
  const sizes = [{ size: "M", stock: 3 }]
  const colour = { color: "White", colorCode: "#FFFFFF", price: 1000, basePrice: 1000, sizes }
  const { _id } = await ask<{ _id: string }>(page, "product/variant/add", { product: style._id, ...colour })
  const price = async () =>
    (await ask<{ price: number }>(page, "product/variant/single", { variantIdOrSlug: _id })).price

  await open(page, "category/manage")
  const on = aHand()
  await on.click(page.getByRole("link", { name, exact: true }))
  await on.click(page.getByRole("link", { name: "Discount", exact: true }))
  await on.click(page.getByRole("spinbutton", { name: "Percent off" }))
  await page.keyboard.type("30")
  await on.click(page.getByRole("button", { name: "Change 1 colour" }))
  await on.click(question(page).getByRole("button", { name: "Change the prices" }))
  await expect(page.getByText("The price of 1 colour is changed.")).toBeVisible()
  expect([await price(), on.clicks]).toEqual([700, 5])

  await open(page, "dashboard")
  const undoing = aHand()
  await undoing.click(menu(page, "Discount calculator"))
  const batch = page.getByRole("region", { name: "Earlier changes" }).getByRole("listitem").first()
  await undoing.click(batch.getByRole("button", { name: /^Undo/ }))
  await undoing.click(question(page).getByRole("button", { name: "Undo" }))
  await expect.poll(price).toBe(1000)
  expect(undoing.clicks).toBe(3)
})

test("counts thirty sizes with two clicks", async ({ page }) => {
  await open(page, "management/inventory?search=shirt")
  const hand = aHand()
  await hand.click(page.locator("[data-cell]").first())
  for (let n = 0; n < 30; n++) {
    await page.keyboard.type(String(40 + n))
    await page.keyboard.press("Tab")
  }
  await expect(page.getByText("30 sizes changed", { exact: true })).toBeVisible()
  await hand.click(page.getByRole("button", { name: "Save stock" }))
  await expect(page.getByText("Nothing to save", { exact: true })).toBeVisible()
  expect(hand.clicks).toBe(2)
})
