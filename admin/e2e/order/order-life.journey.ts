import { expectNoBarriers, expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

async function openOrder(page: Page, number: string): Promise<void> {
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/order/manage?search=${number}`)
  await page.getByRole("link", { name: new RegExp(`Order ${number}`) }).click()
  await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
}
const dialog = (page: Page) => page.getByRole("dialog")
/** The pressed button is gone, and the focus did not fall to the page's top. */
const expectFocusKept = (page: Page) => expect(page.getByRole("main").locator(":focus")).toHaveCount(1)
async function step(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name })
  await button.click()
  await dialog(page).getByRole("button", { name }).click()
  await expect(dialog(page)).toBeHidden()
  // The buttons of the next status are in other places: a press before that would miss.
  await expect(button).toBeHidden()
  await expectFocusKept(page)
}

test(
  "takes an order from acceptance to delivery, and stores how the parcel travels",
  { tag: "@gate" },
  async ({ page, request }) => {
    test.slow()
    const number = await placeOrder(request, aGuest("Navdeep Brar"), "classic-white-formal-shirt")
    await openOrder(page, number)
    for (const name of ["Accept order", "Start work", "Ready for shipping"]) await step(page, name)
    await page.getByRole("main").getByRole("button", { name: "Mark as shipped" }).click()
    await expect(dialog(page).getByText("A shipped order cannot be cancelled.")).toBeVisible()
    await dialog(page).getByLabel("Courier").fill("Delhivery")
    await dialog(page).getByLabel("Tracking number").fill("DL-4711")
    await dialog(page).getByLabel("Tracking link").fill("nowhere")
    await dialog(page).getByRole("button", { name: "Mark as shipped" }).click()
    await expect(dialog(page).getByText("A link begins with https://")).toBeVisible()
    await expectNoBarriersInBothThemes(page, "how a parcel travels")
    await dialog(page).getByLabel("Tracking link").fill("https://track.example/DL-4711")
    await dialog(page).getByRole("button", { name: "Mark as shipped" }).click()
    await expect(page.getByText("The order is now: Shipped")).toBeVisible()
    await expect(page.getByText("Delhivery, DL-4711")).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expectFocusKept(page)
    await expect(page.getByRole("button", { name: "Cancel order" })).toBeHidden()
    for (const name of ["Out for delivery", "Mark as delivered"]) await step(page, name)
    await page.reload()
    await expect(page.getByText("Delivered").first()).toBeVisible()
    await expect(page.getByRole("link", { name: "Follow the parcel" })).toHaveAttribute("href", /track\.example/)
  },
)

test(
  "cancels an order with a reason, says that the refund is on its way, and offers no further step",
  { tag: "@gate" },
  async ({ page, request }) => {
    const number = await placeOrder(request, aGuest("Simran Gill"), "classic-white-formal-shirt")
    await openOrder(page, number)
    await page.getByRole("button", { name: "Cancel order" }).click()
    await expect(dialog(page).getByText("₹799 is refunded to Simran Gill.")).toBeVisible()
    // The other button cannot be read as the cancellation itself.
    expect(await dialog(page).getByRole("button").allInnerTexts()).toEqual(
      expect.arrayContaining(["Keep the order", "Cancel order"]),
    )
    await dialog(page).getByRole("button", { name: "Keep the order" }).click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole("button", { name: "Cancel order" }).click()
    await dialog(page).getByRole("button", { name: "Cancel order" }).click()
    await expect(dialog(page).getByText("Please say why.")).toBeVisible()
    await dialog(page).getByLabel("Why").fill("The cloth has run out")
    await expectNoBarriers(page, "cancelling an order")
    await dialog(page).getByRole("button", { name: "Cancel order" }).dblclick()
    await expect(page.getByText("The order is now: Cancelled")).toBeVisible()
    await expect(page.getByText("Why it was cancelled: The cloth has run out")).toBeVisible()
    await expect(page.getByRole("button", { name: "Accept order" })).toBeHidden()
    await expect(dialog(page)).toBeHidden()
    await expectFocusKept(page)
    await expect(page.getByText("Refunded").first()).toBeVisible({ timeout: 20_000 })
  },
)
