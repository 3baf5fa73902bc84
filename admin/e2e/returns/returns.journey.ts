import type { APIRequestContext } from "@playwright/test"
import { expectNoBarriers, expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { choose } from "../../../backend/tests/browser/choose"
import { aGuest, askForReturn, moveOrder, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

const SHIRT = "classic-white-formal-shirt"
const main = (page: Page) => page.getByRole("main")
const dialog = (page: Page) => page.getByRole("dialog")
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click()

type Ask = { name: string; kind: "return" | "exchange"; photo?: Buffer; note?: string }
/** A delivered order with its buyer's request; the shopkeeper is signed in on the page. */
async function asked(page: Page, request: APIRequestContext, { name, ...wanted }: Ask) {
  const order = await placeOrder(request, aGuest(name), SHIRT)
  await signInAsOwner(page.context())
  const orderId = await moveOrder(page.request, order, 1, 2, 3, 4, 6)
  return { order, orderId, number: await askForReturn(request, orderId, wanted) }
}
async function openRequest(page: Page, number: string): Promise<void> {
  await page.goto(`${theShop().shop}/admin/returns/manage?search=${number}`)
  await page.getByRole("link", { name: new RegExp(number) }).click()
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
}
async function take(page: Page, button: string, state: string): Promise<void> {
  await press(page, button)
  await dialog(page).getByRole("button", { name: button, exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(`The request is now: ${state}`)).toBeVisible()
  // The buttons of the next state are in other places: a press before that would miss.
  await expect(main(page).getByRole("button", { name: button, exact: true })).toBeHidden()
}

test(
  "handles a return from the request to the refund, with its photo, its fee and each consequence shown",
  { tag: "@gate" },
  async ({ page, request }) => {
    test.slow()
    await page.goto(`${theShop().shop}/product/view/${SHIRT}`)
    const photo = await page.screenshot()
    const { order, orderId, number } = await asked(page, request, {
      name: "Amarjit Dhillon",
      kind: "return",
      photo,
      note: "The collar is too tight",
    })
    await page.goto(`${theShop().shop}/admin/returns/manage?search=${order}`)
    await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible()
    expect(await over(page)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: ".cache/screens/returns-list.png" })
    await openRequest(page, number)
    await expect(page.getByText("The collar is too tight")).toBeVisible()
    await expect(page.getByText("Processing fee")).toBeVisible()
    await page.getByRole("button", { name: "See photo 1 large" }).click()
    await expect(dialog(page).getByRole("img", { name: "Photo 1 of 1" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    await page.screenshot({ path: ".cache/screens/return-view.png", fullPage: true })

    await press(page, "Approve")
    await expect(dialog(page)).toContainText("Amarjit Dhillon gets a mail")
    await dialog(page).getByRole("button", { name: "Approve" }).click()
    await expect(page.getByText("The request is now: Approved")).toBeVisible()
    await take(page, "Picked up", "Picked up")
    await press(page, "Received")
    await expect(dialog(page).getByLabel(/^Damaged/)).toBeVisible()
    await expectNoBarriersInBothThemes(page, "receiving a return")
    await page.screenshot({ path: ".cache/screens/return-received.png" })
    await dialog(page).getByRole("button", { name: "Received" }).click()
    await expect(page.getByText("The request is now: Received")).toBeVisible()

    await press(page, "Refund")
    await expect(dialog(page)).toContainText("is refunded to Amarjit Dhillon")
    const amount = dialog(page).getByLabel("Amount")
    await amount.fill("5000")
    await dialog(page).getByRole("button", { name: "Refund", exact: true }).click()
    await expect(dialog(page)).toContainText("More than ₹0 and at most ₹799, please.")
    await amount.fill("650")
    await expect(dialog(page)).toContainText("₹650 is refunded to Amarjit Dhillon")
    await dialog(page).getByRole("button", { name: "Refund", exact: true }).click()
    await expect(dialog(page)).toContainText("This is less than the promised ₹699. Please write why.")
    await dialog(page).getByLabel("Note").fill("A button was missing")
    await page.screenshot({ path: ".cache/screens/return-refund.png" })
    await dialog(page).getByRole("button", { name: "Refund", exact: true }).dblclick()
    await expect(page.getByText("The request is now: Refunded")).toBeVisible()
    await expect(page.getByText("The money was refunded on", { exact: false })).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText("₹650", { exact: false }).first()).toBeVisible()
    await expect(page.getByText("What is next")).toBeHidden()
    expect(await over(page)).toBeLessThanOrEqual(0)
    await expectNoBarriersInBothThemes(page, "a refunded return")

    // From its order and back.
    await page.goto(`${theShop().shop}/admin/order/view/${orderId}`)
    await page.getByRole("link", { name: `Return ${number}` }).click()
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
  },
)

test("names what was refunded before to the buyer and the shop, and refunds what is left", async ({
  page,
  request,
}) => {
  const { orderId, number } = await asked(page, request, { name: "Harjit Sohal", kind: "return" })
  const refund = { orderId, amountRupees: 300, seenRefundedRupees: 0, reason: "A loose seam" }
  const { shop } = theShop()
  const reply = await page.request.post(`${shop}/api/customer/order/refund`, {
    data: refund,
    headers: { origin: shop },
  })
  expect(reply.status()).toBe(200)
  await openRequest(page, number)
  await expect(page.getByText("Refunded or promised already")).toBeVisible()
  await expect(page.getByText("₹399", { exact: true }).first()).toBeVisible()
  await page.screenshot({ path: ".cache/screens/return-short.png", fullPage: true })
  await take(page, "Approve", "Approved")
  await take(page, "Received", "Received")
  await press(page, "Refund")
  await expect(dialog(page)).toContainText("₹300 of that was refunded already")
  await expect(dialog(page)).toContainText("₹399 is refunded to Harjit Sohal")
  await page.screenshot({ path: ".cache/screens/return-short-refund.png" })
  await dialog(page).getByRole("button", { name: "Refund", exact: true }).click()
  await expect(page.getByText("The request is now: Refunded")).toBeVisible()
})

test("rejects a request with a reason, never without one, and archives it", async ({ page, request }) => {
  const { number } = await asked(page, request, { name: "Balwinder Kaur", kind: "return" })
  await openRequest(page, number)
  await press(page, "Reject")
  await dialog(page).getByRole("button", { name: "Reject" }).click()
  await expect(dialog(page)).toContainText("Please say why.")
  await dialog(page).getByLabel("Why").fill("It was worn to a wedding")
  await dialog(page).getByRole("button", { name: "Reject" }).click()
  await expect(page.getByText("The request is now: Rejected")).toBeVisible()
  await expect(page.getByText("It was worn to a wedding")).toBeVisible()
  await press(page, "Archive")
  await dialog(page).getByRole("button", { name: "Archive" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Returns" })).toBeVisible()
  await page.goto(`${theShop().shop}/admin/returns/manage?search=${number}`)
  await expect(page.getByText("No requests match", { exact: false })).toBeVisible()
})

test("handles an exchange step by step: shows what came, what is next, and a step that a colleague took", async ({
  page,
  request,
}) => {
  const { number } = await asked(page, request, { name: "Sukhdev Rana", kind: "exchange" })
  await openRequest(page, number)
  await expect(page.getByText("Size M, wants L")).toBeVisible()
  await page.getByRole("link", { name: "Process return" }).click()
  await page.getByRole("radio", { name: "Reject" }).check()
  await expect(page.getByLabel("Why")).toBeVisible()
  await page.getByRole("radio", { name: "Approve" }).check()
  await expectNoBarriers(page, "handling an exchange")
  await page.screenshot({ path: `.cache/screens/return-edit.png`, fullPage: true })
  await press(page, "Approve")
  await expect(page.getByText("The request is now: Approved")).toBeVisible()
  await expect(main(page).getByRole("button", { name: "Received" })).toBeVisible()
  const other = await page.context().newPage()
  await openRequest(other, number)
  await press(page, "Picked up")
  await expect(dialog(page)).toBeVisible()
  await take(other, "Received", "Received")
  await dialog(page).getByRole("button", { name: "Picked up" }).click()
  await expect(dialog(page).getByRole("alert")).toContainText('"Received" cannot become "Picked up"')
  await dialog(page).getByRole("button", { name: "Cancel" }).click()
  await take(page, "Mark new size as sent", "Exchanged")
  await expect(page.getByText("Refund", { exact: true })).toBeHidden()
})

test("finds requests by state and kind, in the address too", async ({ page, request }) => {
  const { number } = await asked(page, request, { name: "Gurdial Bains", kind: "exchange" })
  await page.goto(`${theShop().shop}/admin/returns/manage?search=${number}`)
  const link = page.getByRole("link", { name: new RegExp(number) })
  await page.getByRole("tab", { name: /^To do/ }).click()
  await expect(page).toHaveURL(/sort=due/)
  await expect(link).toBeVisible()
  await page.getByRole("tab", { name: /^Received/ }).click()
  await expect(link).toBeHidden()
  await page.getByRole("tab", { name: /^Requested/ }).click()
  await expect(page).toHaveURL(/state=requested/)
  await expect(link).toBeVisible()
  await choose(page, "Kind", "Exchange")
  await expect(page).toHaveURL(/kind=exchange/)
  await expect(link).toBeVisible()
})
