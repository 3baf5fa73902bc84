import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { visit } from "../../../backend/tests/browser/visit"
import { save } from "../rooms"

const text = "Orders until 5 November arrive before Diwali"
const strip = (page: Page) => page.getByRole("complementary", { name: "Announcement" })

const open = async (page: Page) => {
  await visit(page, "/admin/management/settings")
  await expect(page.getByRole("heading", { name: "Announcement bar" })).toBeVisible()
}

test("shows the shopkeeper's announcement above every page within seconds, and removes it as quickly", async ({
  page,
  context,
}) => {
  await signInAsOwner(context)
  const shop = await context.newPage()
  await visit(shop, "/")
  await expect(strip(shop)).toHaveCount(0)

  await open(page)
  await page.getByRole("switch").click()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Please write what it says, or switch it off.")).toBeVisible()
  await page.getByLabel("Text", { exact: true }).fill(text)
  await page.getByLabel("Link", { exact: true }).fill("/explore")
  await save(page)

  await expect(async () => {
    await shop.reload()
    await expect(strip(shop)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expectNoBarriers(shop, "home with an announcement")
  await strip(shop).getByRole("link", { name: text }).click()
  await expect(shop).toHaveURL(/\/explore$/)
  await expect(strip(shop)).toBeVisible()

  await open(page)
  await page.getByRole("button", { name: "Restore: Original settings", exact: true }).click()
  await save(page)
  await expect(async () => {
    await shop.reload()
    await expect(strip(shop)).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 20_000 })
})
