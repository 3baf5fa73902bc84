import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { pieceOf, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"

test("shows the owner an operator's section, and stores an operator's field that the shop then shows", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/dashboard`)
  await page.getByRole("link", { name: "Loyalty" }).click()
  await expect(page.getByText("Points given")).toBeVisible()
  await expect(page.getByText("0", { exact: true })).toBeVisible()

  const slug = "phantom-grey-formal-trousers"
  const { _id } = await pieceOf(page.request, slug)
  await page.goto(`${theShop().shop}/admin/product/variant/${_id}`)
  const cloth = page.getByRole("region", { name: "Cloth" })
  await cloth.getByLabel("Woven by").fill("Arvind Mills")
  await cloth.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved. The shop shows it under Details.")).toBeVisible()
  await expectNoBarriers(page, "a colour with a plugin's panel")
  // A second save must not be refused: the page has the version of the first.
  await cloth.getByLabel("Woven by").fill("Raymond")
  const saved = page.waitForResponse(/product\/variant\/update/)
  await cloth.getByRole("button", { name: "Save" }).click()
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await expect(cloth.getByLabel("Woven by")).toHaveValue("Raymond")

  await visit(page, `/product/view/${slug}`)
  await expect(page.getByRole("term").filter({ hasText: "Woven by" })).toBeVisible()
  await expect(page.getByRole("definition").filter({ hasText: "Raymond" })).toBeVisible()
})
