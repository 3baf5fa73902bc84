import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { introduce, pieceOf } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { badge, call, ownBag, shirt } from "../own-bag"
import { choose, expectConfirmed, goToCheckout, openPaymentWindow, payButton, payByUpi, putInBag } from "../steps"

test.describe("an account's own bag", () => {
  test.beforeEach(async () => {
    await Promise.all(["S", "M", "L", "XL"].map((size) => setStock(shirt, size, 20)))
  })

  test("can be bought, and then no longer has the bought pieces", { tag: "@gate" }, async ({ page }) => {
    const who = await aCustomer(page.request)
    await introduce(page.request, who)
    await putInBag(page, shirt, "L")
    await goToCheckout(page)
    await visit(page, "/checkout/payment")
    await expect(payButton(page)).toBeEnabled()
    await openPaymentWindow(page)
    await payByUpi(page)
    await expectConfirmed(page)
    expect(await ownBag(page.request)).toEqual([])
    await expect(badge(page)).not.toContainText(/\d/)
    await visit(page, "/mybag")
    await expect(page.getByText("Your bag is empty")).toBeVisible()
  })

  test("refuses a size that sold out in the meantime in the shop's words, and leaves the bag unchanged", async ({
    page,
  }) => {
    await aCustomer(page.request)
    await visit(page, `/product/${shirt}`)
    await choose(page.getByRole("radio", { name: /^XL(,|$)/ }))
    await setStock(shirt, "XL", 0)
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    await expect(page.getByText("Only 0 unit(s) are available for this size.")).toBeVisible()
    await expect(badge(page)).not.toContainText(/\d/)
    expect(await ownBag(page.request)).toEqual([])
  })

  test("hides the count when it cannot be loaded, says so on the page, and tries again", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_FAILED/)
    await aCustomer(page.request)
    await call(page.request, "bag/add", { variantId: (await pieceOf(page.request, shirt))._id, size: "M" })
    await page.route("**/api/customer/bag/single", (route) => route.abort())
    await visit(page, "/mybag")
    await expect(page.getByText("We could not fetch your bag.")).toBeVisible()
    await expect(badge(page)).not.toContainText(/\d/)
    await page.unroute("**/api/customer/bag/single")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("link", { name: "Classic White Formal Shirt" }).first()).toBeVisible()
    await expect(badge(page)).toContainText("1")
  })

  test("accepts measurements in fractions, compares them with the chart, saves them on request, and fills them in the next time", async ({
    page,
  }) => {
    await aCustomer(page.request)
    await visit(page, `/product/${shirt}`)
    await page.getByRole("button", { name: "Custom Size" }).click()
    const wizard = page.getByRole("dialog", { name: "Your measurements" })
    const next = wizard.getByRole("button", { name: /^(Next|Complete)$/ })
    const field = wizard.getByRole("textbox")
    for (const [at, typed] of ["15 1/2", "18", "40", "36", "24½", "29"].entries()) {
      await field.fill(typed)
      if (at === 2) {
        await wizard.getByRole("button", { name: "and a quarter" }).click()
        await expect(field).toHaveValue("40¼")
        await expect(
          wizard.getByText("Nearest ready-made size so far: L (chest 40, shoulder 18.5 in the size chart)."),
        ).toBeVisible()
        await expectNoBarriers(page, "the measuring dialog")
      }
      if (at === 5) await expect(wizard.getByLabel("Save this measurement for later?")).toBeChecked()
      await next.click()
    }
    await expect(page.getByText("Measurements saved")).toBeVisible()
    expect(await call(page.request, "measurement/single")).toMatchObject({
      neck: 15.5,
      chest: 40.25,
      sleeveLength: 24.5,
    })
    await visit(page, "/product/black-aura-formal-shirt")
    await page.getByRole("button", { name: "Custom Size" }).click()
    await expect(field).toHaveValue("15½")
  })
})
