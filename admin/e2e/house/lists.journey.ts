import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

const openList = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.locator("[data-row]").first()).toBeVisible()
}
const rowOf = (page: Page, number: string) => page.getByRole("link", { name: new RegExp(`Order ${number}`) })
const firstRow = (page: Page) => page.locator("[data-row]").first()
/** The name of the row that has the focus. */
const focused = (page: Page) => page.locator("[data-row]:focus")
const csvOf = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ])
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString()
  return { name: file.suggestedFilename(), lines: text.trim().split("\r\n") }
}

test(
  "accepts many orders at once, and keeps a refused one selected with its reason",
  { tag: "@gate" },
  async ({ page, request }) => {
    test.slow()
    const guest = aGuest("Manjot Bhullar")
    const numbers = [
      await placeOrder(request, guest, "classic-white-formal-shirt"),
      await placeOrder(request, guest, "classic-white-formal-shirt", "L"),
      await placeOrder(request, guest, "classic-white-formal-shirt", "XL"),
    ]
    await signInAsOwner(page.context())
    await openList(page, `order/manage?search=${guest.phone}&status=0`)
    await expect(page.locator("[data-row]")).toHaveCount(3)
    await page.getByRole("checkbox", { name: "Select all" }).check()
    await expect(page.getByText("3 orders chosen")).toBeVisible()
    await page.getByRole("checkbox", { name: `Choose ${numbers[0]}` }).uncheck()

    // A colleague is quicker with one of the two.
    await page.route("**/api/admin/live", (route) => route.abort())
    const { data } = (await (
      await page.context().request.post(`${theShop().shop}/api/customer/order/all`, {
        data: { search: numbers[1] },
        headers: { origin: theShop().shop },
      })
    ).json()) as { data: { _id: string }[] }
    await page.context().request.post(`${theShop().shop}/api/customer/order/update`, {
      data: { orderId: data[0]!._id, status: 1 },
      headers: { origin: theShop().shop },
    })
    await page.getByRole("button", { name: /^Accept/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click()
    await expect(page.getByRole("dialog", { name: "1 of 2 could not be done" }).getByText(numbers[1]!)).toBeVisible()
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await expect(rowOf(page, numbers[0]!)).toBeVisible()
    await expect(page.locator("[data-row]")).toHaveCount(1)
  },
)

test("focuses the next order on Back after one is accepted", async ({ page, request }) => {
  test.slow()
  const guest = aGuest("Harleen Sidhu")
  const older = await placeOrder(request, guest, "classic-white-formal-shirt")
  const newer = await placeOrder(request, guest, "classic-white-formal-shirt", "L")
  await signInAsOwner(page.context())
  await openList(page, `order/manage?search=${guest.phone}&status=0`)
  await rowOf(page, newer).click()
  await page.getByRole("button", { name: "Accept order" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Accept order" }).click()
  await expect(page.getByText("The order is now: Order Accepted")).toBeVisible()
  await page.getByRole("link", { name: "Orders" }).last().click()
  await expect(rowOf(page, newer)).toHaveCount(0)
  await expect(rowOf(page, older)).toBeFocused()
})

test("sorts a list by its headings, undoes that by Back, and opens the plain list from the menu", async ({ page }) => {
  await signInAsOwner(page.context())
  await openList(page, "product/variants/all")
  const newest = await firstRow(page).textContent()
  await openList(page, "product/variants/all?low=1")
  await page.getByRole("button", { name: "Running low" }).click()
  await expect(page).toHaveURL(/variants\/all$/)
  const price = page.getByRole("columnheader", { name: "Price" })
  await price.click()
  await expect(page).toHaveURL(/\?sort=price$/)
  await expect(price).toHaveAttribute("aria-sort", "ascending")
  await price.click()
  await expect(page).toHaveURL(/\?sort=-price$/)
  await page.reload()
  await expect(price).toHaveAttribute("aria-sort", "descending")
  await page.goBack()
  await expect(price).toHaveAttribute("aria-sort", "ascending")
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Colours" }).click()
  await expect(page).toHaveURL(/variants\/all$/)
  await expect(price).not.toHaveAttribute("aria-sort", /./)
  await expect(firstRow(page)).toHaveText(newest!)
})

test("understands j, k, x, Enter and / in every list", async ({ page }) => {
  await signInAsOwner(page.context())
  for (const path of ["product/manage", "product/variants/all"]) {
    await openList(page, path)
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("j")
    const first = await focused(page).textContent()
    await page.keyboard.press("j")
    await expect(focused(page)).not.toHaveText(first!)
    await page.keyboard.press("k")
    await expect(focused(page)).toHaveText(first!)
    await page.keyboard.press("/")
    await expect(page.getByRole("searchbox")).toBeFocused()
  }
  await page.getByRole("heading", { level: 1 }).click()
  await page.keyboard.press("j")
  await page.keyboard.press("x")
  await expect(page.getByText("1 colour chosen")).toBeVisible()
  const name = await focused(page).textContent()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: name! })).toBeVisible()
})

test("shows twelve rows at once; keeps columns and row spacing in this browser", async ({ page }) => {
  await signInAsOwner(page.context())
  await openList(page, "product/variants/all")
  const seen = () =>
    page
      .locator("[data-row]")
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= 900).length)
  expect(await seen()).toBeGreaterThanOrEqual(12)
  await page.getByRole("button", { name: "Columns and row height" }).click()
  await page.getByRole("checkbox", { name: "Product" }).uncheck()
  await page.getByRole("radio", { name: "Dense" }).check()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("columnheader", { name: "Product" })).toHaveCount(0)
  await page.reload()
  await expect(page.locator("[data-row]").first()).toBeVisible()
  await expect(page.getByRole("columnheader", { name: "Product" })).toHaveCount(0)
  expect(await seen()).toBeGreaterThanOrEqual(14)
})

