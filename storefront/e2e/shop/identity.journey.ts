import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { save } from "../rooms"

const open = async (page: Page) => {
  await visit(page, "/admin/management/settings/identity")
  await expect(page.getByRole("heading", { name: "On invoices" })).toBeVisible()
}

test(
  "shows a new phone and a new street in the shop within seconds, and can restore the original details",
  { tag: "@desktop" },
  async ({ page, context }) => {
    // Button names contain what an earlier version said.
    const field = (name: string) => page.getByRole("textbox", { name, exact: true })
    await signInAsOwner(context)
    await open(page)
    await page.getByLabel("GSTIN", { exact: true }).fill("27aapfu0939f1zv")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("This GSTIN is registered in another state than that of the address.")).toBeVisible()
    await expectNoBarriers(page, "who runs the shop, with an error")
    await page.getByLabel("GSTIN", { exact: true }).fill("03 aaecs1968r1zs")
    await field("House, street").fill("7, Model Town")
    await field("Phone").fill("+91 161 244 0000")
    await field("Instagram").fill("")
    await field("Your store on Amazon").fill("")
    await expect(page.getByRole("region", { name: "How it looks" })).toContainText("GSTIN 03AAECS1968R1ZS")
    await save(page)
    await expect(async () => {
      expect(await (await page.request.get(theShop().shop + "/terms-of-service")).text()).toContain("03AAECS1968R1ZS")
    }).toPass({ timeout: 10_000, intervals: [100] })

    expect(await (await page.request.get(theShop().shop + "/")).text()).not.toContain("Also on Amazon")

    const shop = await context.newPage()
    await visit(shop, "/support")
    await expect(shop.getByRole("link", { name: "+91 161 244 0000" }).first()).toHaveAttribute(
      "href",
      "tel:+911612440000",
    )
    const foot = shop.getByRole("contentinfo")
    await expect(foot).toContainText("7, Model Town, Ludhiana, Punjab 141008, India")
    await expect(foot.getByRole("link", { name: "Silai on YouTube" })).toBeVisible()
    await expect(foot.getByRole("link", { name: "Silai on Instagram" })).toHaveCount(0)

    await page.getByRole("button", { name: "Restore: Original settings" }).click()
    await expect(field("House, street")).toHaveValue("14, Darzi Bazaar, near Clock Tower")
    await save(page)
    await expect(async () => {
      await shop.reload()
      await expect(foot).toContainText("14, Darzi Bazaar", { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  },
)
