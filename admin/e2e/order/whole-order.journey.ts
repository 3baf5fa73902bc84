import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { choiceOf } from "../../../backend/tests/browser/choose"
import {
  aGuest,
  measured,
  moveOrder,
  placeOrder,
  placeOrderOf,
  signInAsOwner,
} from "../../../backend/tests/browser/guest"
import { expect, type Locator, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

// Usual requests of callers, with the clicks that each takes from the dashboard; typing is not a click.

const SHIRT = "classic-white-formal-shirt"
const dialog = (page: Page) => page.getByRole("dialog")
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const atDashboard = async (page: Page) => {
  await page.goto(`${theShop().shop}/admin/dashboard`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
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
/** An option of a select, shown with a number. */
async function pick(page: Page, label: string, word: RegExp) {
  await choiceOf(page, label).click()
  await page.locator(".ant-select-dropdown:visible .ant-select-item-option").filter({ hasText: word }).click()
}
/** Ctrl+K, what the caller says, Enter. */
async function find(page: Page, typed: string, number: string) {
  await page.keyboard.press("Control+k")
  await page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox").fill(typed)
  await expect(page.getByRole("option", { name: new RegExp(`^${number}`) })).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
}

test(
  "corrects a caller's chest and size with four clicks each, and notes a wish and the tailor",
  { tag: "@both" },
  async ({ page, request }) => {
    test.slow()
    const guest = aGuest("Jasleen Virk")
    const number = await placeOrderOf(request, guest, [
      { slug: SHIRT, size: "M" },
      { slug: SHIRT, size: measured },
    ])
    await signInAsOwner(page.context())
    await atDashboard(page)
    await find(page, `+91 ${guest.phone.slice(0, 5)} ${guest.phone.slice(5)}`, number)
    const hand = aHand()
    await hand.click(page.getByRole("button", { name: /^Correct measurements/ }))
    await dialog(page).getByLabel("Chest").fill("42 1/2")
    await expectNoBarriersInBothThemes(page, "correcting measurements")
    await page.screenshot({ path: ".cache/screens/correct-measurement.png", fullPage: true })
    await hand.click(dialog(page).getByRole("button", { name: "Correct", exact: true }))
    await expect(page.getByText("A mail goes to the buyer.", { exact: false })).toBeVisible()
    await expect(page.getByText("Chest 40 → 42½", { exact: false })).toBeVisible()
    expect(hand.clicks).toBeLessThanOrEqual(4)

    await page.getByRole("button", { name: /^Another size/ }).click()
    await pick(page, "In place of M", /^L · /)
    await dialog(page).getByRole("button", { name: "Correct", exact: true }).click()
    await expect(page.getByText("Size M → L", { exact: false })).toBeVisible()

    await page.getByLabel("The buyer's wish").fill("A softer collar")
    await page.getByRole("button", { name: "Save the wish" }).click()
    await expect(page.getByText("The wish is saved", { exact: false })).toBeVisible()
    await pick(page, "Sewn by", /^Harpreet Singh/)
    await expect(page.getByText("Harpreet Singh sews this order.")).toBeVisible()
    await page.keyboard.press("Escape")
    expect(await over(page)).toBeLessThanOrEqual(0)
    await expectNoBarriersInBothThemes(page, "an order that was corrected")
    await page.screenshot({ path: `.cache/screens/order-corrected.png`, fullPage: true })

    await moveOrder(page.request, number, 1)
    await page.goto(`${theShop().shop}/admin/workshop?search=${guest.phone}`)
    const card = page.getByRole("listitem").filter({ hasText: number })
    for (const words of ["42½", "A softer collar", "Sewn by Harpreet Singh"]) await expect(card).toContainText(words)
    await page.screenshot({ path: ".cache/screens/workshop-sewn.png", fullPage: true })
  },
)

test("opens an exchange for a caller with six clicks, notes its pick-up, and finds it by the courier's number", async ({
  page,
  request,
}) => {
  test.slow()
  const guest = aGuest("Manmeet Bedi")
  const number = await placeOrder(request, guest, SHIRT)
  await signInAsOwner(page.context())
  await moveOrder(page.request, number, 1, 3, 4, 6)
  await atDashboard(page)
  await find(page, guest.name, number)
  const hand = aHand()
  await hand.click(page.getByRole("button", { name: "Open for a caller" }))
  await hand.click(dialog(page).getByText("Exchange", { exact: true }))
  const count = dialog(page).getByLabel("Classic White Formal Shirt, M: how many")
  await count.fill("1")
  // Its arrows appear under the mouse, and leave room for the number.
  await count.hover()
  await expect.poll(async () => (await count.boundingBox())?.width).toBeGreaterThan(30)
  // Sending without a size says so at its field; this is no click of the usual way.
  await dialog(page).getByRole("button", { name: "Open", exact: true }).click()
  await expect(dialog(page).getByText("Please choose a size.")).toBeVisible()
  hand.clicks += 2
  await pick(page, "In which size: Classic White Formal Shirt", /^L · /)
  await expectNoBarriersInBothThemes(page, "opening an exchange for a caller")
  await page.screenshot({ path: ".cache/screens/open-for-caller.png", fullPage: true })
  await hand.click(dialog(page).getByRole("button", { name: "Open", exact: true }))
  await expect(page.getByRole("heading", { level: 1, name: /^Exchange RT-/ })).toBeVisible()
  expect(hand.clicks).toBeLessThanOrEqual(6)
  const main = page.getByRole("main")
  await main.getByRole("button", { name: "Approve", exact: true }).click()
  await dialog(page).getByRole("button", { name: "Approve", exact: true }).click()
  await main.getByRole("button", { name: "Note the pick-up" }).click()
  const awb = `PK${guest.phone}`
  await dialog(page).getByLabel("Courier").fill("Delhivery")
  await dialog(page).getByLabel("Tracking number").fill(awb)
  await dialog(page).getByRole("button", { name: "Note the pick-up" }).click()
  await expect(main.getByText(`Delhivery ${awb}`, { exact: false })).toBeVisible()
  await page.screenshot({ path: ".cache/screens/return-parcel.png", fullPage: true })
  await atDashboard(page)
  await page.keyboard.press("Control+k")
  await page.getByRole("dialog", { name: "Find anything" }).getByRole("combobox").fill(awb)
  await expect(page.getByRole("option", { name: /^RT-/ })).toBeVisible()
  await page.screenshot({ path: ".cache/screens/found-parcel.png" })
})

test("ships parcels from a courier's own file with five clicks, and finds settings by searching", async ({
  page,
  request,
}) => {
  test.slow()
  const guest = aGuest("Nirmal Toor")
  const numbers = [await placeOrder(request, guest, SHIRT), await placeOrder(request, { ...guest }, SHIRT)]
  await signInAsOwner(page.context())
  for (const number of numbers) await moveOrder(page.request, number, 1, 3)
  await page.goto(`${theShop().shop}/admin/order/manage?search=${guest.phone}`)
  const hand = aHand()
  await hand.click(page.getByRole("button", { name: "Tracking numbers" }))
  const rows = numbers.map((number, at) => `149081234567${at},24-11-2026,${number},"12 Mall Road,\nLudhiana"`)
  const chosen = page.waitForEvent("filechooser")
  await hand.click(dialog(page).getByRole("button", { name: "Choose a file" }))
  const buffer = Buffer.from(`Waybill No,Pickup Date,Order ID,Address\n${rows.join("\n")}\n`)
  await (await chosen).setFiles({ name: "delhivery.csv", mimeType: "text/csv", buffer })
  await expect(dialog(page).getByLabel("Courier of all parcels")).toHaveValue("Delhivery")
  await hand.click(dialog(page).getByRole("button", { name: "Check" }))
  await expect(dialog(page).getByText("2 of 2 can be shipped.")).toBeVisible()
  await expectNoBarriersInBothThemes(page, "a courier's file")
  await page.screenshot({ path: ".cache/screens/courier-file.png", fullPage: true })
  await hand.click(dialog(page).getByRole("button", { name: "Ship 2 orders" }))
  await expect(dialog(page).getByText("2 of 2 shipped.")).toBeVisible()
  expect(hand.clicks).toBeLessThanOrEqual(5)
  // Nothing is left to send: the pressed button is disabled, and a frame later the focus is next to it.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden({ timeout: 500 })
  }).toPass()

  await page.goto(`${theShop().shop}/admin/management`)
  await page.getByRole("searchbox", { name: "Find a setting" }).fill("gstin")
  await expect(page.getByRole("main").getByRole("link", { name: "About the shop" })).toBeVisible()
  await expectNoBarriersInBothThemes(page, "what can be set")
  await page.screenshot({ path: ".cache/screens/management.png", fullPage: true })
  await page.getByRole("main").getByRole("link", { name: "About the shop" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
})
