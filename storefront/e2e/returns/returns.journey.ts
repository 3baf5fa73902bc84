import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { save } from "../rooms"

test(
  "changes the days and the fee of returns, and shows them on three pages within seconds",
  { tag: "@desktop" },
  async ({ page }) => {
    const expectTexts = async (path: string, ...sentences: string[]) => {
      const text = await (await page.request.get(theShop().shop + path)).text()
      for (const sentence of sentences) expect(text).toContain(sentence)
    }
    const everywhere = async (window: string, fee: string) => {
      // Each page is cached and refreshed separately.
      for (const path of ["/return-policy", "/faq", "/product/classic-white-formal-shirt"])
        await expect(() => expectTexts(path, window, fee)).toPass({ timeout: 10_000, intervals: [100] })
    }
    await signInAsOwner(page.context())
    await visit(page, "/admin/management/settings/returns")
    await page.getByLabel("Days to ask for it").fill("")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(page.getByText("Please say how many days.")).toBeVisible()
    await expectNoBarriers(page, "the rules of returns, with an error")
    await page.getByLabel("Days to ask for it").fill("15")
    await page.getByLabel("Processing fee").fill("0")
    await expect(page.getByRole("region", { name: "How it looks" })).toContainText("Nothing is deducted")
    await save(page)
    await everywhere("within 15 days of delivery.", "Nothing is deducted from the refund.")
    await page.getByRole("button", { name: "Restore: Original settings" }).click()
    await save(page)
    await everywhere(
      "within seven days of delivery.",
      "A return processing fee of ₹100 is deducted from the refund, once for all returns of one order within seven days.",
    )
  },
)
