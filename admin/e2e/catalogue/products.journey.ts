import { pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath } from "../../../backend/tests/browser/visit"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
/** Each project and each retry has its own names: they share one shop. */
const once = () => `${test.info().project.name.replace(/\W/g, "")}${Date.now() % 1_000_000}`

/** Another user saves a colourway unchanged; any page that opened it before has an older version. */
const savedByColleague = (page: Page, variantIdOrSlug: string) =>
  page.evaluate(async (slug) => {
    const ask = async (path: string, body: object) =>
      (
        await (
          await fetch(`/api/admin/product/variant/${path}`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json()
      ).data
    const { _id, version, backorder } = await ask("single", { variantIdOrSlug: slug })
    await ask("update", { _id, version, backorder })
  }, variantIdOrSlug)

test("adds a category, puts a product into it, moves it, and refuses to delete it while it is used", async ({
  page,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  const [category, product] = [`Waistcoats ${once()}`, `Nehru Waistcoat ${once()}`]
  await open(page, "category/manage")
  await page.getByRole("link", { name: "Add a category" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Shirts")
  await page.getByLabel("Address").fill("fine-shirts")
  await page.getByRole("button", { name: "Add the category" }).click()
  await expect(page.getByText("There is a category called “Shirts” already.")).toBeVisible()
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused()
  await page.getByLabel("Name", { exact: true }).fill(category)
  await page.getByLabel("Address").fill(category.toLowerCase().replaceAll(" ", "-"))
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("heading", { level: 1, name: category })).toBeVisible()

  await page.getByRole("link", { name: "Add a product" }).click()
  await page.getByLabel("Name", { exact: true }).fill(product)
  await page.getByRole("button", { name: "Add the product" }).click()
  await expect(page.getByRole("heading", { level: 1, name: product })).toBeVisible()
  await expect(page.getByText("No colours yet")).toBeVisible()

  await open(page, "category/manage")
  await page.getByRole("button", { name: `Move ${category} up` }).click()
  await expect(page.getByRole("listitem").filter({ hasText: category })).toBeVisible()
  await page.getByRole("link", { name: category, exact: true }).click()
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await expect(page.getByRole("dialog").getByText("Move it to another category first.")).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "All right" }).click()

  await page.getByRole("link", { name: product }).click()
  await page.getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await expectPath(page, "/admin/product/manage")
  await expect(page.getByRole("link", { name: product })).toBeHidden()
})

test("loses no unsaved change by a stray click", async ({ page }) => {
  await signInAsOwner(page.context())
  await open(page, "product/manage")
  await page.getByRole("link", { name: "Chinos", exact: true }).click()
  await page.getByRole("link", { name: "Edit", exact: true }).click()
  await page.getByLabel("Name", { exact: true }).fill("Chinos, but different")
  await expect(page.getByText("The 4 colours that are named after it follow")).toBeVisible()
  await page.getByRole("link", { name: "Products" }).last().click()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Chinos, but different")
  await page.getByRole("link", { name: "Products" }).last().click()
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click()
  await expectPath(page, "/admin/product/manage")
})

test("sets a discount on two colours, shows it in the shop, and undoes it", async ({ page }) => {
  test.slow()
  await signInAsOwner(page.context())
  await open(page, "discount-calculator")
  await page.getByLabel("Base price", { exact: true }).fill("1289")
  await page.getByLabel("Percent off").fill("38")
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("799")
  await page.getByLabel("Price", { exact: true }).fill("911")
  await expect(page.getByLabel("Percent off")).toHaveValue("29")
  await page.reload()
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("911")

  for (const colour of ["Phantom Grey Band Collar", "Beige Mist Band Collar"]) {
    await page.getByRole("combobox", { name: "Add a colour" }).fill(colour)
    await page.locator(".ant-select-item-option").filter({ hasText: colour }).first().click()
    await expect(page.getByRole("row", { name: new RegExp(colour) })).toBeVisible()
  }
  const row = page.getByRole("row", { name: /Phantom Grey Band Collar/ })
  await expect(row).toBeVisible()
  await page.getByRole("radio", { name: "The same base price and price" }).check()
  const inShop = async () => (await pieceOf(page.request, "phantom-grey-band-collar-shirt")).price
  const lay = async () => {
    await page.getByRole("button", { name: "Change 2 colours" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Change the prices" }).click()
  }
  await savedByColleague(page, "beige-mist-band-collar-shirt")
  await lay()
  await expect(page.getByText("1 price could not be changed, so nothing was.")).toBeVisible()
  await expect(page.getByText(/^Beige Mist Band Collar Shirt: .* changed this colour/)).toBeVisible()
  expect(await inShop()).not.toBe(911)
  await lay()
  await expect(page.getByText("The price of 2 colours is changed.")).toBeVisible()
  await expect.poll(inShop).toBe(911)
  await page.getByRole("button", { name: "Undo", exact: true }).click()
  await expect(page.getByText("The price of 2 colours is changed.")).toBeHidden()
  await expect.poll(inShop).not.toBe(911)
})
