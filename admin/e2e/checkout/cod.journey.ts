import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { codeTo } from "../../../backend/tests/browser/customer"
import { aGuest, type Guest, introduce, moveOrder, pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { resetTries, setStock, theShop } from "../../../backend/tests/browser/shop"

const slug = "classic-white-formal-shirt"

async function ask<Data>(page: Page, path: string, data: object): Promise<Data> {
  const response = await page.request.post(`${theShop().shop}/api/${path}`, {
    data,
    headers: { origin: theShop().shop },
  })
  const reply = (await response.json()) as { success: boolean; message: string; data: Data }
  expect(reply.success, `${path}: ${reply.message}`).toBe(true)
  return reply.data
}

/** A cash-on-delivery order, placed as the shop's page would. Returns its number. */
async function ordered(page: Page, guest: Guest): Promise<string> {
  await introduce(page.request, guest)
  await ask(page, "customer/otp/send", { phone: guest.phone, purpose: "checkout" })
  await ask(page, "customer/otp/verify", { phone: guest.phone, otp: await codeTo(guest.phone), purpose: "checkout" })
  const { _id, price } = await pieceOf(page.request, slug)
  const items = [{ variantId: _id, size: "M", quantity: 1, price }]
  const { attemptId } = await ask<{ attemptId: string }>(page, "customer/order", {
    items,
    cod: { feeRupees: 40, nowRupees: 0 },
  })
  let number = ""
  await expect(async () => {
    const state = await ask<{ orderNumber: string | null }>(page, "customer/order/success", { attemptId })
    number = state.orderNumber ?? ""
    expect(number).toMatch(/^SL-/)
  }).toPass({ timeout: 30_000 })
  return number
}

test("turns cash on delivery on in the settings; checks a courier's file line by line and notes it; takes a parcel back", async ({
  page,
}) => {
  test.slow()
  await resetTries()
  await setStock(slug, "M", 10)
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/management/settings/cod`)
  await expect(page.getByRole("heading", { name: "Cash on delivery", level: 2 })).toBeVisible()
  await page.getByLabel("PIN codes").fill("14, none")
  await page.getByLabel("Offer cash on delivery").check()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("none is no PIN code, nor the beginning of one.")).toBeVisible()
  await page.getByLabel("PIN codes").fill("")
  await page.getByLabel("Fee", { exact: true }).fill("40")
  await expectNoBarriersInBothThemes(page, "the settings of cash on delivery")
  await page.screenshot({ path: ".cache/screens/cod-settings.png", fullPage: true })
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved. The shop shows it now.")).toBeVisible()
  try {
    const [paid, returned] = [await ordered(page, aGuest("Manpreet Sekhon")), await ordered(page, aGuest("Ravi Gill"))]
    await moveOrder(page.request, paid, 1, 3, 4)
    const returnedId = await moveOrder(page.request, returned, 1, 3, 4)

    await page.goto(`${theShop().shop}/admin/order/manage?money=due_at_door`)
    await expect(page.getByText(paid).first()).toBeVisible()
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("menuitem", { name: "Courier’s cash" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.locator("input[type=file]").setInputFiles({
      name: "remittance.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        `AWB NO.,Order No.,Price,Remittance UTR\n,${paid},839.00,UTIB0001\n,${returned},1,UTIB0001\n`,
      ),
    })
    await expect(dialog.getByText("2 lines of the file, matched by its headings")).toBeVisible()
    await dialog.getByRole("button", { name: "Check" }).click()
    await expect(dialog.getByText("1 of 2 can be noted.")).toBeVisible()
    await expect(dialog.getByText("₹839 is due for this order.", { exact: false })).toBeVisible()
    await expectNoBarriersInBothThemes(page, "a remittance that is checked")
    await page.screenshot({ path: ".cache/screens/cod-remittance.png" })
    await dialog.getByRole("button", { name: "Note 1 order" }).click()
    await expect(dialog.getByText("1 of 1 noted.")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).last().click()

    await page.goto(`${theShop().shop}/admin/order/view/${returnedId}`)
    await expect(page.getByText("Due on delivery: ₹839")).toBeVisible()
    await page.getByRole("button", { name: "The parcel came back" }).click()
    await page.getByRole("tooltip").getByRole("button", { name: "The parcel came back" }).click()
    await expect(page.getByText("Order Returned").first()).toBeVisible()
    await page.screenshot({ path: ".cache/screens/cod-undelivered.png", fullPage: true })
  } finally {
    const [{ version, values }] = await ask<[{ version: number; values: object }]>(page, "admin/shop/settings", {
      section: "cod",
    })
    await ask(page, "admin/shop/settings/update", { section: "cod", version, values: { ...values, offered: false } })
  }
})
