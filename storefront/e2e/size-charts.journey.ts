import { expectNoBarriers } from "../../backend/tests/browser/axe"
import { signInAsOwner } from "../../backend/tests/browser/guest"
import { expect, test } from "../../backend/tests/browser/journey"
import { theShop } from "../../backend/tests/browser/shop"
import { visit } from "../../backend/tests/browser/visit"
import { save } from "./rooms"

test(
  "a chest that the shopkeeper measures anew stands in the size guide within seconds, and on the product's sheet",
  { tag: "@desktop" },
  async ({ page, context }) => {
    await signInAsOwner(context)
    const cell = (name: string) =>
      page.getByRole("table", { name: "Shirts", exact: true }).getByLabel(name, { exact: true })
    await visit(page, "/admin/management/settings/size-charts")
    await expect(page.getByText(/^Hip: hardly anybody measures this/)).toBeVisible()
    await cell("Chest, XXL").fill("")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Each cell needs inches from 1 to 100, in quarters.")).toBeVisible()
    await expectNoBarriers(page, "the size charts, with an error")
    await cell("Chest, XXL").fill("39")
    await expect(page.getByText("Chest becomes smaller at XXL. Is that meant?")).toBeVisible()
    await cell("Chest, XXL").fill("45.5")
    await expect(page.getByText("Is that meant?")).toHaveCount(0)
    await cell("Chest, XL").focus()
    await page.keyboard.press("Enter")
    await expect(cell("Shoulder, XL")).toBeFocused()
    await expect(page.getByRole("region", { name: "How Shirts look in the shop" })).toContainText("115.5 cm")
    await save(page)
    await expect(async () => {
      expect(await (await page.request.get(theShop().shop + "/size-guide")).text()).toContain("<td>45.5</td>")
    }).toPass({ timeout: 10_000, intervals: [100] })

    const shop = await context.newPage()
    await visit(shop, "/product/classic-white-formal-shirt")
    await shop.getByRole("button", { name: "Size Guide" }).click()
    await expect(shop.getByRole("dialog").getByRole("cell", { name: "45.5", exact: true })).toBeVisible()

    await page.getByRole("button", { name: "Take again: As the shop began" }).click()
    await save(page)
    await expect(async () => {
      expect(await (await page.request.get(theShop().shop + "/size-guide")).text()).not.toContain("<td>45.5</td>")
    }).toPass({ timeout: 20_000 })
  },
)
