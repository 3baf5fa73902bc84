import { expectNoBarriersInBothThemes } from "../../backend/tests/browser/axe"
import { pieceOf, signInAsOwner } from "../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../backend/tests/browser/journey"
import { theShop } from "../../backend/tests/browser/shop"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
let made = 0
/** Unique to one journey: all projects and repeats share a shop. */
const aName = (what: string) => `${what} ${Date.now().toString(36).slice(-5)}${made++}`

/** A documented call of the back office, as a colleague makes it. */
async function colleague<Data>(page: Page, path: string, body: object): Promise<Data> {
  const response = await page.request.post(`${theShop().shop}/api/admin/${path}`, {
    data: body,
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}
type Record = { _id: string; version: number; name: string; description: string; rank: number }
type Gallery = { images: { stem: string; alt: string }[] }

const aCategory = (page: Page) =>
  colleague<Record>(page, "category/add", {
    name: aName("Kurtas"),
    description: "Ours.",
    measurementType: "upperBody",
    sizeChart: "Shirts",
  })
const name = (page: Page) => page.getByLabel("Name", { exact: true })
const panel = (page: Page) => page.getByRole("region", { name: "Two versions" })
const save = (page: Page) => page.keyboard.press("Control+s")

test.beforeEach(({ page }) => signInAsOwner(page.context()))

test("shows both versions to two people who edit one category, and loses neither when both are kept", async ({
  page,
}) => {
  const { _id, version, name: before } = await aCategory(page)
  await open(page, `category/edit/${_id}`)
  await name(page).fill(`${before} Mine`)
  await colleague(page, "category/update", { categoryId: _id, version, description: "Theirs." })
  await save(page)
  await expect(panel(page).getByText("Someone else has changed this category since you opened it.")).toBeVisible()
  await expect(panel(page).getByRole("row", { name: /^Name changed by you/ })).toContainText(`${before} Mine`)
  await expect(panel(page).getByRole("row", { name: /^Internal note changed by them/ })).toContainText("Theirs.")
  await panel(page).getByRole("button", { name: "Keep both" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `${before} Mine` })).toBeVisible()
  expect(await colleague<Record>(page, "category/single", { categoryId: _id })).toMatchObject({
    name: `${before} Mine`,
    description: "Theirs.",
  })
})

test("lets two people at the same field choose one, and can restore what is removed", async ({ page }) => {
  const { _id: categoryId } = await aCategory(page)
  const {
    _id,
    version,
    name: before,
  } = await colleague<Record>(page, "product/add", {
    name: aName("Kurta"),
    categoryId,
  })
  await open(page, `product/edit/${_id}`)
  await name(page).fill(`${before} Mine`)
  await colleague(page, "product/update", { productId: _id, version, name: `${before} Theirs`, rank: 7 })
  await save(page)
  await expect(panel(page).getByRole("radio", { name: `Name: yours, ${before} Mine` })).toBeChecked()
  await panel(page).getByRole("button", { name: "Take theirs" }).click()
  await expect(name(page)).toHaveValue(`${before} Theirs`)
  await expect(page.getByText("Your text is set aside.")).toBeVisible()
  await page.getByRole("button", { name: "Bring it back" }).click()
  await expect(name(page)).toHaveValue(`${before} Mine`)

  await colleague(page, "product/update", { productId: _id, name: `${before} Newest` })
  await save(page)
  await panel(page)
    .getByRole("radio", { name: `Name: theirs, ${before} Newest` })
    .check()
  await panel(page).getByRole("button", { name: "Keep both" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `${before} Newest` })).toBeVisible()
})

test("overwrites the other person's version only on confirmation, and nothing before", async ({ page }) => {
  const { _id, version, name: before } = await aCategory(page)
  await open(page, `category/edit/${_id}`)
  await name(page).fill(`${before} Mine`)
  await colleague(page, "category/update", { categoryId: _id, version, description: "Theirs." })
  await save(page)
  await expect(panel(page)).toBeVisible()
  const kept = () => colleague<Record>(page, "category/single", { categoryId: _id })
  expect(await kept()).toMatchObject({ name: before, description: "Theirs." })
  await panel(page).getByRole("button", { name: "Keep mine" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `${before} Mine` })).toBeVisible()
  expect(await kept()).toMatchObject({ name: `${before} Mine`, description: "Ours." })
})

