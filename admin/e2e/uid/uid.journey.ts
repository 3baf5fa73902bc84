import { readFileSync } from "node:fs"
import { writeUid } from "@silai/contracts/uid/code"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aGuest, askForReturn, moveOrder, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { labels, photoOf } from "../../../backend/tests/browser/label"
import { theShop } from "../../../backend/tests/browser/shop"

const SHIRT = "classic-white-formal-shirt"
const main = (page: Page) => page.getByRole("main")
const admin = (page: Page, path: string) => page.goto(`${theShop().shop}/admin/${path}`)
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const scanField = (page: Page) => page.getByLabel("Number, or USB scanner")

test("makes ids for a colour and size, prints them from the first free label on, and finds them in the list", async ({
  page,
}, { project }) => {
  test.slow()
  await signInAsOwner(page.context())
  await admin(page, "management/uid/generate")
  await expect(page.getByRole("heading", { level: 1, name: "Create labels" })).toBeVisible()
  await page.getByRole("button", { name: "Create labels" }).click()
  await expect(page.getByText("Please choose a product and colour.")).toBeVisible()
  await page.getByLabel("Product and colour").fill("Classic White Formal Shirt")
  await page.locator(".ant-select-item-option", { hasText: "Classic White Formal Shirt" }).first().click()
  await page.getByLabel("Size", { exact: true }).click()
  await page.locator(".ant-select-item-option:visible", { hasText: /^M$/ }).click()
  await page.getByLabel("How many").fill("9")
  await page.screenshot({ path: `.cache/screens/uid-generate-${project.name}.png`, fullPage: true })
  await page.getByRole("button", { name: "Create labels" }).click()
  await expect(page.getByText("9 ids are being made.")).toBeVisible()
  await expect(page.getByText("9 ids made").first()).toBeVisible()
  await page.screenshot({ path: `.cache/screens/uid-batches-${project.name}.png`, fullPage: true })

  await page.getByRole("link", { name: "Print labels" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "Print labels" })).toBeVisible()
  await page.getByRole("button", { name: "Begin at label 7", exact: true }).click()
  expect(await over(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `.cache/screens/uid-print-${project.name}.png`, fullPage: true })
  const saving = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save 9 labels as PDF" }).click()
  expect(
    readFileSync(await (await saving).path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-")
  await expect(page.getByText("The labels are saved. These ids are on labels from now on.")).toBeVisible()
  await expect(page.getByText("9 of them were printed before")).toBeVisible()
  const testing = page.waitForEvent("download")
  await page.getByRole("button", { name: "Test page" }).click()
  expect((await testing).suggestedFilename()).toBe("test-page.pdf")

  await admin(page, "management/uid/batches")
  await page.getByRole("link", { name: "See ids" }).first().click()
  await expect(main(page).getByText("On a label").first()).toBeVisible()
  expect(await over(page)).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `.cache/screens/uid-list-${project.name}.png`, fullPage: true })
  await main(page)
    .getByRole("link", { name: /Classic White Formal Shirt, On a label/ })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 2, name: "History" })).toBeVisible()
  await page.getByRole("button", { name: "Make void" }).click()
  await page.getByRole("button", { name: "Make void" }).click()
  await expect(page.getByText("Please write down why.")).toBeVisible()
  await page.getByLabel("Why").fill("Torn")
  await expectNoBarriers(page, "an id")
  await page.screenshot({ path: `.cache/screens/uid-edit-${project.name}.png`, fullPage: true })
  await page.getByRole("button", { name: "Make void" }).click()
  await expect(page.getByText("The id is now: Void")).toBeVisible()
})

test(
  "scans a label by camera, picture and USB scanner, packs it with its order, and requires it at a return",
  { tag: "@phone" },
  async ({ page, request }, { project }) => {
    test.slow()
    const [first, second, third] = (await labels(page.context(), SHIRT, "M", 3)) as [string, string, string]
    const order = await placeOrder(request, aGuest("Harpal Gill"), SHIRT)
    const picture = await photoOf(second)
    // The camera sees what a canvas shows: a real stream, read as a phone's is.
    await page.addInitScript(
      (photo) => {
        navigator.mediaDevices.getUserMedia = async () => {
          const canvas = document.createElement("canvas")
          canvas.width = 1280
          canvas.height = 960
          const image = new Image()
          image.src = photo
          await image.decode()
          const draw = () => canvas.getContext("2d")!.drawImage(image, 0, 0)
          setInterval(draw, 100)
          draw()
          return canvas.captureStream(10)
        }
      },
      `data:image/jpeg;base64,${picture.toString("base64")}`,
    )

    await admin(page, "uid-scanner")
    await expect(scanField(page)).toBeFocused()
    await scanField(page).fill("not a label")
    await page.keyboard.press("Enter")
    await expect(page.getByText(/This is not a number of ours/)).toBeVisible()
    await scanField(page).pressSequentially(`${theShop().shop}/authentic/${first}`)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { name: writeUid(first) })).toBeVisible()
    await expect(main(page).getByText(/Free: it may go on a piece/)).toBeVisible()
    await page.getByRole("button", { name: "Use the camera" }).click()
    await expect(page.getByRole("heading", { name: writeUid(second) })).toBeVisible()
    await expectNoBarriers(page, "the scanner")
    expect(await over(page)).toBeLessThanOrEqual(0)
    await page.screenshot({ path: `.cache/screens/uid-scanner-${project.name}.png`, fullPage: true })
    await page.getByRole("button", { name: "Stop the camera" }).click()
    await main(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer: await photoOf(third) })
    await expect(page.getByRole("heading", { name: writeUid(third) })).toBeVisible()

    await admin(page, `order/manage?search=${order}`)
    await main(page)
      .getByRole("link", { name: new RegExp(order) })
      .first()
      .click()
    const box = page.getByRole("region", { name: "Labels" })
    await expect(box).toContainText("1 piece has no label yet")
    await box.getByLabel("Scan or type a label").fill(first)
    await page.keyboard.press("Enter")
    await expect(box).toContainText("Every piece has its label.")
    await expectNoBarriers(page, "an order with its labels")
    await page.screenshot({ path: `.cache/screens/uid-order-${project.name}.png`, fullPage: true })
    const orderId = await moveOrder(page.request, order, 1, 2, 3, 4, 6)

    const number = await askForReturn(request, orderId, { kind: "return" })
    await admin(page, `returns/manage?search=${number}`)
    await page.getByRole("link", { name: new RegExp(number) }).click()
    const take = async (button: string) => {
      await main(page).getByRole("button", { name: button, exact: true }).click()
      await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click()
    }
    await take("Approve")
    await expect(page.getByText("The request is now: Approved")).toBeVisible()
    await take("Picked up")
    await expect(page.getByText("The request is now: Picked up")).toBeVisible()
    await main(page).getByRole("button", { name: "Received", exact: true }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Labels of what came back").fill(second)
    await dialog.getByRole("button", { name: "Received" }).click()
    await expect(dialog.getByText(/was not sent with this order/)).toBeVisible()
    await dialog.getByLabel("Labels of what came back").fill(writeUid(first))
    await expectNoBarriers(page, "a return is received with its label")
    await page.screenshot({ path: `.cache/screens/uid-return-${project.name}.png` })
    await dialog.getByRole("button", { name: "Received" }).click()
    await expect(dialog).toBeHidden()
  },
)
