import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Locator, type Page, test } from "../../../backend/tests/browser/journey"
import { setStock, sql, theShop } from "../../../backend/tests/browser/shop"

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
  await expect(page.getByRole("complementary").getByText(caller.line1)).toBeVisible()
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

const half = { neck: 15.5, shoulder: 18, chest: 40, upperBodyWaist: 34, sleeveLength: 25, shirtLength: 29 }

/** A customer with an account, and the shop's measurements of them. */
async function measuredCustomer(page: Page, name: string, chest: number) {
  const customer = await aCustomer(undefined, name)
  const ask = async <Data>(path: string, data: object) => {
    const response = await page.request.post(`${theShop().shop}/api/admin/measurement/${path}`, {
      data,
      headers: { origin: theShop().shop },
    })
    expect(response.status(), await response.text()).toBe(200)
    return ((await response.json()) as { data: Data }).data
  }
  const [found] = await ask<{ _id: string }[]>("customers", { search: customer.phone })
  await ask("add", { customerId: found!._id, measurementType: "upperBody", ...half, chest })
  return { ...customer, id: found!._id }
}
async function pickCaller(page: Page, { phone, name }: { phone: string; name: string }) {
  await page.getByRole("combobox", { name: "Find a customer" }).click()
  await page.keyboard.type(phone)
  await page.locator(".ant-select-dropdown:visible .ant-select-item-option").filter({ hasText: name }).click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name)
}

test("replaces the measurements of a customer who was chosen by mistake, shows who is chosen, and takes a stranger's order into no account", async ({
  page,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  const wrong = await measuredCustomer(page, "Gurpreet Mann", 44)
  const right = await measuredCustomer(page, "Gurpreet Maan", 38)
  await page.goto(`${theShop().shop}/admin/order/new`)
  await pickCaller(page, wrong)
  const chosen = page.getByRole("status").filter({ hasText: "Customer: " })
  await expect(chosen).toContainText("Customer: Gurpreet Mann. The order goes into this account.")
  await page.getByRole("combobox", { name: "Add a piece" }).click()
  await page.keyboard.type("classic white formal")
  await page
    .locator(".ant-select-dropdown:visible .ant-select-item-option")
    .filter({ hasText: /Classic White Formal Shirt/ })
    .first()
    .click()
  await page
    .getByRole("radiogroup", { name: /^Size of Classic White/ })
    .getByText("Made to measure")
    .click()
  await expect(page.getByLabel("Chest")).toHaveValue("44")
  await page.getByLabel("Neck").fill("16")

  await pickCaller(page, right)
  await expect(page.getByLabel("Chest")).toHaveValue("38")
  await expect(page.getByLabel("Neck")).toHaveValue("16")
  await expect(chosen).toContainText("Gurpreet Maan")
  await page.screenshot({ path: ".cache/screens/phone-order-chosen.png", fullPage: true })

  // Another number is fine for one order; with another e-mail as well it is another person.
  const other = aGuest("Balwinder Gill")
  await page.getByLabel("Phone", { exact: true }).fill(other.phone)
  await expect(chosen).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill(other.name)
  await page.getByLabel("E-mail", { exact: true }).fill(other.email)
  await expect(page.getByText("the order goes into no account", { exact: false })).toBeVisible()
  await expect(page.getByLabel("Chest")).toHaveValue("")
  await expect(page.getByLabel("Neck")).toHaveValue("16")
  await expectNoBarriersInBothThemes(page, "an order by phone of another caller")
  await page.screenshot({ path: ".cache/screens/phone-order-other.png", fullPage: true })
  await page.getByRole("button", { name: "Remove the customer" }).click()
  await expect(page.getByRole("button", { name: "Remove the customer" })).toBeHidden()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(other.name)

  await page
    .getByRole("radiogroup", { name: /^Size of Classic White/ })
    .getByText(/^L\b/)
    .click()
  await page.getByText("Pickup at the shop").click()
  await page.getByText("Cash when it is collected", { exact: true }).click()
  await page.getByText("Home delivery").click()
  await expect(page.getByRole("radio", { name: "Payment link" })).toBeChecked()
  await page.getByText("Pickup at the shop").click()
  await page.getByRole("button", { name: /^Take the order, ₹/ }).click()
  await expect(page.getByText("Waiting for payment by link")).toBeVisible()
  const taken = await sql<{ customer_id: string | null }>(
    `select customer_id from checkout_attempt where snapshot -> 'contact' ->> 'phone' = $1`,
    [other.phone],
  )
  expect(taken).toEqual([{ customer_id: null }])
})
