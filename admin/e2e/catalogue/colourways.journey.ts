import { colourwayMessages } from "../../../backend/contracts/catalogue/messages"
import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { addPicture, theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"

const openCounter = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
let colours = 0
/** A colour unique to one journey. */
const aColour = () => `Indigo ${"ABCDEFGHJKLMNPQRSTUVWXYZ"[colours++ % 24]}${Date.now().toString(36).slice(-4)}`

/** Creates a new colour of the formal shirt as a draft; returns its id. */
async function addDraft(page: Page, color: string): Promise<string> {
  await openCounter(page, "product/variant/add")
  await page.getByLabel("Product", { exact: true }).click()
  await page.getByTitle("Formal Shirt (Shirts)", { exact: true }).click()
  await page.getByLabel("Colour", { exact: true }).fill(color)
  await page.getByLabel("Swatch", { exact: true }).fill("#2B3A67")
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(`${color} Formal Shirt`)
  await page.getByLabel("Base price").fill("1,299")
  await page.getByLabel("Price", { exact: true }).fill("899")
  await expect(page.getByText("30% off")).toBeVisible()
  await page.getByLabel("Pieces of size M in stock").fill("7")
  await page.getByRole("textbox", { name: "Details" }).click()
  await page.keyboard.type("Dyed in the yarn.")
  await page.getByRole("button", { name: "Save as a draft" }).click()
  await expect(page.getByText(colourwayMessages.added)).toBeVisible()
  await expect(page).toHaveURL(/\/product\/variant\/prod_/)
  return page.url().split("/").at(-1)!
}

/** The same, for journeys that are about something else. */
async function aDraft(page: Page, color: string): Promise<string> {
  const { product } = await pieceOf(page.request, "black-aura-formal-shirt")
  const response = await page.request.post(`${theShop().shop}/api/admin/product/variant/add`, {
    data: {
      product: product._id,
      color,
      colorCode: "#2B3A67",
      price: 899,
      basePrice: 1299,
      sizes: [{ size: "M", stock: 7 }],
    },
    headers: { origin: theShop().shop },
  })
  return ((await response.json()) as { data: { _id: string } }).data._id
}

test("adds a colour, publishes it, shows it in the shop, reprices it, and redirects its old address", async ({
  page,
  request,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  const color = aColour()
  const id = await addDraft(page, color)
  await expect(page.getByRole("heading", { level: 1, name: `${color} Formal Shirt` })).toBeVisible()
  await expect(page.getByText("Before customers can see it, it needs a picture.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled()

  await addPicture(id)
  await page.reload()
  await page.getByRole("button", { name: "Publish" }).click()
  await expect(page.getByText(colourwayMessages.became.published)).toBeVisible()
  const slug = `${color} formal shirt`.toLowerCase().replaceAll(" ", "-")
  await visit(page, `/product/view/${slug}`)
  await expect(page.getByRole("heading", { level: 1, name: `${color} Formal Shirt` })).toBeVisible()
  await expect(page.getByText("Dyed in the yarn.").first()).toBeAttached()
  expect((await pieceOf(request, slug)).price).toBe(899)

  await openCounter(page, `product/variant/edit/${id}`)
  await page.getByLabel("Base price").fill("700")
  await page.keyboard.press("Control+s")
  await expect(page.getByText("The base price cannot be lower than the price.")).toBeVisible()
  await expect(page.getByLabel("Base price")).toHaveAttribute("aria-invalid", "true")
  await page.getByLabel("Base price").fill("1299")
  await page.getByLabel("Price", { exact: true }).fill("849")
  await page.getByLabel("Address").fill(`${slug}-new`)
  await page.keyboard.press("Control+s")
  await expect(page.getByText(colourwayMessages.saved, { exact: true })).toBeVisible()
  expect((await pieceOf(request, `${slug}-new`)).price).toBe(849)
  const led = await request.get(`${theShop().shop}/product/view/${slug}-new`, { maxRedirects: 0 })
  expect(led.status()).toBe(200)
  const old = await request.get(`${theShop().shop}/product/${slug}`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([301, `/product/${slug}-new`])
  await visit(page, `/product/${slug}-new`)
  await expect(page.getByText("₹849").first()).toBeVisible()
  await openCounter(page, `product/variant/${id}`)
  await expect(page.getByText("Price ₹899 → ₹849")).toBeVisible()
})

test("shows both versions to the second of two people at one colour, and lets them keep both", async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  const id = await aDraft(page, aColour())
  await openCounter(page, `product/variant/edit/${id}`)
  await page.getByLabel("Wash & care").fill("By hand.")
  const other = await (await anotherBrowser()).newPage()
  await signInAsOwner(other.context())
  await openCounter(other, `product/variant/edit/${id}`)
  await other.getByLabel("Size & fit").fill("Slim.")
  await other.getByRole("button", { name: "Save", exact: true }).click()
  await expect(other.getByText(colourwayMessages.saved, { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText(/changed this colour while you had it open/)).toBeVisible()
  await page.getByRole("button", { name: "Keep both" }).click()
  await expect(page.getByText(colourwayMessages.saved, { exact: true })).toBeVisible()
  await expect(page.getByLabel("Size & fit")).toHaveValue("Slim.")
  await expect(page.getByLabel("Wash & care")).toHaveValue("By hand.")
})

test("asks before leaving with unsaved changes; searches the list by words and status", async ({ page }) => {
  await signInAsOwner(page.context())
  const color = aColour()
  const id = await aDraft(page, color)
  await openCounter(page, `product/variant/edit/${id}`)
  await page.getByLabel("Price", { exact: true }).fill("1")
  await page.getByRole("link", { name: "Back to the colour" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("1")
  await page.getByRole("link", { name: "Back to the colour" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click()
  await openCounter(page, "product/variants/all")
  await page.getByRole("searchbox", { name: "Search colours" }).fill(color)
  // The newest variant is in the list before the search, too.
  await expect(page.locator("[data-row]")).toHaveCount(1)
  await expect(page.getByRole("link", { name: `${color} Formal Shirt` })).toBeVisible()
  await page.getByRole("tab", { name: /^Published/ }).click()
  await expect(page.getByText("No colours match")).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("link", { name: `${color} Formal Shirt` })).toBeVisible()
  await page.getByRole("checkbox", { name: `Choose ${color} Formal Shirt` }).click()
  await page.getByRole("button", { name: "Publish 1" }).click()
  await expect(page.getByRole("dialog", { name: "1 of 1 could not be done" })).toContainText("it needs a picture")
})

test("has no barriers where a price is refused", async ({ page }) => {
  await signInAsOwner(page.context())
  const { _id } = await pieceOf(page.request, "black-aura-formal-shirt")
  await openCounter(page, `product/variant/edit/${_id}`)
  await page.getByLabel("Price", { exact: true }).fill("9999")
  await page.keyboard.press("Control+s")
  await expect(page.getByLabel("Base price")).toHaveAttribute("aria-invalid", "true")
  await expectNoBarriersInBothThemes(page, "the form")
})
