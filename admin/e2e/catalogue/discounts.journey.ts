import type { Page } from "@playwright/test"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

type Variant = { _id: string; version: number; price: number; variantName: string }
async function ask<Data>(page: Page, path: string, body: unknown): Promise<Data> {
  const response = await page.context().request.post(`${theShop().shop}/api/admin/${path}`, {
    data: body,
    headers: { origin: theShop().shop },
  })
  const { success, data, message } = (await response.json()) as { success: boolean; data: Data; message: string }
  if (!success) throw new Error(`${path} was refused: ${message}`)
  return data
}
const open = (page: Page, path: string) => page.goto(`${theShop().shop}/admin/${path}`)
const priceOf = async (page: Page, { _id }: Variant) =>
  (await ask<Variant>(page, "product/variant/single", { variantIdOrSlug: _id })).price

/** A category with two products and three colours at 1,000 each, as drafts: no other journey counts them. */
async function aCategory(page: Page) {
  const name = `Kurtas ${Date.now() % 1_000_000}`
  const category = await ask<{ _id: string }>(page, "category/add", {
    name,
    active: false,
    measurementType: "upperBody",
    sizeChart: null,
  })
  const variants: Variant[] = []
  for (const [product, colours] of [
    [`${name} Long`, ["White", "Black"]],
    [`${name} Short`, ["Beige"]],
  ] as const) {
    const style = await ask<{ _id: string }>(page, "product/add", { name: product, categoryId: category._id })
    for (const color of colours)
      variants.push(
        await ask<Variant>(page, "product/variant/add", {
          product: style._id,
          color,
          colorCode: "#336699",
          price: 1000,
          basePrice: 1000,
          sizes: [{ size: "M", stock: 3 }],
        }),
      )
  }
  return { name, _id: category._id, variants }
}
const lay = async (page: Page, count: number) => {
  await page.getByRole("button", { name: `Change ${count} colours` }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Change the prices" }).click()
  await expect(page.getByText(`The price of ${count} colours is changed.`)).toBeVisible()
}

test("discounts a whole category; days later a colleague undoes it, except for prices set by hand", async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  const category = await aCategory(page)
  const [white, black, beige] = category.variants as [Variant, Variant, Variant]
  await open(page, `category/view/${category._id}`)
  await page.getByRole("link", { name: "Discount", exact: true }).click()
  await expect(page.getByText(`All of ${category.name}`)).toBeVisible()
  await expect(page.getByRole("heading", { name: "3 colours" })).toBeVisible()
  await expect(page.getByText("Enter the percent above. Nothing else is needed.")).toBeVisible()
  await expect(page.getByRole("alert")).toHaveCount(0)
  // A pause between two digits: by then the first is in the address.
  const percent = page.getByRole("spinbutton", { name: "Percent off" })
  await percent.click()
  await page.keyboard.type("3")
  await expect(page).toHaveURL(/percent=3(&|$)/)
  await page.keyboard.type("0")
  await expect(page).toHaveURL(/percent=30/)
  await expect(percent).toBeFocused()
  await lay(page, 3)
  expect(await priceOf(page, beige)).toBe(700)
  const now = await ask<Variant>(page, "product/variant/single", { variantIdOrSlug: black._id })
  await ask(page, "product/variant/update", { _id: now._id, version: now.version, price: 650 })

  const later = await (await anotherBrowser()).newPage()
  await signInAsOwner(later.context())
  await open(later, "discount-calculator")
  const batch = later.getByRole("region", { name: "Earlier changes" }).getByRole("listitem").first()
  await expect(batch).toContainText("3 colours, 30% off")
  await batch.getByRole("button", { name: /^Undo/ }).click()
  await later.getByRole("dialog").getByRole("button", { name: "Undo" }).click()
  await expect(later.getByText("The price of 2 colours is what it was before. 1 stays as it is.")).toBeVisible()
  await expect(later.getByText(`${black.variantName}: Its price was changed since then, and stays.`)).toBeVisible()
  await expect(batch).toContainText("2 of 3 undone")
  expect([await priceOf(page, white), await priceOf(page, black), await priceOf(page, beige)]).toEqual([
    1000, 650, 1000,
  ])
})

test("discounts all listed or ticked colours, and leaves one out", async ({ page }) => {
  test.slow()
  await signInAsOwner(page.context())
  const { name, variants } = await aCategory(page)
  await open(page, `product/variants/all?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole("link", { name: variants[0]!.variantName })).toBeVisible()
  await page.getByRole("link", { name: "Discount these" }).click()
  await expect(page.getByText(`Found by “${name}”`)).toBeVisible()
  await page.getByRole("spinbutton", { name: "Percent off" }).fill("10")
  await page.getByRole("button", { name: `Take ${variants[2]!.variantName} off the list` }).click()
  await lay(page, 2)
  await page.getByRole("button", { name: "Undo", exact: true }).click()
  await expect(page.getByText("The price of 2 colours is what it was before.")).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "what it was before" })).toBeFocused()
  expect(await priceOf(page, variants[0]!)).toBe(1000)

  await open(page, `product/variants/all?search=${encodeURIComponent(name)}`)
  for (const { variantName } of variants.slice(0, 2))
    await page
      .getByRole("row", { name: new RegExp(variantName) })
      .getByRole("checkbox")
      .check()
  await page.getByRole("region", { name: "Chosen colours" }).getByRole("link", { name: "Discount" }).click()
  await expect(page.getByRole("heading", { name: "2 colours" })).toBeVisible()
})
