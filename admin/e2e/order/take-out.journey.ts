import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrderOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"

test(
  "takes a pair of trousers out of an order: refunds its money, and shows it to the buyer as taken out",
  { tag: "@gate" },
  async ({ page, request }) => {
    test.slow()
    const guest = aGuest("Rajdeep Maan")
    const number = await placeOrderOf(request, guest, [
      { slug: "classic-white-formal-shirt", size: "M", quantity: 2 },
      { slug: "black-aura-formal-trousers", size: "M" },
    ])
    await signInAsOwner(page.context())
    await page.goto(`${theShop().shop}/admin/order/manage?search=${number}`)
    await page.getByRole("link", { name: new RegExp(`Order ${number}`) }).click()
    await page.getByRole("button", { name: "Remove items" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Remove items" }).click()
    await expect(dialog.getByText("Choose at least one piece.")).toBeVisible()
    const shirts = dialog.getByLabel("Classic White Formal Shirt, M: how many to take out")
    const trousers = dialog.getByLabel("Black Aura Formal Trousers, M: how many to take out")
    await trousers.fill("1")
    await shirts.fill("2")
    await dialog.getByLabel("Why").fill("The cloth has a flaw")
    await dialog.getByRole("button", { name: "Remove items" }).click()
    await expect(dialog.getByText("This is all that is left of the order.", { exact: false })).toBeVisible()
    await shirts.fill("0")
    await expect(dialog.getByText("is refunded to Rajdeep Maan", { exact: false })).toBeVisible()
    await expectNoBarriersInBothThemes(page, "taking pieces out")
    await page.screenshot({ path: ".cache/screens/take-out.png" })
    await dialog.getByRole("button", { name: "Remove items" }).click()
    await expect(page.getByText("1 piece is taken out of the order.")).toBeVisible()
    await expect(page.getByRole("heading", { name: "2 pieces" })).toBeVisible()
    await expect(page.getByText("was refunded", { exact: false })).toBeVisible({ timeout: 30_000 })
    await expectNoBarriersInBothThemes(page, "an order with pieces taken out")
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.screenshot({ path: ".cache/screens/taken-out.png", fullPage: true })

    await visit(page, "/track-order")
    await page.getByLabel("Order number").fill(number)
    await page.getByLabel("Mobile number").fill(guest.phone)
    await page.getByRole("main").getByRole("button", { name: "Find Order" }).click()
    await expect(page.getByText(/^1 taken out on/)).toBeVisible()
    await expect(page.getByText("Before pieces were taken out")).toBeVisible()
    await page.screenshot({ path: ".cache/screens/taken-out-shop.png", fullPage: true })
  },
)
