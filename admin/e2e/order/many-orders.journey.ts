import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Locator, type Page, test } from "../../../backend/tests/browser/journey"
import { cancelOrders, moreOrders, orderStatuses, sql, theShop } from "../../../backend/tests/browser/shop"
import { orderMessages } from "../../../backend/contracts/order/messages"

const row = (page: Page) => page.locator("[data-row]")
const chosen = (page: Page) => page.getByRole("region", { name: "Chosen orders" })
const question = (page: Page) => page.getByRole("dialog")

/** A hundred new orders of one phone, and their list open. */
async function aHundredOrders(page: Page, name: string) {
  const guest = aGuest(name)
  const number = await placeOrder(page.request, guest, "classic-white-formal-shirt")
  const numbers = [number, ...(await moreOrders(number, 99))]
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/order/manage?search=${guest.phone}&status=0`)
  await expect(row(page)).toHaveCount(25)
  return { ...guest, numbers }
}
const accepted = async (phone: string) => (await orderStatuses(phone)).filter(({ code }) => code === 1).length

test("accepts a hundred orders with only the keyboard, and gives the next the focus after each", async ({ page }) => {
  test.slow()
  const { phone, numbers } = await aHundredOrders(page, "Baldev Mann")
  const focused = page.locator("[data-row]:focus")
  let keys = 0
  const press = async (...these: string[]) => {
    for (const key of these) {
      keys++
      await page.keyboard.press(key)
    }
  }

  await press("j")
  // One by one, each read first.
  for (let place = 0; place < 5; place++) {
    await expect(focused).toContainText(numbers[place]!)
    await press("Enter")
    await expect(page.getByRole("heading", { level: 1, name: numbers[place] })).toBeVisible()
    await press("a")
    await expect(question(page).getByRole("button", { name: "Accept order" })).toBeFocused()
    await press("Enter")
    await expect(page.getByText(orderMessages.updated("Order Accepted")).last()).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await press("u")
    await expect(focused).toContainText(numbers[place + 1]!)
  }
  expect(await accepted(phone)).toBe(5)
  // Ten that are selected from the list.
  for (let place = 5; place < 15; place++) await press("x", "j")
  await expect(chosen(page)).toContainText("10 orders chosen")
  await press("a")
  await expect(question(page).getByRole("button", { name: "Accept" })).toBeFocused()
  await press("Enter")
  await expect(page.getByText("10 orders accepted.")).toBeVisible()
  await expect(focused).toContainText(numbers[15]!)
  // The others, a page at a time.
  for (const left of [85, 60, 35, 10]) {
    const now = Math.min(25, left)
    await expect(row(page).first()).toContainText(numbers[100 - left]!)
    await press("X")
    await expect(chosen(page)).toContainText(`${now} orders chosen`)
    await press("a")
    await expect(question(page)).toContainText(`Accept ${now} orders?`)
    await expect(question(page).getByRole("button", { name: "Accept" })).toBeFocused()
    await press("Enter")
    await expect.poll(() => accepted(phone), { timeout: 30_000 }).toBe(100 - left + now)
    await expect(chosen(page)).toHaveCount(0)
  }
  await expect(page.getByText("No orders match")).toBeVisible()
  expect(new Set((await orderStatuses(phone)).map(({ by }) => by)).size).toBe(1)
  expect(keys).toBeLessThanOrEqual(55)
})

test("accepts a hundred orders on four pages at once, and names one by one those that could not be", async ({
  page,
}) => {
  test.slow()
  const { phone, numbers } = await aHundredOrders(page, "Surjit Aulakh")
  let clicks = 0
  const click = async (what: Locator) => {
    clicks++
    await what.click()
  }
  const all = page.getByRole("checkbox", { name: "Select all" })
  for (let at = 1; at <= 4; at++) {
    if (at > 1) await click(page.getByRole("listitem", { name: String(at), exact: true }))
    await expect(row(page).first()).toContainText(numbers[(at - 1) * 25]!)
    await click(all)
  }
  await expect(chosen(page)).toContainText("100 orders chosen, 75 of them not on this page")
  // A colleague cancels two of them, one here and one on another page.
  await cancelOrders([numbers[3]!, numbers[80]!])
  await click(chosen(page).getByRole("button", { name: /^Accept/ }))
  await expect(question(page)).toContainText("Accept 100 orders?")
  const started = Date.now()
  await click(question(page).getByRole("button", { name: "Accept" }))
  const failures = page.getByRole("dialog", { name: "2 of 100 could not be done" })
  await expect(failures).toBeVisible({ timeout: 60_000 })
  test
    .info()
    .annotations.push({ type: "a hundred accepted", description: `${Date.now() - started} ms, ${clicks} clicks` })
  for (const number of [numbers[3]!, numbers[80]!]) await expect(failures.getByText(number)).toBeVisible()
  await failures.getByRole("button", { name: "Close" }).last().click()
  expect(await accepted(phone)).toBe(98)
  expect(clicks).toBeLessThanOrEqual(9)
})

test("selects all matching orders with one link and accepts them by the list's filters, but not one that leaves the list in between", async ({
  page,
}) => {
  test.slow()
  const { phone, numbers } = await aHundredOrders(page, "Hardeep Virk")
  let clicks = 0
  const click = async (what: Locator) => {
    clicks++
    await what.click()
  }
  await click(page.getByRole("checkbox", { name: "Select all" }))
  await click(chosen(page).getByRole("button", { name: "Choose all 100 that match" }))
  await expect(chosen(page)).toContainText("All 100 that match are chosen")
  await click(chosen(page).getByRole("button", { name: "Accept 100" }))
  await expect(question(page)).toContainText("Accept 100 orders?")
  // While the dialog is open, a colleague cancels two of them, one on another page of the list.
  await cancelOrders([numbers[3]!, numbers[80]!])
  const asked = page.waitForRequest("**/api/admin/order/move-matching")
  await click(question(page).getByRole("button", { name: "Accept" }))
  // Only the filters and the two orders around the hundred are sent, not the hundred ids.
  const { part } = (await asked).postDataJSON() as { part: { filters: object; number: number } }
  expect([part.filters, part.number]).toMatchObject([{ search: phone, status: [0] }, 100])
  const outcome = page.getByRole("dialog", { name: "2 of 100 could not be done" })
  await expect(outcome).toContainText("2 had already left the list", { timeout: 60_000 })
  await outcome.getByRole("button", { name: "Close" }).last().click()
  expect(await accepted(phone)).toBe(98)
  expect(clicks).toBe(4)
})

test("writes one note on all matching orders, and ends that selection when one is unticked", async ({ page }) => {
  test.slow()
  const { numbers } = await aHundredOrders(page, "Kirandeep Gill")
  await page.getByRole("checkbox", { name: "Select all" }).click()
  await chosen(page).getByRole("button", { name: "Choose all 100 that match" }).click()
  await page.getByRole("checkbox", { name: `Choose ${numbers[0]}` }).click()
  await expect(chosen(page)).toContainText("24 orders chosen")
  await page.getByRole("checkbox", { name: `Choose ${numbers[0]}` }).click()
  await chosen(page).getByRole("button", { name: "Choose all 100 that match" }).click()
  await chosen(page).getByRole("button", { name: "Note" }).click()
  await question(page).getByLabel("Note").fill("The courier comes at four")
  await question(page).getByRole("button", { name: "Add the note" }).click()
  await expect(page.getByText("Noted about 100 orders.")).toBeVisible({ timeout: 60_000 })
  await page.getByRole("link", { name: new RegExp(`Order ${numbers[0]}`) }).click()
  await expect(page.getByText("The courier comes at four")).toBeVisible()
})

test("archives all matching orders, and restores ticked ones, with one call for each hundred, and gives the rows the focus again", async ({
  page,
}) => {
  test.slow()
  const { phone, numbers } = await aHundredOrders(page, "Gurdev Rai")
  const closed = numbers.slice(40).map((number) => Number(number.slice(3)))
  await sql(`update order_state set code = 11 where number = any($1)`, [closed])
  await sql(
    `insert into "order" (id, display_id, status, currency_code, email) select order_id, number, 'canceled', 'inr', email
       from order_state where number = any($1)`,
    [closed],
  )
  const archived = async () =>
    (await sql(`select 1 from order_state where phone = $1 and archived_at is not null`, [phone])).length
  const asked: { of: { part?: { number: number }; orderIds?: string[] } }[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/admin/order/archive-many"))
      asked.push(request.postDataJSON() as (typeof asked)[number])
  })
  await page.goto(`${theShop().shop}/admin/order/manage?search=${phone}`)
  await page.getByRole("checkbox", { name: "Select all" }).click()
  await chosen(page).getByRole("button", { name: "Choose all 100 that match" }).click()
  await chosen(page).getByRole("button", { name: "Archive 60" }).click()
  await question(page).getByRole("button", { name: "Archive" }).click()
  await expect(page.getByText("60 orders archived.")).toBeVisible({ timeout: 60_000 })
  await expect(page.locator("[data-row]:focus")).toBeVisible()
  expect([await archived(), asked.map(({ of }) => of.part?.number)]).toEqual([60, [60]])

  await page.goto(`${theShop().shop}/admin/order/manage?search=${phone}&archived=1`)
  await expect(row(page)).toHaveCount(25)
  await page.getByRole("checkbox", { name: "Select all" }).click()
  await chosen(page).getByRole("button", { name: "Unarchive 25" }).click()
  await expect(page.getByText("25 orders restored.")).toBeVisible({ timeout: 60_000 })
  expect([await archived(), asked.at(-1)!.of.orderIds?.length, asked.length]).toEqual([35, 25, 2])
})

test("never changes a selection made under one filter under another", async ({ page }) => {
  await aHundredOrders(page, "Jaspal Bedi")
  await page.getByRole("checkbox", { name: "Select all" }).click()
  await expect(chosen(page)).toContainText("25 orders chosen")
  await page.getByRole("tab", { name: /^All/ }).click()
  await expect(chosen(page)).toHaveCount(0)
})

test("lets cards be ticked and accepted with the thumb on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { phone, numbers } = await aHundredOrders(page, "Tarsem Lal")
  const tick = page.getByRole("checkbox", { name: `Choose ${numbers[1]}` })
  await tick.click()
  await page.getByRole("checkbox", { name: `Choose ${numbers[0]}` }).click()
  await expect(chosen(page)).toContainText("2 orders chosen")
  const accept = chosen(page).getByRole("button", { name: /^Accept/ })
  // Within reach of the thumb, as large as a thumb, and ticking has not opened the order.
  const box = (await accept.boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(44)
  expect(box.y + box.height).toBeGreaterThan(844 - 80)
  expect((await tick.locator("xpath=ancestor::label").boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await accept.click()
  await question(page).getByRole("button", { name: "Accept" }).click()
  await expect(page.getByText("2 orders accepted.")).toBeVisible()
  expect(await accepted(phone)).toBe(2)
  await page.getByRole("checkbox", { name: "Select all" }).click()
  await expect(chosen(page)).toContainText("25 orders chosen")
})
