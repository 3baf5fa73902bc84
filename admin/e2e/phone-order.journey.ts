import { expectNoBarriersInBothThemes } from "../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../backend/tests/browser/guest"
import { expect, type Locator, test } from "../../backend/tests/browser/journey"
import { setStock, theShop } from "../../backend/tests/browser/shop"

const slug = "classic-white-formal-shirt"

test("takes an order by phone with eight clicks from the orders to its link, and places it once the link is paid", async ({
  page,
}) => {
  const caller = aGuest("Manpreet Sekhon")
  await placeOrder(page.request, caller, slug)
  await setStock(slug, "L", 5)
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/dashboard`)
  let clicks = 0
  const click = async (what: Locator) => {
    clicks++
    await what.click()
  }
  const option = (name: RegExp) => page.locator(".ant-select-item-option").filter({ hasText: name })
  await click(page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Orders", exact: true }))
  await click(page.getByRole("link", { name: "New order" }))
  const find = page.getByRole("combobox", { name: "Find a customer" })
  await click(find)
  await page.keyboard.type(caller.phone)
  await click(option(/Manpreet Sekhon/))
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(caller.name)
  await expect(page.getByLabel("House, street")).toHaveValue(caller.line1)
  await click(page.getByRole("combobox", { name: "Add a piece" }))
  await page.keyboard.type("classic white formal")
  await click(option(/Classic White Formal Shirt/).first())
  await click(page.getByRole("radiogroup", { name: /^Size of Classic White/ }).getByText(/^L\b/))
  const take = page.getByRole("button", { name: "Take the order, ₹799" })
  await expect(take).toBeEnabled()
  await expectNoBarriersInBothThemes(page, "a new order by phone")
  await click(take)
  await expect(page.getByRole("heading", { level: 1, name: "Phone order of Manpreet Sekhon" })).toBeVisible()
  await expect(page.getByText("Waiting for payment by link")).toBeVisible()
  expect(clicks).toBe(8)
  await expectNoBarriersInBothThemes(page, "an order by phone that waits")

  await page.getByRole("button", { name: "Send again" }).click()
  await expect(page.getByText("The link to pay goes to Manpreet Sekhon", { exact: false }).first()).toBeVisible()
  const [link] = await Promise.all([page.waitForEvent("popup"), page.locator("a[href*='/l/plink_']").click()])
  await link.getByRole("button", { name: "Fail" }).click()
  await expect(link.getByRole("alert")).toContainText("declined")
  await link.getByRole("button", { name: "Pay ₹799.00" }).click()
  await expect(link.getByText("Paid. Thank you")).toBeVisible()
  await link.close()
  await expect(page.getByText("Paid and placed")).toBeVisible()
  await page.getByRole("link", { name: /^Open order SL-/ }).click()
  await expect(page.getByText("Taken by Harpreet Singh")).toBeVisible()
})

test("shows where an order by phone could not load its data, and loads it with one click once the shop answers again", async ({
  page,
}) => {
  await setStock(slug, "L", 5)
  await signInAsOwner(page.context())
  for (const call of ["customer/all", "product/variant/single", "order/quote"])
    await page.route(`**/api/admin/${call}`, (route) => route.abort("internetdisconnected"))
  await page.goto(`${theShop().shop}/admin/order/new`)
  const unreached = page.getByText("could not be reached", { exact: false })
  const again = page.getByRole("button", { name: "Try again" })

  await page.getByRole("combobox", { name: "Find a customer" }).click()
  await expect(unreached).toBeVisible()
  await expect(page.getByText("No one found.", { exact: false })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await page.getByRole("combobox", { name: "Add a piece" }).click()
  await page.keyboard.type("classic white formal")
  const option = page.locator(".ant-select-dropdown:visible .ant-select-item-option")
  await option
    .filter({ hasText: /Classic White Formal Shirt/ })
    .first()
    .click()
  await expect(again).toBeVisible()
  await page.unroute("**/api/admin/product/variant/single")
  await again.click()
  await page
    .getByRole("radiogroup", { name: /^Size of Classic White/ })
    .getByText(/^L\b/)
    .click()
  await expect(page.getByRole("button", { name: "Take the order" })).toBeDisabled()
  await page.unroute("**/api/admin/order/quote")
  await again.click()
  await expect(page.getByRole("button", { name: "Take the order, ₹799" })).toBeEnabled()
})
