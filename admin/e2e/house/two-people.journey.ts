import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import {
  aGuest,
  measured,
  moveOrder,
  pieceOf,
  placeOrder,
  placeOrderOf,
  signInAsOwner,
} from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { sql, theShop } from "../../../backend/tests/browser/shop"

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
  const saved = () => colleague<Record>(page, "category/single", { categoryId: _id })
  expect(await saved()).toMatchObject({ name: before, description: "Theirs." })
  await panel(page).getByRole("button", { name: "Keep mine" }).click()
  await expect(page.getByRole("heading", { level: 1, name: `${before} Mine` })).toBeVisible()
  expect(await saved()).toMatchObject({ name: `${before} Mine`, description: "Ours." })
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
  const saved = (await colleague<Gallery>(page, "product/variant/images", { variantId: _id })).images
  expect(saved.map(({ stem }) => stem)).toEqual([one, two, three].map((picture) => picture!.stem))
  expect(saved[0]!.alt).toBe("Folded on a table")
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

const dialog = (page: Page) => page.getByRole("dialog")
const SHIRT = "classic-white-formal-shirt"

/** An accepted order for a shirt, on its page. */
async function anOrder(page: Page, size?: Parameters<typeof placeOrder>[3]): Promise<{ id: string; phone: string }> {
  const guest = aGuest("Jagjit Virk")
  const number = await placeOrder(page.request, guest, SHIRT, size)
  const id = await moveOrder(page.request, number, 1)
  await open(page, `order/view/${id}`)
  return { id, phone: guest.phone }
}
type Details = {
  lines: { size: string; measurement: { [name: string]: number } | null }[]
  contact: { phone: string; email: string }
}
const detailsOf = async (orderId: string) =>
  (await sql<{ details: Details }>(`select details from order_state where order_id = $1`, [orderId]))[0]!.details

test("refuses a correction of measurements that a colleague has corrected under the open dialog, and keeps theirs", async ({
  page,
}) => {
  const { id } = await anOrder(page, measured)
  await page.getByRole("button", { name: /^Correct measurements/ }).click()
  await dialog(page).getByLabel("Chest").fill("42")
  const [line] = (await detailsOf(id)).lines
  const { size, measurement } = line!
  await colleague(page, "order/correct", {
    orderId: id,
    itemId: "0",
    was: { size, measurement },
    to: { measurement: { ...measurement, upperBodyWaist: 38 } },
  })
  // The page under the dialog shows the colleague's correction; the dialog still has what it opened with.
  await expect(page.getByText("36 → 38", { exact: false })).toBeVisible()
  await expect(dialog(page).getByLabel("Waist")).toHaveValue("36")
  await dialog(page).getByRole("button", { name: "Correct", exact: true }).click()
  await expect(
    dialog(page).getByText("Someone else has changed this piece in the meantime.", { exact: false }),
  ).toBeVisible()
  expect((await detailsOf(id)).lines[0]!.measurement).toMatchObject({ chest: 40, upperBodyWaist: 38 })

  await dialog(page).getByRole("button", { name: "Cancel" }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole("button", { name: /^Correct measurements/ }).click()
  await expect(dialog(page).getByLabel("Waist")).toHaveValue("38")
  await dialog(page).getByLabel("Chest").fill("42")
  await dialog(page).getByRole("button", { name: "Correct", exact: true }).click()
  await expect(page.getByText("Chest 40 → 42", { exact: false })).toBeVisible()
  expect((await detailsOf(id)).lines[0]!.measurement).toMatchObject({ chest: 42, upperBodyWaist: 38 })
})

test("refuses another e-mail for an order whose phone a colleague has corrected under the open dialog", async ({
  page,
}) => {
  const { id } = await anOrder(page)
  await page.getByRole("button", { name: "Correct contact" }).click()
  await dialog(page).getByLabel("E-mail").fill(aGuest().email)
  const { contact } = await detailsOf(id)
  const { phone } = aGuest()
  await colleague(page, "order/contact", {
    orderId: id,
    before: { email: contact.email, phone: contact.phone },
    contact: { email: contact.email, phone },
  })
  await expect(page.locator(`a[href*="${phone}"]`).first()).toBeVisible()
  await dialog(page).locator("button[type=submit]").click()
  await expect(
    dialog(page).getByText("Someone else has changed this contact in the meantime.", { exact: false }),
  ).toBeVisible()
  expect((await detailsOf(id)).contact).toMatchObject({ email: contact.email, phone })
})

test("refuses to take pieces out of a line that a colleague has shortened under the open dialog", async ({ page }) => {
  const guest = aGuest("Jagjit Virk")
  const number = await placeOrderOf(page.request, guest, [
    { slug: SHIRT, size: "M", quantity: 2 },
    { slug: "black-aura-formal-trousers", size: "M" },
  ])
  const id = await moveOrder(page.request, number, 1)
  await open(page, `order/view/${id}`)
  await page.getByRole("button", { name: "Remove items" }).click()
  await dialog(page).getByLabel("Classic White Formal Shirt, M: how many to take out").fill("1")
  await dialog(page).getByLabel("Why").fill("The cloth has a flaw")
  await colleague(page, "order/take-out", {
    orderId: id,
    lines: [{ itemId: "0", quantity: 1, left: 2 }],
    reason: "The buyer wants one only",
  })
  await expect(page.getByRole("heading", { name: "2 pieces" })).toBeVisible()
  await dialog(page).getByRole("button", { name: "Remove items" }).click()
  await expect(
    dialog(page).getByText("Someone else has changed this order in the meantime.", { exact: false }),
  ).toBeVisible()
  await dialog(page).getByRole("button", { name: "Cancel" }).click()
  await expect(page.getByRole("heading", { name: "2 pieces" })).toBeVisible()
})

test("keeps a wish that is being typed when a colleague saves another one, and lets staff choose", async ({ page }) => {
  const { id } = await anOrder(page, measured)
  const wish = page.getByLabel("The buyer's wish")
  const saved = async () =>
    (await sql<{ wish: string }>(`select wish from order_state where order_id = $1`, [id]))[0]!.wish
  await wish.fill("A softer collar")
  await colleague(page, "order/wish", { orderId: id, wish: "Longer cuffs", before: "" })
  const newer = page.getByText("Someone else has changed this since you began to type.", { exact: false })
  await expect(newer).toBeVisible()
  await expect(page.getByRole("blockquote")).toHaveText("Longer cuffs")
  await expect(wish).toHaveValue("A softer collar")
  await expectNoBarriersInBothThemes(page, "a wish of two people")
  await page.screenshot({ path: ".cache/screens/wish-of-two.png", fullPage: true })
  await page.getByRole("button", { name: "Keep mine" }).click()
  await expect(newer).toBeHidden()
  expect(await saved()).toBe("A softer collar")

  await wish.fill("A softer collar, no pocket")
  await colleague(page, "order/wish", { orderId: id, wish: "", before: "A softer collar" })
  await expect(page.getByText("Someone else has emptied this since you began to type.")).toBeVisible()
  await page.getByRole("button", { name: "Take theirs" }).click()
  await expect(wish).toHaveValue("")
  await expect(page.getByRole("button", { name: "Save the wish" })).toBeHidden()
  expect(await saved()).toBe("")
})
