import { colourwayMessages } from "../../../backend/contracts/catalogue/messages"
import { choiceOf } from "../../../backend/tests/browser/choose"
import { aGuest, moveOrder, pieceOf, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath } from "../../../backend/tests/browser/visit"
import { aPhoto } from "../../../backend/tests/rig/hostile-files"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const ask = async <Data>(page: Page, path: string, data: object) =>
  (
    (await (
      await page.request.post(`${theShop().shop}/api/admin/${path}`, { data, headers: { origin: theShop().shop } })
    ).json()) as { data: Data }
  ).data

/** A new draft, in a colour unique to one journey; returns its id. */
async function aDraft(page: Page): Promise<string> {
  const { _id } = await pieceOf(page.request, "black-aura-formal-shirt")
  const color = `Marl ${Date.now().toString(36).slice(-5)}`
  return (await ask<{ _id: string }>(page, "product/variant/duplicate", { _id, color, colorCode: "#6A7078" }))._id
}

/** Holds back requests to a path until they are released. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/admin/${path}`, async (route) => {
    await free
    await route.continue().catch(() => undefined)
  })
  return release
}
const choose = async (page: Page, ...names: string[]) =>
  page.locator("input[type=file]").setInputFiles(
    await Promise.all(
      names.map(async (name, place) => ({
        name,
        buffer: await aPhoto((Date.now() + place) % 60_000),
        mimeType: "image/jpeg",
      })),
    ),
  )
const pictures = (page: Page) => page.getByRole("list", { name: "Pictures in order" }).getByRole("listitem")

test("keeps text typed during a save, and saves it with the next", async ({ page }) => {
  await signInAsOwner(page.context())
  const id = await aDraft(page)
  await open(page, `product/variant/edit/${id}`)
  const release = await hold(page, "product/variant/update")
  await page.getByLabel("Wash & care").fill("By hand.")
  const isTravelling = page.waitForRequest("**/api/admin/product/variant/update")
  await page.keyboard.press("Control+s")
  await isTravelling
  await page.getByLabel("Size & fit").fill("Slim.")
  release()
  await expect(page.getByText(colourwayMessages.saved, { exact: true })).toBeVisible()
  await expect(page.getByLabel("Size & fit")).toHaveValue("Slim.")
  await expect(page.getByText("Not saved yet")).toBeVisible()
  await page.keyboard.press("Control+s")
  await expect(page.getByText("Not saved yet")).toBeHidden()
  await page.reload()
  await expect(page.getByLabel("Wash & care")).toHaveValue("By hand.")
  await expect(page.getByLabel("Size & fit")).toHaveValue("Slim.")
})

test("loses nothing in a conflict resolved without a connection, and shows no old error after the other version was chosen", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  const {
    _id: categoryId,
    name,
    description,
  } = (await ask<{ _id: string; name: string; description: string }[]>(page, "category/all", {}))[0]!
  await open(page, `category/edit/${categoryId}`)
  await page.getByLabel("Internal note").fill("Mine.")
  await ask(page, "category/update", { categoryId, description: "Theirs." })
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText(/Someone else has changed this category/)).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Keep both" }).click()
  await expect(page.getByText(/could not be reached/).first()).toBeVisible()
  await expect(page.getByLabel("Internal note")).toHaveValue("Mine.")
  await page.context().setOffline(false)
  await ask(page, "category/update", { categoryId, description: "Theirs." })
  await page.getByRole("button", { name: "Save", exact: true }).click()

  await page.getByRole("button", { name: "Take theirs" }).click()
  await expect(page.getByLabel("Internal note")).toHaveValue("Theirs.")
  await expect(page.getByText(/Someone else has changed this category/)).toBeHidden()
  await page.getByLabel("Internal note").fill(description)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expectPath(page, `/admin/category/view/${categoryId}`)
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
})