test("shows both versions to the second of two owners who change one person's role, and lets them choose", async ({
  page,
}) => {
  await open(page, "staff")
  // Call tests check the server's own answer; here it is faked, so that no staff member changes.
  await page.route("**/api/admin/user/update", (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: "staff.role_changed", message: "Someone has given them another role meanwhile." },
    }),
  )
  await page
    .getByRole("button", { name: /^Change the role of/ })
    .first()
    .click()
  const dialog = page.getByRole("dialog")
  const was = await dialog.getByRole("radio", { checked: true }).getAttribute("value")
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled()
  await dialog.getByRole("radio", { name: was === "manager" ? /^Tailor/ : /^Manager/ }).check()
  await save(page)
  await expect(panel(page).getByText("Someone has given them another role meanwhile.")).toBeVisible()
  await panel(page).getByRole("button", { name: "Take theirs" }).click()
  await expect(dialog.locator(`input[value="${was}"]`)).toBeChecked()
})

test("keeps the pictures of both people who edit one gallery at once", async ({ page }) => {
  const { _id: of } = await pieceOf(page.request, "black-aura-formal-shirt")
  const { _id } = await colleague<Record>(page, "product/variant/duplicate", {
    _id: of,
    color: aName("Ash"),
    colorCode: "#4A5560",
  })
  const { images } = await colleague<Gallery>(page, "product/variant/images", { variantId: of })
  const [one, two, three] = images.map(({ stem }) => ({ stem }))
  const hang = (...pictures: object[]) =>
    colleague<Gallery>(page, "product/variant/update/image", { variantId: _id, images: pictures })
  await hang(one!)
  await open(page, `product/variant/edit/images/${_id}`)
  await page.getByLabel("Picture description").fill("Folded on a table")
  await hang(one!, two!, three!)
  await save(page)
  await expect(panel(page).getByRole("row", { name: /^Pictures changed by them/ })).toContainText("3 pictures")
  await panel(page).getByRole("button", { name: "Keep both" }).click()
  await expect(page.getByText("Pictures saved.").first()).toBeVisible()
  const kept = (await colleague<Gallery>(page, "product/variant/images", { variantId: _id })).images
  expect(kept.map(({ stem }) => stem)).toEqual([one, two, three].map((picture) => picture!.stem))
  expect(kept[0]!.alt).toBe("Folded on a table")
})

test("puts a picture that was taken off a colour back into its place with one click", async ({ page }) => {
  const { _id } = await pieceOf(page.request, "black-aura-formal-shirt")
  await open(page, `product/variant/edit/images/${_id}`)
  const texts = () =>
    page.getByLabel("Picture description").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await expect(page.getByLabel("Picture description").nth(2)).toBeVisible()
  const before = await texts()
  const off = page.getByRole("button", { name: /off the page$/ })
  await off.nth(1).click()
  await off.nth(0).click()
  await expect(off).toHaveCount(before.length - 2)
  await expect(page.getByText("Not saved yet")).toBeVisible()
  const undo = page.getByRole("button", { name: "Undo" })
  await undo.last().click()
  await expect(undo).toHaveCount(1)
  await undo.click()
  await expect(off).toHaveCount(before.length)
  expect(await texts()).toEqual(before)
  await expect(page.getByRole("button", { name: "Save pictures" })).toBeDisabled()
})

test("shows a date as day, month, year in Indian time, and saves the one being typed on Ctrl+S", async ({ page }) => {
  const { _id: of } = await pieceOf(page.request, "black-aura-formal-shirt")
  const { _id } = await colleague<Record>(page, "product/variant/duplicate", {
    _id: of,
    color: aName("Clay"),
    colorCode: "#4A5560",
  })
  await open(page, `product/variant/edit/${_id}`)
  await page.getByLabel("Launched").fill("05/11/2026, 10:30")
  await save(page)
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  const { launchedAt } = await colleague<{ launchedAt: string }>(page, "product/variant/single", {
    variantIdOrSlug: _id,
  })
  expect(launchedAt).toBe("2026-11-05T05:00:00.000Z")
  await page.reload()
  await expect(page.getByLabel("Launched")).toHaveValue("05/11/2026, 10:30")
})

test("has no barriers where two versions meet", async ({ page }) => {
  const { _id, version, name: before } = await aCategory(page)
  await open(page, `category/edit/${_id}`)
  await name(page).fill(`${before} Mine`)
  await colleague(page, "category/update", { categoryId: _id, version, name: `${before} Theirs` })
  await save(page)
  await expect(panel(page)).toBeVisible()
  await expectNoBarriersInBothThemes(page, "two versions")
})
