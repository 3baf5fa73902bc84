import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { save } from "../rooms"

test(
  "shows a changed chest size within seconds in the size guide and on the product's sheet",
  { tag: "@desktop" },
  async ({ page, context }) => {
    await signInAsOwner(context)
    const cell = (name: string) =>
      page.getByRole("table", { name: "Shirts", exact: true }).getByLabel(name, { exact: true })
    await visit(page, "/admin/management/settings/size-charts")
    await expect(page.getByText(/^Hip: hardly anyone has this/)).toBeVisible()
    await cell("Chest, XXL").fill("")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Each cell needs inches from 1 to 100, in quarters.")).toBeVisible()
    await expectNoBarriers(page, "the size charts, with an error")
    await cell("Chest, XXL").fill("39")
    await expect(page.getByText("Chest gets smaller at XXL. Is that right?")).toBeVisible()
    await cell("Chest, XXL").fill("45.5")
    await expect(page.getByText("Is that right?")).toHaveCount(0)
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

    // Looked at, and not saved: other journeys read the trousers.
    await page.getByRole("button", { name: "Take it" }).click()
    await expect(page.getByText(/^Hip: hardly anyone has this/)).toHaveCount(0)
    await expect(page.getByRole("region", { name: "How Trousers look in the shop" })).toContainText("41.5")
    await page.getByRole("button", { name: "Restore: Original settings" }).click()
    await save(page)
    await expect(async () => {
      expect(await (await page.request.get(theShop().shop + "/size-guide")).text()).not.toContain("<td>45.5</td>")
    }).toPass({ timeout: 20_000 })
  },
)

test(
  "offers an added size for a new product, places it in the chart and in the shop's filter, and removes it again",
  { tag: "@desktop" },
  async ({ page, context }) => {
    await signInAsOwner(context)
    await visit(page, "/admin/management/settings/sizes")
    const shirts = page.getByRole("group", { name: "Shirts" })
    await shirts.getByRole("button", { name: "Add a size" }).click()
    const added = shirts.getByLabel("Shirts, size 6")
    await added.fill("2XL")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("“2XL” is a name that the shop has for another size already.")).toBeVisible()
    await added.fill("3XL")
    await shirts.getByRole("button", { name: "Move 3XL up" }).click()
    await shirts.getByRole("button", { name: "Move 3XL down" }).click()
    await expect(added).toHaveValue("3XL")
    await expectNoBarriers(page, "the sizes")
    await save(page)
    await visit(page, "/admin/product/add")
    await expect(page.getByRole("checkbox", { name: "3XL", exact: true })).toBeChecked()
    await visit(page, "/admin/management/settings/size-charts")
    const chart = page.getByRole("table", { name: "Shirts", exact: true })
    await expect(chart.getByLabel("Chest, 3XL", { exact: true })).toHaveValue("44")
    const shop = await context.newPage()
    await expect(async () => {
      await visit(shop, "/explore")
      await expect(shop.getByRole("checkbox", { name: "3XL" })).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })

    await visit(page, "/admin/management/settings/sizes")
    await shirts.getByRole("button", { name: "Take S out", exact: true }).click()
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText(/colours of shirts come in S\. Please take the size out there first\./)).toBeVisible()
    await page.getByRole("button", { name: "Restore: Original settings" }).click()
    await save(page)
  },
)
