import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { aPhoto } from "../../../backend/tests/rig/hostile-files"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const choose = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page.locator("input[type=file]").setInputFiles(files.map((file) => ({ ...file, mimeType: "image/jpeg" })))
const uploads = (page: Page) => page.getByRole("region", { name: "Uploads" })

test("adds a folder, uploads into it, names a file that is no picture, and deletes pictures that are shown nowhere", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  await open(page, "file-manager")
  const folder = `Shoot ${Date.now()}`
  await page.getByRole("button", { name: "New folder" }).click()
  await page.getByLabel("Name of the folder").fill(folder)
  await page.getByRole("button", { name: "Add folder" }).click()
  await expect(page.getByRole("heading", { level: 1, name: folder })).toBeVisible()
  await choose(page, [
    { name: "front.jpg", buffer: await aPhoto() },
    { name: "page.jpg", buffer: Buffer.from("<!doctype html>") },
  ])
  await expect(uploads(page).getByText('"page.jpg" is not a JPEG, PNG, WebP or AVIF picture.')).toBeVisible()
  await expect(page.getByRole("button", { name: "Open front.jpg" })).toBeVisible()
  await page.getByRole("button", { name: "Open front.jpg" }).click()
  await expect(page.getByRole("dialog").getByText("Nowhere at present.")).toBeVisible()
  await expectNoBarriers(page, "a picture")
  await page.getByRole("dialog").getByRole("button", { name: "More" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete picture" }).click()
  await expect(page.getByText("No pictures here yet")).toBeVisible()
})

test("adds a picture to a product, moves it to the front by keyboard, and shows it first in the shop at once", async ({
  page,
  request,
}, { project }) => {
  const description = `From the side, in the evening, on a ${project.name}`
  await signInAsOwner(page.context())
  const { _id, images } = await pieceOf(request, "beige-mist-chinos")
  await open(page, `product/variant/edit/images/${_id}`)
  await choose(page, [{ name: "side.jpg", buffer: await aPhoto() }])
  const cards = page.getByRole("list", { name: "Pictures in order" }).getByRole("listitem")
  await expect(cards).toHaveCount(images.length + 1)
  await cards.last().getByLabel("Picture description").fill(description)
  await page
    .getByRole("button", { name: `Make picture ${images.length + 1} of ${images.length + 1} the thumbnail` })
    .click()
  await page.getByRole("button", { name: `Move picture 1 of ${images.length + 1}`, exact: true }).press("Space")
  await expect(page.getByText(`Picture 1 is at place 1 of ${images.length + 1}.`)).toBeAttached()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByText(`Picture 1 is at place 2 of ${images.length + 1}.`)).toBeAttached()
  await page.keyboard.press("Space")
  await page.getByRole("button", { name: "Save pictures" }).click()
  await expect(page.getByText("Pictures saved. The shop shows them now.")).toBeVisible()
  const shown = await pieceOf(request, "beige-mist-chinos")
  expect(shown.images.map(({ alt }) => alt).indexOf(description)).toBe(1)

  await page.getByRole("button", { name: /^Take picture 1 of/ }).click()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(cards).toHaveCount(images.length + 1)
})
