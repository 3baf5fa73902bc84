import { colourwayMessages } from "../../../backend/contracts/catalogue/messages"
import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Locator, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"

const PICTURES = ["front", "back", "collar", "cloth"].map(
  (part) => `backend/seed/pictures/band-shirt_classic-white_${part}.jpg`,
)

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const aName = (what: string) => `${what} ${Date.now().toString(36).slice(-6)}`

test(
  "puts a new style with its colour, sizes, prices and five pictures into the shop with at most fifteen clicks",
  { tag: "@gate" },
  async ({ page }) => {
    test.slow()
    await signInAsOwner(page.context())
    await open(page, "product/manage")
    let clicks = 0
    const click = async (what: Locator) => {
      clicks++
      await what.click()
    }
    const type = async (what: Locator, text: string) => {
      await click(what)
      await page.keyboard.press("Control+a")
      await page.keyboard.type(text)
    }
    const product = aName("Mandarin Shirt")
    await click(page.getByRole("link", { name: "Add a product" }))
    await type(page.getByLabel("Name", { exact: true }), product)
    await click(page.getByLabel("Category"))
    await click(page.getByTitle("Shirts", { exact: true }))
    await type(page.getByLabel("Colour", { exact: true }), "Classic White")
    await expect(page.getByLabel("Swatch", { exact: true })).toHaveValue("#F4F2EC")
    await type(page.getByLabel("Base price"), "1,299")
    await type(page.getByLabel("Price", { exact: true }), "899")
    for (const size of ["S", "M", "L"]) await type(page.getByLabel(`Pieces of size ${size} in stock`), "4")
    await expect(page.getByText("To be published it still needs a picture.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled()
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      click(page.getByRole("button", { name: "Upload pictures" })),
    ])
    await chooser.setFiles([...PICTURES, "backend/seed/pictures/band-shirt_black-aura_cloth.jpg"])
    await expect(page.getByRole("list", { name: "Pictures in order" }).getByRole("listitem")).toHaveCount(5, {
      timeout: 45_000,
    })
    await click(page.getByRole("button", { name: "Publish" }))
    await expect(page.getByText(colourwayMessages.became.published)).toBeVisible()
    await expect(page.getByRole("heading", { level: 1, name: `Classic White ${product}` })).toBeVisible()
    expect(clicks).toBeLessThanOrEqual(15)
    const piece = await pieceOf(page.request, `classic-white-${product.toLowerCase().replaceAll(" ", "-")}`)
    expect([piece.price, piece.images.length]).toEqual([899, 5])
  },
)

