import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { tick } from "../../../backend/tests/browser/choose"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { measured, placeOrder } from "../../../backend/tests/browser/guest"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { call, lower } from "../own-bag"
import { choose, signInByPassword } from "../steps"

const TROUSERS = "/product/black-aura-formal-trousers"
const wizard = (page: Page) => page.getByRole("dialog", { name: "Your measurements" })
const card = (page: Page) => page.getByRole("region", { name: "Your measurements" })

async function measure(page: Page, inches: readonly string[]) {
  const next = wizard(page).getByRole("button", { name: /^(Next|Complete)$/ })
  for (const inch of inches) {
    await wizard(page)
      .getByLabel(/, in inches$/)
      .fill(inch)
    await next.click()
  }
  await expect(wizard(page)).toBeHidden()
}

test.describe("made to measure", () => {
  test(
    "is on the first screen of the home page, and its page says what it costs, takes and promises",
    { tag: "@both" },
    async ({ page }) => {
      await visit(page, "/")
      const title = page.getByRole("heading", { name: "Cut just for you" })
      expect((await title.boundingBox())!.y).toBeLessThan(page.viewportSize()!.height)
      await page.getByRole("button", { name: "New Black Aura Edition" }).click()
      await expect(page.getByRole("link", { name: "Shop Now" })).toBeInViewport()
      await page.getByRole("button", { name: "Made to measure", exact: true }).click()
      await page.getByRole("link", { name: "How it works" }).click()
      await expectPath(page, "/made-to-measure")
      for (const words of ["Nothing more.", "Cutting adds 1 to 4 days to delivery", "cannot be returned"])
        await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByText("Altered free until it fits").first()).toBeVisible()
      await page.getByRole("link", { name: "Trousers to measure" }).first().click()
      await expect(page.getByRole("heading", { level: 1, name: "Trousers, made to measure" })).toBeVisible()
      await page.getByRole("button", { name: "Menu" }).click()
      await page.getByRole("navigation", { name: "Whole shop" }).getByRole("link", { name: "Made to measure" }).click()
      await expectPath(page, "/made-to-measure")
    },
  )

  test(
    "lets a guest choose the fit in one tap, measure his father too, and have both in his account at sign-in",
    { tag: "@gate" },
    async ({ page }) => {
      await visit(page, TROUSERS)
      await page.getByRole("button", { name: "Measure now" }).click()
      await measure(page, ["40", "34", "24", "41", "15"])
      await expect(card(page).getByRole("radio", { name: "Regular" })).toBeChecked()
      await tick(card(page).getByRole("radio", { name: "Loose" }))
      await card(page).getByRole("button", { name: "How you wear it, and your build" }).click()
      const sheet = page.getByRole("dialog", { name: "How it should sit" })
      await sheet.getByLabel("Flat seat").check()
      await sheet.getByLabel("Full seat").check()
      await expect(sheet.getByLabel("Flat seat")).not.toBeChecked()
      await expectNoBarriers(page, "how it should sit")
      await sheet.getByRole("button", { name: "Done" }).click()
      await expect(card(page).getByRole("paragraph").filter({ hasText: "Full seat" })).toBeVisible()

      await card(page).getByRole("button", { name: "Change measurements" }).click()
      await wizard(page).getByLabel("Made for").selectOption({ label: "Someone else…" })
      await wizard(page).getByRole("button", { name: "Next" }).click()
      await expect(wizard(page).getByText("Please say whom it is for.")).toBeVisible()
      await wizard(page).getByLabel("Their name").fill("Papa")
      await measure(page, ["44", "40", "26", "40", "16"])
      await expect(card(page).getByText("For Papa")).toBeVisible()

      const who = await aCustomer()
      await visit(page, `/signin?next=${TROUSERS}`)
      await signInByPassword(page, who.email, who.password)
      await expectPath(page, TROUSERS)
      await page.getByRole("button", { name: "Papa: saved measurements" }).click()
      await expect(card(page).getByText("44 in")).toBeVisible()
      expect(await call(page.request, "measurement/single")).toMatchObject({
        ...lower,
        lowerBodyFit: { fit: "loose", build: ["fullSeat"], way: "tape" },
      })
      await visit(page, "/profile/measurements")
      await expect(page.getByRole("heading", { level: 3, name: "Papa" })).toBeVisible()
      await expectNoBarriers(page, "the people whom I measure")
    },
  )

  test("names the piece and the chosen size in a question on WhatsApp, on its page and in its size guide", async ({
    page,
  }) => {
    await visit(page, "/product/classic-white-formal-shirt")
    const ask = page.getByRole("link", { name: "Ask about this piece on WhatsApp" })
    await expect(ask.first()).toHaveAttribute("href", /wa\.me.*Classic%20White%20Formal%20Shirt%3A/)
    await page.getByRole("button", { name: "Size Guide" }).click()
    await expect(page.getByRole("dialog").getByRole("link", { name: "Ask about this piece on WhatsApp" })).toBeVisible()
    await page.keyboard.press("Escape")
    await choose(page.getByRole("radio", { name: /^L(,|$)/ }))
    await expect(ask.first()).toHaveAttribute("href", /size%20L/)
  })

  test("advises a man of waist 32 on the page of ready-made trousers", async ({ page }) => {
    await visit(page, TROUSERS)
    await expect(page.getByText("Our ready-made trousers begin at a waist of 36 inches.")).toBeVisible()
    await visit(page, "/product/black-aura-formal-shirt")
    await expect(page.getByText("Our ready-made trousers begin")).toHaveCount(0)
  })

  test("copies trousers that fit, measured flat, and keeps them a copy when they are opened again", async ({
    page,
  }) => {
    await visit(page, TROUSERS)
    await page.getByRole("button", { name: "Copy trousers that fit" }).click()
    const copy = page.getByRole("dialog", { name: "Copy trousers that fit" })
    const next = copy.getByRole("button", { name: /^(Next|Complete)$/ })
    const field = copy.getByLabel(/, in inches$/)
    await copy.getByRole("radio", { name: "Slim" }).check()
    await field.fill("40")
    await next.click()
    await expect(copy.getByText(/Is that all the way round\? Once across is enough: we double it\.$/)).toBeVisible()
    await expectNoBarriers(page, "a garment that is copied")
    await copy.getByRole("button", { name: "Measure again" }).click()
    for (const inches of ["20", "16 1/4", "11 1/2", "40", "7"]) {
      await field.fill(inches)
      await next.click()
    }
    await expect(card(page).getByText("38¼ in")).toBeVisible()
    await expect(card(page).getByText("Copied from a piece that fits")).toBeVisible()
    await expect(card(page).getByRole("radio", { name: "Slim" })).toBeChecked()
    await card(page).getByRole("button", { name: "Change measurements" }).click()
    await expect(field).toHaveValue("20")
  })

  test("uses the numbers of the last order with the sleeves half an inch longer", async ({ page }) => {
    const me = await aCustomer(page.request)
    await placeOrder(page.request, me, "classic-white-formal-shirt", measured)
    await visit(page, "/product/black-aura-formal-shirt")
    await page.getByRole("button", { name: "Correct my last order" }).click()
    const last = page.getByRole("dialog", { name: "As last time, corrected" })
    const longer = last.getByRole("button", { name: "Sleeve length: a quarter of an inch more" })
    await longer.click()
    await longer.click()
    await expect(last.getByText("½ inch longer than last time")).toBeVisible()
    await expectNoBarriers(page, "the last order, corrected")
    await last.getByRole("button", { name: "Use these measurements" }).click()
    await expect(card(page).getByText("As last time, corrected")).toBeVisible()
    await expect(page.getByText("Measurements saved")).toBeVisible()
    expect(await call(page.request, "measurement/single")).toMatchObject({ sleeveLength: measured.sleeveLength + 0.5 })
  })
})
