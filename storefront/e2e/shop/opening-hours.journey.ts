import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aGuest, introduce, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { save } from "../rooms"
import { fillBag } from "../steps"

const open = async (page: Page) => {
  await visit(page, "/admin/management/settings/hours")
  await expect(page.getByRole("heading", { name: "In a usual week" })).toBeVisible()
}
/** In India, so many days from now: "2026-11-28". */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)
const typed = (day: string) => day.split("-").reverse().join("/")

test("sets the opening hours and a holiday once, and shows them on every page that has them", async ({
  page,
  context,
}) => {
  await signInAsOwner(context)
  await open(page)
  await page.getByRole("switch", { name: "Open on Sunday" }).click()
  const sunday = page.getByRole("group", { name: "Sunday" })
  await sunday.getByLabel("Sunday, to").fill("09:00")
  await page.getByRole("button", { name: "Add a holiday" }).click()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("The shop opens before it closes.")).toBeVisible()
  await expect(page.getByText("Please choose the days.")).toBeVisible()
  // The first field with an error is on the screen, with the focus.
  await expect(page.getByRole("group", { name: "In a usual week" })).toBeFocused()
  await expectNoBarriers(page, "opening hours, with errors")
  await sunday.getByLabel("Sunday, to").fill("19:00")
  await page.getByLabel("Name", { exact: true }).fill("Diwali")
  const holiday = page.getByRole("group", { name: "Diwali" })
  await holiday.getByLabel("First day").fill(typed(dayIn(0)))
  await holiday.getByLabel("First day").blur()
  await expect(holiday.getByLabel("Last day")).toHaveValue(typed(dayIn(0)))
  await expect(page.getByRole("region", { name: "How it looks" })).toContainText(
    "Closed today for Diwali. Opens tomorrow",
  )
  await save(page)

  await visit(page, "/support")
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Monday to Sunday, 10 am to 7 pm\. Closed today for Diwali\. Opens/)).toBeVisible({
      timeout: 500,
    })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText(/We answer Monday to Sunday, 10 am to 7 pm$/)).toBeVisible()
  await expect(page.getByRole("contentinfo")).toContainText("Monday to Sunday, 10 am to 7 pm")
  const home = await (await page.request.get(theShop().shop + "/")).text()
  expect(home).toContain(`"validFrom":"${dayIn(0)}"`)
  await fillBag(page, "classic-white-formal-shirt")
  await introduce(page.request, aGuest())
  await visit(page, "/checkout/delivery-method")
  await expect(page.getByText("Monday to Sunday, 10 am to 7 pm")).toBeVisible()
  await expect(page.getByText(/^Closed today for Diwali\. Opens tomorrow/)).toBeVisible()

  await open(page)
  await page.getByRole("button", { name: "Restore: Original settings" }).click()
  await expect(holiday).toHaveCount(0)
  await save(page)
})
