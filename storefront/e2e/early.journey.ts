import { expect, test, type Page } from "../../backend/tests/browser/journey"
import { theShop } from "../../backend/tests/browser/shop"
import { expectPath, untilAlive } from "../../backend/tests/browser/visit"

/** Opens a page on a line so slow that `first` happens before any of its code is there. */
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

test.describe("before the page comes alive", () => {
  test("a size that was chosen stays chosen", async ({ page }) => {
    const large = page.getByRole("radio", { name: "L", exact: true })
    await onASlowLine(page, "/product/classic-white-formal-shirt", () => large.check({ force: true }))
    await expect(large).toBeChecked()
    await page.getByRole("button", { name: "Add to Bag" }).first().click()
    await expect(page.getByRole("dialog", { name: "Added To Bag" }).getByText("Size L")).toBeVisible()
  })

  test("a filter that was ticked narrows the shelf", { tag: "@once" }, async ({ page }) => {
    const box = page.getByRole("checkbox", { name: "Trousers" })
    await onASlowLine(page, "/explore", () => box.check({ force: true }))
    await expect(page).toHaveURL(/category=trousers/i)
    await expect(box).toBeChecked()
  })

  test("what was typed counts, and nothing of it is put into the address", async ({ page, expectTrouble }) => {
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
})
