import type { APIRequestContext, Page } from "@playwright/test"
import { expectNoBarriers } from "../../backend/tests/browser/axe"
import { aCustomer } from "../../backend/tests/browser/customer"
import { introduce, pieceOf } from "../../backend/tests/browser/guest"
import { expect, test } from "../../backend/tests/browser/journey"
import { setStock, theShop } from "../../backend/tests/browser/shop"
import { expectPath, visit } from "../../backend/tests/browser/visit"
import { expectConfirmed, goToCheckout, keepLooking, openPaymentWindow, payByUpi, payButton, putInBag, signInByPassword } from "./steps"

const shirt = "classic-white-formal-shirt"
const lower = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

async function call<Data>(at: APIRequestContext, path: string, data: unknown = {}): Promise<Data> {
  const response = await at.post(`${theShop().shop}/api/customer/${path}`, { data, headers: { origin: theShop().shop } })
  return ((await response.json()) as { data: Data }).data
}
type Bag = { bagItems: { slug: string; size: unknown; quantity: number }[] }
/** What lies in the account's bag, as the shop has it. */
const ownBag = async (at: APIRequestContext) => (await call<Bag>(at, "bag/single")).bagItems.map(({ size, quantity }) => `${String(size)} ${quantity}`).sort()
/** What lies in this browser's own bag. */
const here = (page: Page) => page.evaluate(() => (JSON.parse(localStorage.getItem("root") ?? "{}") as { bag?: { items: { size: string }[] } }).bag?.items.map(({ size }) => size) ?? [])

/** A guest's bag with one line for each size, as this browser would have kept it. */
async function fillWith(page: Page, ...lines: [size: string, quantity: number][]): Promise<void> {
  const { _id, variantName, color, price, images, product } = await pieceOf(page.request, shirt)
  const items = lines.map(([size, quantity]) => ({
    bagItemId: `line-${size}-${Date.now()}`, variantId: _id, variantName, name: variantName, slug: shirt, categoryName: product.category.name, productId: product._id,
    categoryId: product.category._id, color, price, addedAt: new Date().toISOString(), image: images[0].url, quantity, size, orderType: "readymade",
  }))
  await page.goto(`${theShop().shop}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem("root", text), JSON.stringify({ version: 1, bag: { items, cartCount: 0 } }))
}

const badge = (page: Page) => page.getByRole("button", { name: /^Bag/ })
/** The shopper looks at this window again. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))

test.describe("the bag of somebody with an account", () => {
  test.beforeEach(async () => {
    await Promise.all(["S", "M", "L", "XL"].map((size) => setStock(shirt, size, 20)))
  })

  test("what a guest chose and measured comes along at sign-in, and is there on every device", async ({ page, anotherBrowser }) => {
    const who = await aCustomer()
    await putInBag(page, shirt, "M")
    await keepLooking(page)
    await page.evaluate((rows) => localStorage.setItem("lowerBodyMeasurement", rows), JSON.stringify(Object.entries(lower).map(([name, value]) => ({ name, value }))))
    await visit(page, "/signin?next=/mybag")
    await signInByPassword(page, who.email, who.password)
    await expectPath(page, "/mybag")
    await expect(page.getByText("1 item", { exact: true })).toBeVisible()
    await expect(badge(page)).toContainText("1")
    expect(await here(page)).toEqual([])
    expect(await call(page.request, "measurement/single")).toMatchObject(lower)
    await expectNoBarriers(page, "the bag of an account")

    const other = await (await anotherBrowser()).newPage()
    await visit(other, "/signin?next=/mybag")
    await signInByPassword(other, who.email, who.password)
    await expect(other.getByRole("link", { name: "Classic White Formal Shirt" }).first()).toBeVisible()
    await other.getByRole("button", { name: "One more" }).click()
    await expect(badge(other)).toContainText("2")
    await expect.poll(() => ownBag(other.request)).toEqual(["M 2"])
    await comeBack(page)
    await expect(badge(page)).toContainText("2")
    await page.getByRole("button", { name: /^Remove Classic White/ }).click()
    await expect(page.getByText("Item Removed from Bag")).toBeVisible()
    await expect(page.getByText("Your bag is empty")).toBeVisible()
    expect(await ownBag(page.request)).toEqual([])
  })

  test("two tabs that find the same guest's bag bring each line once", async ({ page, context }) => {
    await aCustomer(context.request)
    await fillWith(page, ["M", 1], ["L", 2], ["S", 1])
    const second = await context.newPage()
    await Promise.all([visit(page, "/mybag"), visit(second, "/mybag")])
    for (const tab of [page, second]) await expect(badge(tab)).toContainText("4")
    expect(await ownBag(page.request)).toEqual(["L 2", "M 1", "S 1"])
    expect([await here(page), await here(second)]).toEqual([[], []])
  })

  test("a line that drops midway loses nothing and doubles nothing: the rest comes along at the next visit", async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/)
    const who = await aCustomer()
    await fillWith(page, ["M", 1], ["L", 1], ["S", 1])
    await visit(page, "/signin")
    let asked = 0
    await page.route("**/api/customer/bag/update", async (route) => {
      asked += 1
      if (asked === 1) return route.continue()
      // The shop takes the second line, and its answer is lost on the way.
      await route.fetch().catch(() => undefined)
      await route.abort()
    })
    await signInByPassword(page, who.email, who.password)
    await expect(page.getByText("Failed to shift data to your account")).toBeVisible()
    expect((await here(page)).length).toBeGreaterThan(0)
    await page.unroute("**/api/customer/bag/update")
    await visit(page, "/mybag")
    await expect(page.getByText("3 items", { exact: true })).toBeVisible()
    await expect.poll(() => here(page)).toEqual([])
    expect(await ownBag(page.request)).toEqual(["L 1", "M 1", "S 1"])
  })

  test("is bought from, and empty of what was bought", async ({ page }) => {
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

  test("what sold out on the way is refused in the shop's words, and the bag stays as it was", async ({ page }) => {
    await aCustomer(page.request)
    await visit(page, `/product/${shirt}`)
    await page.getByRole("radio", { name: /^XL(,|$)/ }).check({ force: true })
    await setStock(shirt, "XL", 0)
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    await expect(page.getByText("Only 0 unit(s) are available for this size.")).toBeVisible()
    await expect(badge(page)).not.toContainText(/\d/)
    expect(await ownBag(page.request)).toEqual([])
  })

  test("when it cannot be fetched the count is gone, and the page says so and tries again", async ({ page, expectTrouble }) => {
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

  test("measurements are taken in fractions, compared with the chart, saved on request, and fill the fields the next time", async ({ page }) => {
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
        await expect(field).toHaveValue("40 ¼")
        await expect(wizard.getByText("Nearest ready-made size so far: L (chest 40, shoulder 18.5 in the size chart).")).toBeVisible()
        await expectNoBarriers(page, "the measuring dialog")
      }
      if (at === 5) await expect(wizard.getByLabel("Save this measurement for later?")).toBeChecked()
      await next.click()
    }
    await expect(page.getByText("Measurements saved")).toBeVisible()
    expect(await call(page.request, "measurement/single")).toMatchObject({ neck: 15.5, chest: 40.25, sleeveLength: 24.5 })
    await visit(page, "/product/black-aura-formal-shirt")
    await page.getByRole("button", { name: "Custom Size" }).click()
    await expect(field).toHaveValue("15 ½")
  })
})
