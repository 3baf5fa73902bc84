import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aGuest, introduce, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { fillBag, payButton } from "../steps"

const slug = "classic-white-formal-shirt"
const free = { everywhere: { fee: 0, freeFrom: null }, places: [], pickup: { offered: true } }

async function ask<Data>(page: Page, call: string, data: object): Promise<Data> {
  const response = await page.request.post(`${theShop().shop}/api/admin/${call}`, {
    data,
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

/** Writes rules as a colleague elsewhere would. */
async function write(page: Page, rules: object): Promise<void> {
  const [{ version }] = await ask<[{ version: number }]>(page, "shippingFee/all", {})
  await ask(page, "shippingFee/update", { ...rules, version })
}

/** Reloads until the cached pages are gone, which takes a second or two. */
const eventually = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.reload()
    await check()
  }).toPass({ timeout: 20_000 })

const open = async (page: Page) => {
  await visit(page, "/admin/management/shipping-fee")
  await expect(page.getByRole("heading", { name: "Delivery", level: 1 })).toBeVisible()
}

test.describe("the shipping fee", () => {
  test.beforeEach(({ context }) => signInAsOwner(context))
  test.afterEach(({ page }) => write(page, free))

  test(
    "is set in the back office, and shown wherever a shopper reads about delivery",
    { tag: "@desktop" },
    async ({ page }) => {
      await open(page)
      await page.getByLabel("Fee", { exact: true }).first().fill("80")
      await page.getByLabel("Free above this order value", { exact: true }).first().fill("1500")
      await expect(page.getByText("₹80, free from ₹1,500").first()).toBeVisible()
      await page.getByRole("button", { name: "Add a place" }).click()
      await page.getByRole("group", { name: "place 1" }).getByLabel("Name").fill("North-East")
      const place = page.getByRole("group", { name: "North-East", exact: true })
      await place.getByLabel("PIN codes").fill("78000")
      await page.getByRole("button", { name: "Save" }).click()
      await expect(page.getByText("A PIN code has 6 digits.")).toBeVisible()
      await place.getByLabel("PIN codes").fill("781001-799999")
      await place.getByLabel("Fee", { exact: true }).fill("200")
      await page.getByRole("button", { name: "Save" }).click()
      await expect(page.getByText("Delivery is changed. It counts from now on.")).toBeVisible()
      await expect(page.getByText("₹80, free from ₹1,500; 1 special area")).toBeVisible()

      await visit(page, `/product/${slug}`)
      await eventually(page, () =>
        expect(page.getByText("Shipping ₹80, free from ₹1,500.").first()).toBeVisible({ timeout: 500 }),
      )
      await fillBag(page, slug)
      await introduce(page.request, { ...aGuest(), pincode: "781001", city: "Guwahati", state: "Assam" })
      await visit(page, "/checkout/delivery-method")
      await expect(page.getByRole("radio", { name: /Home delivery/i })).toBeVisible()
      await expect(page.getByText("₹200").first()).toBeVisible()
      await expectNoBarriers(page, "delivery with a fee")
      await visit(page, "/checkout/payment")
      await expect(payButton(page)).toHaveAccessibleName("Pay ₹999")
    },
  )

  test("is shown, not charged, when it changes while a shopper is about to pay", async ({ page, expectTrouble }) => {
    expectTrouble(/409.*customer\/order/)
    await write(page, { ...free, everywhere: { fee: 80, freeFrom: 1_500 } })
    await fillBag(page, slug)
    await introduce(page.request, aGuest())
    await visit(page, "/checkout/payment")
    await expect(payButton(page)).toHaveAccessibleName("Pay ₹879")
    await write(page, { ...free, everywhere: { fee: 120, freeFrom: null } })
    await payButton(page).click()
    await expect(page.getByText("The delivery fee has changed since you saw it.")).toBeVisible()
    await expect(payButton(page)).toHaveAccessibleName("Pay ₹919")
  })

  test(
    "is shown with the delivery days by zone on the product's page and in the policy",
    { tag: "@desktop" },
    async ({ page }) => {
      await open(page)
      await page.getByRole("button", { name: "Add a zone" }).click()
      const fresh = page.getByRole("group", { name: "place 4" })
      await fresh.getByLabel("PIN codes").fill("560001")
      await fresh.getByLabel("Days from").fill("9")
      await fresh.getByLabel("Days to").fill("8")
      await fresh.getByLabel("Name").fill("Our new shop")
      await page.getByRole("button", { name: "Save" }).click()
      await expect(page.getByText("The first day comes before the last.")).toBeVisible()
      const zone = page.getByRole("group", { name: "Our new shop" })
      await zone.getByLabel("Days from").fill("1")
      await zone.getByLabel("Days to").fill("1")
      await page.getByRole("button", { name: "Save" }).click()
      await expect(page.getByText("Delivery is changed. It counts from now on.")).toBeVisible()
      await expect(page.getByText("Free; 4 to 8 working days, 4 zones").first()).toBeVisible()

      await visit(page, "/shipping-policy")
      await eventually(page, () => expect(page.getByText("Our new shop: 1 working day")).toBeVisible({ timeout: 500 }))
      await expect(page.getByText("Everywhere else in India: 4 to 8 working days")).toBeVisible()

      await open(page)
      await page.getByRole("button", { name: "Remove Our new shop" }).click()
      await page.getByRole("button", { name: "Save" }).click()
      await expect(page.getByText("Delivery is changed. It counts from now on.")).toBeVisible()
      await expect(page.getByText("Free; 4 to 8 working days, 3 zones").first()).toBeVisible()
    },
  )

  test("is restored from its history as of an earlier day", async ({ page }) => {
    await write(page, { ...free, everywhere: { fee: 95, freeFrom: null } })
    await write(page, free)
    await open(page)
    await page
      .getByRole("button", { name: /^Restore: ₹95/ })
      .first()
      .click()
    await expect(page.getByLabel("Fee", { exact: true })).toHaveValue("95")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Delivery is changed. It counts from now on.")).toBeVisible()
  })
})