test("keeps a picture that arrives while the others are being saved; asks before leaving while one is being uploaded", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  const id = await aDraft(page)
  await open(page, `product/variant/edit/images/${id}`)
  await choose(page, "one.jpg")
  await expect(pictures(page)).toHaveCount(1)
  const release = await hold(page, "product/variant/update/image")
  await page.getByRole("button", { name: "Save pictures" }).click()
  await choose(page, "two.jpg")
  await expect(pictures(page)).toHaveCount(2)
  release()
  await expect(page.getByText("Pictures saved.").first()).toBeVisible()
  await expect(pictures(page)).toHaveCount(2)
  await page.getByRole("button", { name: "Save pictures" }).click()
  await expect(page.getByText("2 of up to 20 pictures")).toBeVisible()

  const arrive = await hold(page, "fileManager/upload")
  await choose(page, "three.jpg")
  await expect(page.getByText("Uploading 1 picture")).toBeVisible()
  await page.getByRole("link", { name: "Back to the colour" }).click()
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  arrive()
  await expect(pictures(page)).toHaveCount(3)
})

test("continues an upload when the folder changes; asks before the file manager is left", async ({ page }) => {
  await signInAsOwner(page.context())
  const name = `Racks ${Date.now() % 1_000_000}`
  await ask(page, "fileManager/folder-add", { name, parentId: null })
  await open(page, "file-manager")
  const arrive = await hold(page, "fileManager/upload")
  await choose(page, "hanger.jpg")
  await page.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.getByText("Uploading 1 picture")).toBeVisible()
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Inventory" }).click()
  await expect(page.getByRole("dialog", { name: "Leave while pictures are on their way?" })).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click()
  arrive()
  await expect(page.getByText("1 picture uploaded")).toBeVisible()
})

test("loses no unsaved work when the session ends: saves it after a sign-in in another tab", async ({ page }) => {
  await signInAsOwner(page.context())
  const id = await aDraft(page)
  await open(page, `product/variant/edit/${id}`)
  await page.getByLabel("Wash & care").fill("By hand, and never in a hurry.")
  await page.context().clearCookies()
  await page.keyboard.press("Control+s")
  await expect(page.getByText("You are signed out.")).toBeVisible()
  await expect(page.getByRole("link", { name: "sign in in a new tab" })).toHaveAttribute("href", "/signin?next=/admin")
  await expect(page.getByLabel("Wash & care")).toHaveValue("By hand, and never in a hurry.")
  await signInAsOwner(page.context())
  await page.evaluate(() => window.dispatchEvent(new Event("focus")))
  await expect(page.getByText("You are signed out.")).toBeHidden()
  await page.keyboard.press("Control+s")
  await expect(page.getByText(colourwayMessages.saved, { exact: true })).toBeVisible()
})

test("keeps an order's page, a note and an open dialog when the session ends, and sends them after a sign-in", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  const number = await placeOrder(page.request, aGuest("Gurleen Sodhi"), "classic-white-formal-shirt")
  const id = await moveOrder(page.request, number, 1)
  const signInAgain = async () => {
    await signInAsOwner(page.context())
    await page.evaluate(() => window.dispatchEvent(new Event("focus")))
    await expect(page.getByText("You are signed out.")).toBeHidden()
  }
  await open(page, `order/view/${id}`)
  await page.getByLabel("New note").fill("Calls again on Monday")
  await page.context().clearCookies()
  const orderIsAskedFor = page.waitForResponse("**/api/customer/order/single")
  await page.getByRole("button", { name: "Add note" }).click()
  expect((await orderIsAskedFor).status()).toBe(404)
  await expect(page.getByText("You are signed out.")).toBeVisible()
  await expect(page.getByLabel("New note")).toHaveValue("Calls again on Monday")
  await signInAgain()
  await page.getByRole("button", { name: "Add note" }).click()
  await expect(page.getByText("Calls again on Monday", { exact: true })).toBeVisible()
  await expect(page.getByLabel("New note")).toHaveValue("")

  await page.getByRole("button", { name: /^Another size/ }).click()
  const dialog = page.getByRole("dialog")
  await choiceOf(page, "In place of M").click()
  await page.locator(".ant-select-dropdown:visible .ant-select-item-option").filter({ hasText: /^L · / }).click()
  await dialog.getByLabel("Why").fill("Said on the phone")
  await page.context().clearCookies()
  await dialog.getByRole("button", { name: "Correct", exact: true }).click()
  await expect(page.getByText("You are signed out.")).toBeVisible()
  await expect(dialog.getByLabel("Why")).toHaveValue("Said on the phone")
  await signInAgain()
  await dialog.getByRole("button", { name: "Correct", exact: true }).click()
  await expect(dialog).toBeHidden()
})
