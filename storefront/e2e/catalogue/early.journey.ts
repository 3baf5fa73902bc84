import { FIRST_IDENTITY } from "@silai/contracts/shop/identity"
import { shopMessages } from "@silai/contracts/shop/messages"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, test, type Page } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath, untilAlive, visit } from "../../../backend/tests/browser/visit"
import { call } from "../own-bag"
import { PAGES } from "../pages"
import { fillWith, putInBag } from "../steps"

/** Opens a page on a connection so slow that `first` runs before any of its scripts are loaded. */
async function onASlowLine(page: Page, path: string, first: () => Promise<void>): Promise<void> {
  let arrive = () => {}
  const done = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/assets\/.*\.js/, async (route) => {
    await done
    await route.continue()
  })
  await page.goto(theShop().shop + path, { waitUntil: "commit" })
  await first()
  arrive()
  await untilAlive(page)
}

test.describe("before the page is interactive", () => {
  test("keeps a size that was chosen before the page was ready", async ({ page }) => {
    const large = page.getByRole("radio", { name: "L", exact: true })
    await onASlowLine(page, "/product/classic-white-formal-shirt", () => large.check({ force: true }))
    await expect(large).toBeChecked()
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    await expect(page.getByRole("dialog", { name: "Added To Bag" }).getByText("Size L")).toBeVisible()
  })

  test("notices an early press of Add to Bag, shows it, and does it once the page can", async ({ page, isMobile }) => {
    const add = page.getByRole("button", { name: "Add to Bag" }).nth(isMobile ? 1 : 0)
    await onASlowLine(page, "/product/classic-white-formal-shirt", async () => {
      await page.getByRole("radio", { name: "XL", exact: true }).check({ force: true })
      await add.click()
      await expect(add).toHaveAttribute("data-tapped")
    })
    await expect(page.getByRole("dialog", { name: "Added To Bag" }).getByText("Size XL")).toBeVisible()
    await expect(add).not.toHaveAttribute("data-tapped")
  })

  test("says after a long wait how to order anyway, and reloads", async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/)
    await page.route(/assets\/.*\.js/, (route) => route.abort())
    await page.goto(`${theShop().shop}/signin`, { waitUntil: "commit" })
    const notice = page.getByRole("status").filter({ hasText: shopMessages.scriptsLate })
    await expect(notice.getByRole("link", { name: FIRST_IDENTITY.phone })).toBeVisible()
    await page.unroute(/assets\/.*\.js/)
    await notice.getByRole("link", { name: "Load again" }).click()
    await untilAlive(page)
    await expect(notice).toBeHidden()
  })

  test("says on every page how to order anyway: without scripts, and with scripts that fail", async ({
    page,
    browser,
    expectTrouble,
  }) => {
    test.slow()
    expectTrouble(/ERR_FAILED/, /404/, /Unexpected token|SyntaxError/)
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.route(/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: "gone" }))
    for (const path of PAGES) {
      await plain.goto(theShop().shop + path)
      await expect(plain.locator("noscript").getByRole("link", { name: "WhatsApp" }), path).toBeVisible()
      await page.goto(theShop().shop + path, { waitUntil: "commit" })
      const notice = page.getByRole("status").filter({ hasText: shopMessages.scriptsLate })
      await expect(notice.getByRole("link", { name: FIRST_IDENTITY.phone }), path).toBeVisible()
    }
    await plain.context().close()
  })

  test("narrows the list by a filter that was ticked early", { tag: "@desktop" }, async ({ page }) => {
    const box = page.getByRole("checkbox", { name: "Trousers" })
    await onASlowLine(page, "/explore", () => box.check({ force: true }))
    await expect(page).toHaveURL(/category=trousers/i)
    await expect(box).toBeChecked()
  })

  test("shows the bag that this browser stores, and the same afterwards", { tag: "@desktop" }, async ({ page }) => {
    await fillWith(page, "classic-white-formal-shirt", ["L", 2])
    const drawn = page.locator('[data-part="drawn"]')
    await onASlowLine(page, "/mybag", async () => {
      await expect(drawn.getByText("Size L")).toBeVisible()
      await expect(drawn.locator("output")).toHaveText("2")
    })
    await expect(drawn).toHaveCount(0)
    await expect(page.getByRole("listitem").filter({ hasText: "Size L" }).locator("output")).toHaveText("2")
  })

  test("shows a customer's last known bag, and then the present one", { tag: "@desktop" }, async ({ page }) => {
    await aCustomer(page.request)
    await putInBag(page, "classic-white-formal-shirt", "L")
    await visit(page, "/mybag")
    await expect(page.getByRole("listitem").filter({ hasText: "Size L" })).toBeVisible()
    await call(page.request, "bag/removeAll")
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/customer\/bag\/single/, async (route) => {
      await asked
      await route.continue()
    })
    const drawn = page.locator('[data-part="drawn"]')
    await onASlowLine(page, "/mybag", async () => {
      await expect(drawn.getByText("Size L")).toBeVisible()
      answer()
      await expect(drawn.getByText("Size L")).toHaveCount(0)
    })
    await expect(page.getByText("Your bag is empty")).toBeVisible()
    await page.context().clearCookies()
    await visit(page, "/")
    await expect.poll(() => page.evaluate(() => localStorage.getItem("customer-bag"))).toBeNull()
  })

  test("counts text typed early, and puts none of it into the address", async ({ page, expectTrouble }) => {
    expectTrouble(/404/)
    const find = page.getByRole("button", { name: "Find Order" })
    await onASlowLine(page, "/track-order", async () => {
      await page.getByLabel("Order number").fill("sl-999999")
      await page.getByLabel("Mobile number").fill("98765 43210")
      await find.click()
    })
    await expectPath(page, "/track-order")
    await expect(page.getByLabel("Mobile number")).toHaveValue("9876543210")
    await find.click()
    await expectPath(page, "/track-order/SL-999999")
  })

  test("shows the checkout's first step early, and counts text typed into it", async ({ page }) => {
    await fillWith(page, "classic-white-formal-shirt", ["L", 1])
    await onASlowLine(page, "/checkout", async () => {
      await page.getByLabel("Full name").fill("Asha Verma")
      await page.getByRole("radio", { name: /collect/i }).check({ force: true })
    })
    await expect(page.getByText("· 1 item")).toBeVisible()
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Verma")
    await expect(page.getByRole("radio", { name: /collect/i })).toBeChecked()
    await expect(page.getByLabel("PIN code")).toBeHidden()
  })

  test("shows the sign-up form early, and checks the number that was typed into it", async ({ page }) => {
    await onASlowLine(page, "/signup", () => page.getByLabel("Phone number").fill("12345"))
    await page.getByRole("button", { name: "Request OTP" }).click()
    await expect(page.getByLabel("Phone number")).toHaveValue("12345")
    await expect(page.getByLabel("Phone number")).toHaveAttribute("aria-invalid", "true")
  })
})
