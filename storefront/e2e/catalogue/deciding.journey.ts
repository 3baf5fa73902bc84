import { doubtMessages } from "@silai/contracts/measurement/messages"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, test, type Page } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { call, lower, ownBag } from "../own-bag"

const pin = (page: Page) => page.getByLabel("Delivery to PIN code")
const saved = (page: Page) => page.getByRole("button", { name: "Use my saved measurements" })
const wizard = (page: Page) => page.getByRole("dialog", { name: "Your measurements" })
const add = (page: Page) => page.getByRole("button", { name: /^(Add to Bag|Make an Order)$/ }).first()

/** A guest's earlier measurements, as this browser stores them. */
const saveMeasurements = (page: Page, inches: Record<string, number>) =>
  page.evaluate(
    (rows) => localStorage.setItem("lowerBodyMeasurement", rows),
    JSON.stringify(Object.entries(inches).map(([name, value]) => ({ name, value }))),
  )

test.describe("deciding on a product's page", () => {
  test("shows the delivery date next to the button, later for a custom size, and remembers the PIN code on the next product", async ({
    page,
  }) => {
    const served = await (await page.request.get(theShop().shop + "/product/classic-white-formal-shirt")).text()
    expect(served, "before any script").toMatch(/Across India in \d+ to \d+ working days/)
    await visit(page, "/product/classic-white-formal-shirt")
    await pin(page).fill("141008")
    const day = page.getByText(/^At your door .* Ludhiana, Punjab$/)
    await expect(day).toBeVisible()
    const ready = await day.innerText()
    await expect(page.getByText(/A return or an exchange can be asked for within/).first()).toBeVisible()

    await saveMeasurements(page, lower)
    await visit(page, "/product/black-aura-formal-trousers")
    await expect(pin(page)).toHaveValue("141008")
    await expect(day).toHaveText(ready)
    await saved(page).click()
    await expect(day).not.toHaveText(ready)
    await expect(
      page.getByText(/cut for one person only: they cannot be returned, but are altered free until they fit/).first(),
    ).toBeVisible()
  })

  test("finds the PIN code of a customer's saved address there", async ({ page }) => {
    const { name, phone } = await aCustomer(page.request)
    await call(page.request, "address/add", {
      name,
      phone,
      line1: "12 Model Town",
      city: "Ludhiana",
      state: "Punjab",
      pincode: "141002",
    })
    await visit(page, "/product/classic-white-formal-shirt")
    await expect(pin(page)).toHaveValue("141002")
    await expect(page.getByText(/^At your door .* Ludhiana, Punjab$/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem("pincode")), "it is the account's").toBeNull()
  })

  test("needs one tap for a custom size by a guest's saved measurements, which go into the bag", async ({ page }) => {
    await visit(page, "/product/black-aura-formal-trousers")
    await expect(page.getByRole("heading", { name: "Made to your measure, at no extra charge" })).toBeVisible()
    await expect(saved(page)).toHaveCount(0)
    await saveMeasurements(page, lower)
    await page.reload()
    await saved(page).click()
    await expect(page.getByRole("button", { name: "Custom Size" })).toHaveAttribute("aria-pressed", "true")
    const card = page.getByRole("region", { name: "Your measurements" })
    await expect(card.getByText(`${lower.hip} in`)).toBeVisible()
    await expectNoBarriers(page, "the saved measurements")
    await card.getByRole("button", { name: "Change measurements" }).click()
    await expect(wizard(page).getByRole("textbox")).toHaveValue(String(lower.hip))
    await page.keyboard.press("Escape")
    await add(page).click()
    await expect(page.getByRole("dialog", { name: "Added To Bag" }).getByText("Custom Size")).toBeVisible()
  })

  test("uses an account's measurements too, and starts the form at the first missing one for this piece", async ({
    page,
  }) => {
    await aCustomer(page.request)
    await call(page.request, "measurement/add", lower)
    await visit(page, "/product/black-aura-formal-trousers")
    await saved(page).click()
    await add(page).click()
    await expect(page.getByRole("dialog", { name: "Added To Bag" })).toBeVisible()
    expect((await ownBag(page.request)).join()).toContain("1")

    await visit(page, "/product/classic-white-formal-shirt")
    await saved(page).click()
    await expect(wizard(page).getByText("Step 1 of 6")).toBeVisible()
    await expect(wizard(page).getByText(/^Your saved measurements do not have these yet/)).toBeVisible()
    await wizard(page).getByRole("button", { name: "Not now" }).click()
    await expect(wizard(page)).toBeHidden()
  })

  test("questions an unlikely measurement, and accepts it when confirmed", async ({ page }) => {
    await visit(page, "/product/black-aura-formal-trousers")
    await page.getByRole("button", { name: "Measure now" }).click()
    const field = wizard(page).getByRole("textbox")
    const next = wizard(page).getByRole("button", { name: /^(Next|Complete)$/ })
    await field.fill("17")
    await next.click()
    await expect(wizard(page).getByText("A hip of 17 in is very small for a man.")).toBeVisible()
    await expectNoBarriers(page, "the question about a measurement")
    await wizard(page).getByRole("button", { name: doubtMessages.again }).click()
    await expect(field).toBeFocused()
    await field.fill("40")
    await next.click()
    await expect(wizard(page).getByText("Nearest ready-made size")).toHaveCount(0)
    await field.fill("22.5")
    await next.click()
    await expect(wizard(page).getByText("A waist of 22½ in is very small next to your hip of 40 in.")).toBeVisible()
    await wizard(page).getByRole("button", { name: doubtMessages.right }).click()
    for (const inches of ["24", "41", "15"]) {
      await field.fill(inches)
      await next.click()
    }
    await expect(page.getByRole("region", { name: "Your measurements" }).getByText("22½ in")).toBeVisible()
  })

  test("magnifies the cloth, and opens it large on Enter", { tag: "@both" }, async ({ page, isMobile }) => {
    await visit(page, "/product/classic-white-band-collar-shirt")
    const cloth = page.locator("figure").getByRole("button", { name: /^See the cloth large/ })
    await cloth.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await cloth.boundingBox())!
    const lens = cloth.locator("picture")
    if (isMobile) {
      const finger = await page.context().newCDPSession(page)
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
        finger.send("Input.dispatchTouchEvent", { type, touchPoints })
      await touch("touchStart", { x: x + 60, y: y + height / 2 })
      await touch("touchMove", { x: x + 120, y: y + height / 2 })
      await expect(lens).toBeVisible()
      await touch("touchEnd")
    } else {
      await page.mouse.move(x + width / 2, y + height / 2)
      await expect(lens).toBeVisible()
      await page.mouse.move(x - 20, y - 20)
    }
    await expect(lens).toHaveCount(0)
    const viewer = page.getByRole("dialog", { name: /a closer look/ })
    await expect(viewer).toBeHidden()
    await cloth.focus()
    await page.keyboard.press("Enter")
    await expect(viewer.getByText(/Picture (\d+) of \1/)).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(cloth).toBeFocused()
  })
})
