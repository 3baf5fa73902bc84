import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, moveOrder, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Locator, type Page, test } from "../../../backend/tests/browser/journey"
import { setStock, theShop } from "../../../backend/tests/browser/shop"

const SHIRT = "classic-white-formal-shirt"
const BLACK = "black-aura-formal-shirt"

const dialog = (page: Page) => page.getByRole("dialog")
const option = (page: Page, name: RegExp) =>
  page.locator(".ant-select-dropdown:visible .ant-select-item-option").filter({ hasText: name })
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Chooses the black shirt in a size. */
async function choose(page: Page, click: (what: Locator) => Promise<void>, size: RegExp) {
  await click(dialog(page).getByRole("combobox", { name: "Add a piece" }))
  await page.keyboard.type("black aura formal shirt")
  await click(option(page, /Black Aura Formal Shirt/).first())
  await click(
    dialog(page)
      .getByRole("radiogroup", { name: /^Size of Black Aura/ })
      .getByText(size),
  )
}

test(
  "adds a shirt for a caller with five clicks, and shows it in the order once its link is paid; swaps another",
  { tag: "@both" },
  async ({ page, request }) => {
    test.slow()
    await setStock(BLACK, "L", 5)
    await setStock(BLACK, "M", 5)
    const guest = aGuest("Harleen Gill")
    const number = await placeOrder(request, guest, SHIRT)
    await signInAsOwner(page.context())
    const orderId = await moveOrder(page.request, number, 1)
    await page.goto(`${theShop().shop}/admin/order/view/${orderId}`)
    let clicks = 0
    const click = async (what: Locator) => {
      clicks++
      await what.click()
    }
    await click(page.getByRole("button", { name: "Add a piece" }))
    await choose(page, click, /^L\b/)
    const send = dialog(page).getByRole("button", { name: /^Hold it and send the link, ₹/ })
    await expect(send).toBeVisible()
    await expectNoBarriersInBothThemes(page, "adding a piece to an order")
    await page.screenshot({ path: ".cache/screens/piece-add.png", fullPage: true })
    await click(send)
    expect(clicks).toBe(5)
    await expect(page.getByText(/^Waits for ₹/)).toBeVisible()
    await page.getByRole("link", { name: "See the link" }).click()
    await expect(page.getByRole("heading", { level: 1, name: `Change of order ${number}` })).toBeVisible()
    const [link] = await Promise.all([page.waitForEvent("popup"), page.locator("a[href*='/l/plink_']").click()])
    await link.getByRole("button", { name: /^Pay ₹/ }).click()
    await expect(link.getByText("Paid. Thank you")).toBeVisible()
    await link.close()
    await expect(page.getByText("Paid and placed")).toBeVisible()
    await page.getByRole("link", { name: `Open order ${number}` }).click()
    await expect(page.getByRole("heading", { level: 2, name: "2 pieces" })).toBeVisible()
    await expect(page.getByText(/paid by link$/)).toBeVisible()

    clicks = 0
    await click(page.getByRole("button", { name: /^Swap Classic White Formal Shirt/ }))
    await choose(page, click, /^M\b/)
    await expectNoBarriersInBothThemes(page, "swapping a piece of an order")
    await page.screenshot({ path: ".cache/screens/piece-swap.png", fullPage: true })
    await click(dialog(page).getByRole("button", { name: /^(Change the order|Hold it and send the link)/ }))
    expect(clicks).toBe(5)
    await expect(page.getByText(/^(Swapped|Waits for ₹)/).first()).toBeVisible()
    expect(await over(page)).toBeLessThanOrEqual(0)
    await expectNoBarriersInBothThemes(page, "an order whose pieces were changed")
    await page.screenshot({ path: ".cache/screens/piece-changed.png", fullPage: true })
  },
)

test("waits with an order by phone for a bank transfer, and places it when staff note it", async ({ page }) => {
  const caller = aGuest("Simran Bains")
  await placeOrder(page.request, caller, SHIRT)
  await setStock(SHIRT, "L", 5)
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/order/new`)
  await page.getByRole("combobox", { name: "Find a customer" }).click()
  await page.keyboard.type(caller.phone)
  await option(page, /Simran Bains/).click()
  await page.getByRole("combobox", { name: "Add a piece" }).click()
  await page.keyboard.type("classic white formal")
  await option(page, /Classic White Formal Shirt/)
    .first()
    .click()
  await page
    .getByRole("radiogroup", { name: /^Size of Classic White/ })
    .getByText(/^L\b/)
    .click()
  await expect(page.getByLabel("Cash when it is collected")).toBeDisabled()
  await page.getByText("Bank transfer", { exact: true }).click()
  await expectNoBarriersInBothThemes(page, "an order by phone that is paid by transfer")
  await page.getByRole("button", { name: /^Take the order, ₹/ }).click()
  await expect(page.getByText("Waiting for a bank transfer")).toBeVisible()
  await page.getByRole("button", { name: /received$/ }).click()
  await dialog(page).getByLabel("Number of the transfer").fill("UTR 778812")
  await page.screenshot({ path: ".cache/screens/transfer-received.png", fullPage: true })
  await dialog(page).getByRole("button", { name: "Note it" }).click()
  await expect(page.getByText("Paid and placed")).toBeVisible()
  await page.getByRole("link", { name: /^Open order SL-/ }).click()
  await expect(page.getByText("Bank transfer", { exact: true })).toBeVisible()
})

test("warns before packing that a piece whose link is not paid stays out of the order, and notes it", async ({
  page,
  request,
}) => {
  await setStock(BLACK, "L", 5)
  const number = await placeOrder(request, aGuest("Simran Kang"), SHIRT)
  await signInAsOwner(page.context())
  const orderId = await moveOrder(page.request, number, 1)
  await page.goto(`${theShop().shop}/admin/order/view/${orderId}`)
  await page.getByRole("button", { name: "Add a piece" }).click()
  await choose(page, (what) => what.click(), /^L\b/)
  await dialog(page)
    .getByRole("button", { name: /^Hold it and send the link, ₹/ })
    .click()
  await expect(page.getByText(/^Waits for ₹/)).toBeVisible()
  const warning = dialog(page).getByText(/^1 × Black Aura Formal Shirt, L: the link for ₹[\d,]+ is not paid yet/)
  await page.getByRole("button", { name: "Start work" }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(warning).toBeHidden()
  await dialog(page).getByRole("button", { name: "Start work" }).click()
  await page.getByRole("button", { name: "Ready for shipping" }).click()
  await expect(warning).toBeVisible()
  await expectNoBarriersInBothThemes(page, "packing without a piece that is not paid")
  await dialog(page).getByRole("button", { name: "Ready for shipping" }).click()
  await expect(page.getByText(/^Not added: 1 × Black Aura Formal Shirt, L\. /)).toBeVisible()
  await expect(page.getByText(/^Waits for ₹/)).toBeHidden()
})