test("saves orders and colours as files, as they are filtered", async ({ page, request }) => {
  const guest = aGuest("Ranbir Chahal")
  const number = await placeOrder(request, guest, "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  await openList(page, `order/manage?search=${guest.phone}`)
  const orders = await csvOf(page)
  expect(orders.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  expect(orders.lines).toHaveLength(2)
  expect(orders.lines[1]).toContain(`${number},`)
  await openList(page, "product/variants/all?search=black+aura")
  const variants = await csvOf(page)
  expect(variants.lines).toHaveLength(1 + (await page.locator("[data-row]").count()))
})

test("shows the list that the address names on a busy machine too: after a filter, and after a quick Back", async ({
  page,
}) => {
  // React renders in slices that it schedules by browser messages; here each slice comes late.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage as (...sent: unknown[]) => void
    MessagePort.prototype.postMessage = function (...sent: unknown[]) {
      setTimeout(() => post.apply(this, sent), 250)
    }
  })
  await signInAsOwner(page.context())
  await openList(page, "product/variants/all?search=black+aura+formal+shirt")
  const found = page.getByRole("link", { name: "Black Aura Formal Shirt" })
  await expect(found).toBeVisible()
  await page.getByRole("tab", { name: /^Draft/ }).click()
  await expect(page.getByText("No colours match")).toBeVisible()
  await page.goBack()
  await expect(found).toBeVisible()
  await expect(page).not.toHaveURL(/status=/)
})

test("keeps text typed right after a click in the menu in its field, even when the list begins to follow it", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/dashboard`)
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Colours" }).click()
  const search = page.getByRole("searchbox", { name: "Search colours" })
  await search.click()
  await page.keyboard.type("black")
  await expect(page).toHaveURL(/search=black$/)
  await page.keyboard.type(" aura")
  await expect(page).toHaveURL(/search=black\+aura$/)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue("black aura")
})

test("shows the first record of a list within the top 300 pixels on a phone", async ({ page, request }) => {
  await placeOrder(request, aGuest("Sukhwinder Mann"), "classic-white-formal-shirt")
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsOwner(page.context())
  for (const path of ["order/manage", "payment/all", "product/manage", "product/variants/all", "manage/customer"]) {
    await openList(page, path)
    const { y } = (await firstRow(page).boundingBox())!
    expect.soft(y, path).toBeLessThan(300)
  }
})
