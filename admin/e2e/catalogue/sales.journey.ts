import type { Page } from "@playwright/test"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"

type Variant = { _id: string; variantName: string; currentPrice: number }
async function ask<Data>(page: Page, path: string, body: unknown): Promise<Data> {
  const response = await page.context().request.post(`${theShop().shop}/api/admin/${path}`, {
    data: body,
    headers: { origin: theShop().shop },
  })
  const { success, data, message } = (await response.json()) as { success: boolean; data: Data; message: string }
  if (!success) throw new Error(`${path} was refused: ${message}`)
  return data
}

test("plans a sale on a category from the calculator, runs it for all but one colour, and ends it", async ({
  page,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  const name = `Sherwani ${Date.now() % 1_000_000}`
  const category = await ask<{ _id: string }>(page, "category/add", {
    name,
    active: false,
    measurementType: "upperBody",
    sizeChart: null,
  })
  const style = await ask<{ _id: string }>(page, "product/add", { name, categoryId: category._id })
  const [white, black] = (await Promise.all(
    ["White", "Black"].map((color) =>
      ask<Variant>(page, "product/variant/add", {
        product: style._id,
        color,
        colorCode: "#336699",
        price: 1000,
        basePrice: 1000,
        sizes: [{ size: "M", stock: 3 }],
      }),
    ),
  )) as [Variant, Variant]
  const prices = async () =>
    Promise.all(
      [white, black].map(
        async ({ _id }) => (await ask<Variant>(page, "product/variant/single", { variantIdOrSlug: _id })).currentPrice,
      ),
    )
  await visit(page, `/admin/discount-calculator?category=${category._id}&percent=30`)
  await page.getByRole("link", { name: "Plan a sale" }).click()
  await expect(page.getByRole("heading", { name: "Plan a sale" })).toBeVisible()
  await expect(page.getByText("2 of 2 colours cost less.")).toBeVisible()
  await page.getByRole("button", { name: `Leave ${black.variantName} out` }).click()
  await expect(page.getByText("1 of 1 colours costs less.")).toBeVisible()
  await expectNoBarriers(page, "a sale that is being planned")
  await page.getByRole("button", { name: "Plan the sale" }).click()
  await expect(page.getByText("Give it a name of at least three letters.")).toBeVisible()
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} days`)
  const begins = page.getByRole("textbox", { name: "Begins" })
  await begins.fill("01/01/2026, 00:00")
  await begins.press("Tab")
  await page.getByRole("button", { name: "Plan the sale" }).click()
  await expect(page.getByText("The sale has begun.")).toBeVisible()
  await expect(page.getByText("Running").first()).toBeVisible()
  await expect(begins).toBeDisabled()
  expect(await prices()).toEqual([700, 1000])
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "End it now" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "End it now" }).click()
  await expect(page.getByText("It is over: all prices are what they were before.")).toBeVisible()
  expect(await prices()).toEqual([1000, 1000])
  await visit(page, `/admin/sale?state=over&search=${encodeURIComponent(name)}`)
  await expect(page.getByRole("link", { name: `${name} days` })).toBeVisible()
})
