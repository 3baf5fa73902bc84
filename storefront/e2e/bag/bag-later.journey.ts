import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { pieceOf } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { badge, call, returnToTab, here, ownBag, shirt } from "../own-bag"
import { fillWith, signInByPassword } from "../steps"

test.describe("saved for later, taken back, and in sync", () => {
  test.beforeEach(async () => {
    await Promise.all(["S", "M", "L", "XL"].map((size) => setStock(shirt, size, 20)))
  })

  test("lets a guest save a piece for later, find it after a reload, and move it back", async ({ page }) => {
    await fillWith(page, shirt, ["M", 2], ["L", 1])
    await visit(page, "/mybag")
    await page.getByRole("button", { name: /^Save for later: .*, M$/ }).click()
    const saved = page.getByRole("region", { name: "Saved for later" })
    await expect(saved).toContainText("Size M, quantity 2")
    await expect(badge(page)).toContainText("1")
    await expect(page.getByText("1 item", { exact: true })).toBeVisible()
    await expectNoBarriers(page, "what is saved for later")
    await page.reload()
    await expect(saved).toContainText("Size M, quantity 2")
    await saved.getByRole("button", { name: /^Move to Bag/ }).click()
    await expect(badge(page)).toContainText("3")
    await expect(saved).toBeHidden()
  })

  test("keeps a saved piece that sold out and says so, and keeps a guest's saved pieces at sign-in", async ({
    page,
  }) => {
    const who = await aCustomer()
    await fillWith(page, shirt, ["M", 1], ["L", 1])
    await visit(page, "/mybag")
    await page.getByRole("button", { name: /^Save for later: .*, M$/ }).click()
    const saved = page.getByRole("region", { name: "Saved for later" })
    await expect(saved).toContainText("Size M")
    await setStock(shirt, "M", 0)
    await visit(page, "/signin?next=/mybag")
    await signInByPassword(page, who.email, who.password)
    await expectPath(page, "/mybag")
    await expect(saved).toContainText("Out of Stock")
    await expect(saved.getByRole("button", { name: /^Move to Bag/ })).toBeHidden()
    expect(await ownBag(page.request)).toEqual(["L 1"])
    await saved.getByRole("button", { name: /^Remove / }).click()
    await expect(saved).toBeHidden()
  })

  test("restores a removed piece in its place with Undo", async ({ page }) => {
    await fillWith(page, shirt, ["M", 2], ["L", 1])
    await visit(page, "/mybag")
    await page.getByRole("button", { name: /^Remove .*, M$/ }).click()
    await expect(page.getByText("Item Removed from Bag")).toBeVisible()
    await expect(badge(page)).toContainText("1")
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(badge(page)).toContainText("3")
    expect((await here(page)).toSorted()).toEqual(["L", "M"])

    await aCustomer(page.request)
    const { _id: variantId } = await pieceOf(page.request, shirt)
    await page.evaluate(() => localStorage.clear())
    await call(page.request, "bag/add", { variantId, size: "S", quantity: 2 })
    await visit(page, "/mybag")
    await page.getByRole("button", { name: /^Remove .*, S$/ }).click()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.poll(() => ownBag(page.request)).toEqual(["S 2"])
  })

  test("loses nothing of two tabs of a guest that change the bag at once", async ({ page, context }) => {
    await fillWith(page, shirt, ["M", 1], ["L", 1], ["S", 1])
    const second = await context.newPage()
    await Promise.all([visit(page, "/mybag"), visit(second, "/mybag")])
    await Promise.all([
      page.getByRole("button", { name: /^Remove .*, M$/ }).click(),
      second.getByRole("button", { name: /^Remove .*, L$/ }).click(),
    ])
    for (const tab of [page, second]) await expect(badge(tab)).toContainText("1")
    expect(await here(page)).toEqual(["S"])
    await page.getByRole("button", { name: /^Save for later/ }).click()
    await expect(second.getByRole("region", { name: "Saved for later" })).toContainText("Size S")
    await expect(second.getByText("Your bag is empty")).toBeVisible()
  })

  test("updates a customer's second tab at once, and another device when it is used again", async ({
    page,
    context,
    anotherBrowser,
  }) => {
    const who = await aCustomer(page.request)
    const { _id: variantId } = await pieceOf(page.request, shirt)
    await call(page.request, "bag/add", { variantId, size: "M" })
    const second = await context.newPage()
    const device = await (await anotherBrowser()).newPage()
    await visit(device, "/signin?next=/mybag")
    await signInByPassword(device, who.email, who.password)
    await Promise.all([visit(page, "/mybag"), visit(second, "/mybag")])
    for (const at of [page, second, device]) await expect(badge(at)).toContainText("1")
    await page.getByRole("button", { name: "One more" }).click()
    for (const tab of [page, second]) await expect(badge(tab)).toContainText("2")
    await returnToTab(device)
    await expect(badge(device)).toContainText("2")
    // Both change it: the shop has both changes, and each device shows them.
    await call(device.request, "bag/add", { variantId, size: "L" })
    await page.getByRole("button", { name: /^Save for later: .*, M$/ }).click()
    await expect(second.getByRole("region", { name: "Saved for later" })).toContainText("Size M, quantity 2")
    for (const tab of [page, second]) await expect(badge(tab)).toContainText("1")
    expect(await ownBag(page.request)).toEqual(["L 1"])
  })
})