test("adds a style in two colours, each with stock in all sizes and a picture, with at most twenty clicks", async ({
  page,
}) => {
  test.slow()
  await signInAsOwner(page.context())
  await open(page, "product/manage")
  let clicks = 0
  const click = async (what: Locator) => {
    clicks++
    await what.click()
  }
  const type = async (what: Locator, text: string) => {
    await click(what)
    await page.keyboard.press("Control+a")
    await page.keyboard.type(text)
  }
  /** One click; from size to size by the keyboard, past each check box. */
  const stock = async (within: Page | Locator, pieces: string) => {
    const sizes = within.getByLabel(/^Pieces of size/)
    await click(sizes.first())
    for (let n = await sizes.count(); n > 0; n--) {
      await page.keyboard.type(pieces)
      await page.keyboard.press("Tab")
      await page.keyboard.press("Tab")
    }
    for (const size of await sizes.all()) await expect(size).toHaveValue(pieces)
  }
  const upload = async (picture: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      click(page.getByRole("button", { name: "Upload pictures" })),
    ])
    await chooser.setFiles(picture)
    await expect(page.getByRole("list", { name: "Pictures in order" }).getByRole("listitem")).toHaveCount(1, {
      timeout: 45_000,
    })
  }
  const product = aName("Safari Shirt")
  await click(page.getByRole("link", { name: "Add a product" }))
  await type(page.getByLabel("Name", { exact: true }), product)
  await click(page.getByLabel("Category"))
  await click(page.getByTitle("Shirts", { exact: true }))
  await type(page.getByLabel("Colour", { exact: true }), "Classic White")
  await type(page.getByLabel("Base price"), "1,299")
  await type(page.getByLabel("Price", { exact: true }), "899")
  await stock(page, "4")
  await upload(PICTURES[0]!)
  await click(page.getByRole("button", { name: "Publish" }))
  await expect(page.getByRole("heading", { level: 1, name: `Classic White ${product}` })).toBeVisible()
  await click(page.getByRole("button", { name: "More" }))
  await click(page.getByRole("menuitem", { name: "Copy to another colour" }))
  const dialog = page.getByRole("dialog", { name: "Copy to another colour" })
  await expect(dialog.getByLabel("Colour", { exact: true })).toBeFocused()
  await page.keyboard.type("Black Aura")
  await stock(dialog, "6")
  await click(dialog.getByRole("button", { name: "Copy", exact: true }))
  await expect(page.getByRole("heading", { level: 1, name: `Black Aura ${product}` })).toBeVisible()
  await upload("backend/seed/pictures/band-shirt_black-aura_cloth.jpg")
  await click(page.getByRole("button", { name: "Save pictures" }))
  await click(page.getByRole("button", { name: "Publish" }))
  await expect(page.getByText(colourwayMessages.became.published)).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(20)
  for (const [colour, pieces] of [
    ["classic-white", 4],
    ["black-aura", 6],
  ] as const) {
    const piece = await pieceOf(page.request, `${colour}-${product.toLowerCase().replaceAll(" ", "-")}`)
    expect([piece.price, piece.images.length]).toEqual([899, 1])
    for (const { stock: left } of piece.sizes) expect(left).toBe(pieces)
  }
})

test("continues on the same page after a refusal half-way, and creates the product only once", async ({ page }) => {
  await signInAsOwner(page.context())
  await open(page, "product/add")
  const product = aName("Camp Shirt")
  await page.getByLabel("Name", { exact: true }).fill(product)
  await page.getByLabel("Category").click()
  await page.getByTitle("Shirts", { exact: true }).click()
  await page.getByLabel("Colour", { exact: true }).fill("Moss")
  await page.getByLabel("Swatch", { exact: true }).fill("#5A6B3B")
  await page.getByLabel("Base price").fill("1299")
  await page.getByLabel("Price", { exact: true }).fill("899")
  let refusals = 0
  await page.route("**/api/admin/product/variant/add", (route) =>
    refusals++ === 0
      ? route.fulfill({
          status: 409,
          json: {
            success: false,
            code: "catalogue.colour_taken",
            field: "color",
            message: "It already comes in Moss.",
          },
        })
      : route.fallback(),
  )
  await page.getByRole("button", { name: "Save as a draft" }).click()
  await expect(page.getByText("It already comes in Moss.")).toBeVisible()
  await expect(page.getByLabel("Colour", { exact: true })).toBeFocused()
  await page.getByLabel("Colour", { exact: true }).fill("Moss Green")
  await page.keyboard.press("Control+s")
  await expect(page.getByRole("heading", { level: 1, name: `Moss Green ${product}` })).toBeVisible()
  const found = await page.request.post(`${theShop().shop}/api/admin/product/all`, {
    data: { search: product },
    headers: { origin: theShop().shop },
  })
  expect((await found.json()) as object).toMatchObject({ total: 1 })
})

test("asks before a half-written product is left", async ({ page }) => {
  await signInAsOwner(page.context())
  await open(page, "product/add")
  await page.getByLabel("Name", { exact: true }).fill("Half a shirt")
  await page.getByRole("link", { name: "Products" }).last().click()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a shirt")
})

test("has no barriers while a product is added", async ({ page }) => {
  await signInAsOwner(page.context())
  await open(page, "product/add")
  await page.getByLabel("Price", { exact: true }).fill("free")
  await page.getByRole("button", { name: "Save as a draft" }).click()
  await expect(page.getByLabel("Price", { exact: true })).toHaveAttribute("aria-invalid", "true")
  await expectNoBarriersInBothThemes(page, "a new product")
})
