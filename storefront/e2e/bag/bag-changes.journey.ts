import type { Page } from "@playwright/test"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, introduce, pieceOf } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { badge, call, shirt } from "../own-bag"
import { fillWith, payButton } from "../steps"

const trousers = "beige-mist-formal-trousers"
type Stored = { version: number; bag: { items: { size: string; price: number }[] } }

/** As if the shop had asked other prices when these sizes were put into the bag. */
async function seenAt(page: Page, prices: Record<string, number>) {
  await page.evaluate((seen) => {
    const stored = JSON.parse(localStorage.getItem("root")!) as Stored
    for (const line of stored.bag.items) line.price = seen[line.size] ?? line.price
    localStorage.setItem("root", JSON.stringify(stored))
  }, prices)
}

test.describe("what changed since the bag was filled", () => {
  test("shows changed prices and reduced quantities once, before paying, and counts them as seen after continuing", async ({
    page,
  }) => {
    const { price } = await pieceOf(page.request, shirt)
    await Promise.all([setStock(shirt, "S", 9), setStock(shirt, "L", 9), setStock(shirt, "M", 1)])
    await fillWith(page, shirt, ["S", 1], ["L", 1], ["M", 2])
    await seenAt(page, { S: price - 50, L: price + 50 })
    await visit(page, "/mybag")
    const news = page.getByRole("status").filter({ hasText: "Since you filled your bag" })
    await expect(news).toContainText(`Size S: Price went from ₹${price - 50} to ₹${price} since you added it`)
    await expect(news).toContainText(`Size L is now ₹${price}, you save ₹50`)
    await expect(news).toContainText("Size M: Only 1 left: quantity was lowered from 2")
    await expect(badge(page)).toContainText("3")
    await expectNoBarriers(page, "what changed in the bag")
    await page.reload()
    await expect(news).toContainText("Price went from")
    await page.getByRole("button", { name: "Proceed to Checkout" }).first().click()
    await expectPath(page, "/checkout")
    await expect(page.getByLabel("Full name")).toBeVisible()
    await expect(news).toBeHidden()
    await visit(page, "/mybag")
    await expect(page.getByText("3 items", { exact: true })).toBeVisible()
    await page.waitForLoadState("networkidle")
    await expect(news).toBeHidden()
  })

  test("names a sold-out piece at the checkout's first step and in the bag panel, with a way to continue without it", async ({
    page,
  }) => {
    await Promise.all([setStock(shirt, "S", 9), setStock(trousers, "M", 0)])
    await fillWith(page, shirt, ["S", 1])
    await visit(page, "/")
    await badge(page).click()
    await expect(page.getByRole("link", { name: "Review Bag (1)" })).toBeVisible()
    await fillWith(page, trousers, ["M", 1], ["L", 1])
    await visit(page, "/support")
    await badge(page).click()
    await expect(page.getByText("Size M: Out of Stock")).toBeVisible()
    await visit(page, "/checkout")
    const news = page.getByRole("status").filter({ hasText: "Since you filled your bag" })
    await expect(news).toContainText("Size M: Out of Stock")
    await expectNoBarriers(page, "what sold out at the checkout")
    await news
      .getByRole("button", { name: /^Remove / })
      .first()
      .click()
    await expect(page.getByText("Item Removed from Bag")).toBeVisible()
    await expect(news).toBeHidden()
    await expect(page.getByRole("complementary", { name: "Order summary" }).getByText("1 item")).toBeVisible()
  })

  test("shows a customer what changed since the last visit on any device", async ({ page }) => {
    await aCustomer(page.request)
    await setStock(shirt, "M", 9)
    const { _id: variantId, price } = await pieceOf(page.request, shirt)
    type Bag = { bagItems: { _id: string }[] }
    const { bagItems } = await call<Bag>(page.request, "bag/add", { variantId, size: "M" })
    await call(page.request, "bag/seen", { lines: [{ _id: bagItems[0]!._id, price: price - 100 }] })
    await visit(page, "/mybag")
    await expect(page.getByText(`Price went from ₹${price - 100} to ₹${price} since you added it`)).toBeVisible()
    await page.getByRole("link", { name: "Silai, home" }).click()
    await expect
      .poll(
        async () =>
          (await call<{ bagItems: { seenPrice: number }[] }>(page.request, "bag/single")).bagItems[0]!.seenPrice,
      )
      .toBe(price)
  })

  test("shows a price that changes at the last moment next to the button, and charges it after one more tap", async ({
    page,
  }) => {
    const guest = aGuest()
    await introduce(page.request, guest)
    const { price } = await pieceOf(page.request, shirt)
    await setStock(shirt, "L", 9)
    await fillWith(page, shirt, ["L", 1])
    await seenAt(page, { L: price - 50 })
    // The shop's prices come late: the button still has the previous total.
    let isLate = true
    await page.route("**/api/customer/product/variant/verifyPrice", async (route) => {
      if (isLate) return route.fulfill({ json: { success: true, message: "", data: [] } })
      return route.continue()
    })
    await visit(page, "/checkout/payment")
    await expect(payButton(page)).toContainText(`₹${price - 50}`)
    isLate = false
    await payButton(page).click()
    await expect(page.getByText(`Price went from ₹${price - 50} to ₹${price} since you added it`)).toBeVisible()
    await expect(payButton(page)).toContainText(`₹${price}`)
    await expectNoBarriers(page, "another price at the payment")
    await payButton(page).click()
    await expect(page.frameLocator("iframe.razorpay-checkout-frame").getByLabel("UPI ID")).toBeVisible()
  })
})
