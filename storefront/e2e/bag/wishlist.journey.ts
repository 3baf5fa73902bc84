import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { badge, shirt } from "../own-bag"
import { signInByPassword } from "../steps"

test("moves a guest's wishes along at sign-in, shares them by link, and moves them to the bag", async ({
  page,
  browser,
}) => {
  const who = await aCustomer()
  await setStock(shirt, "M", 20)
  await visit(page, `/product/${shirt}`)
  await page
    .getByRole("button", { name: /^Add .* to your wishlist$/ })
    .first()
    .click()
  await visit(page, "/wishlist")
  const wish = page.getByRole("button", { name: /^Remove .* from your wishlist$/ })
  await expect(wish).toHaveCount(1)
  await expectNoBarriers(page, "a wishlist")
  await visit(page, "/signin?next=/wishlist")
  await signInByPassword(page, who.email, who.password)
  await expectPath(page, "/wishlist")
  await expect(wish).toHaveCount(1)
  await page.getByRole("button", { name: "Share by link" }).click()
  const link = await page.getByRole("link", { name: /\/wishlist\// }).getAttribute("href")
  const other = await (await browser.newContext()).newPage()
  await other.goto(link!)
  await expect(other.getByRole("heading", { name: "A shared wishlist" })).toBeVisible()
  await expect(other.locator("main [data-card]")).toHaveCount(1)
  await page.getByRole("combobox", { name: /^Size of/ }).selectOption("M")
  await page.getByRole("button", { name: "Move to Bag" }).click()
  await expect(badge(page)).toContainText("1")
  await expect(page.getByText("Your wishlist is empty")).toBeVisible()
  await other.context().close()
})
