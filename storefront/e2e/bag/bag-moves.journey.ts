import { aCustomer } from "../../../backend/tests/browser/customer"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { badge, call, returnToTab, here, lower, ownBag, shirt } from "../own-bag"
import { fillWith, continueShopping, putInBag, signInByPassword } from "../steps"

test.describe("the bag of a customer with an account", () => {
  test.beforeEach(async () => {
    await Promise.all(["S", "M", "L", "XL"].map((size) => setStock(shirt, size, 20)))
  })

  test("keeps a guest's choices and measurements at sign-in, and shows them on every device", async ({
    page,
    anotherBrowser,
  }) => {
    const who = await aCustomer()
    await putInBag(page, shirt, "M")
    await continueShopping(page)
    await page.evaluate(
      (rows) => localStorage.setItem("lowerBodyMeasurement", rows),
      JSON.stringify(Object.entries(lower).map(([name, value]) => ({ name, value }))),
    )
    await visit(page, "/signin?next=/mybag")
    await signInByPassword(page, who.email, who.password)
    await expectPath(page, "/mybag")
    await expect(page.getByText("1 item", { exact: true })).toBeVisible()
    await expect(badge(page)).toContainText("1")
    expect(await here(page)).toEqual([])
    expect(await call(page.request, "measurement/single")).toMatchObject(lower)

    const other = await (await anotherBrowser()).newPage()
    await visit(other, "/signin?next=/mybag")
    await signInByPassword(other, who.email, who.password)
    await expect(other.getByRole("link", { name: "Classic White Formal Shirt" }).first()).toBeVisible()
    await other.getByRole("button", { name: "One more" }).click()
    await expect(badge(other)).toContainText("2")
    await expect.poll(() => ownBag(other.request)).toEqual(["M 2"])
    await returnToTab(page)
    await expect(badge(page)).toContainText("2")
    await page.getByRole("button", { name: /^Remove Classic White/ }).click()
    await expect(page.getByText("Item Removed from Bag")).toBeVisible()
    await expect(page.getByText("Your bag is empty")).toBeVisible()
    expect(await ownBag(page.request)).toEqual([])
  })

  test("receives each line once from two tabs with the same guest's bag", async ({ page, context }) => {
    await aCustomer(context.request)
    await fillWith(page, shirt, ["M", 1], ["L", 2], ["S", 1])
    const second = await context.newPage()
    await Promise.all([visit(page, "/mybag"), visit(second, "/mybag")])
    for (const tab of [page, second]) await expect(badge(tab)).toContainText("4")
    expect(await ownBag(page.request)).toEqual(["L 2", "M 1", "S 1"])
    expect([await here(page), await here(second)]).toEqual([[], []])
  })

  test("neither loses nor doubles a line when the connection drops midway; the rest follows at the next visit", async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_FAILED/)
    const who = await aCustomer()
    await fillWith(page, shirt, ["M", 1], ["L", 1], ["S", 1])
    await visit(page, "/signin")
    const cut = { from: 2, asked: 0 }
    await page.route("**/api/customer/bag/update", async (route) => {
      cut.asked += 1
      if (cut.asked < cut.from) return route.continue()
      // The shop handles the line, and its reply is lost on the way.
      await route.fetch().catch(() => undefined)
      await route.abort().catch(() => undefined)
    })
    await signInByPassword(page, who.email, who.password)
    await expect(page.getByText("Failed to shift data to your account")).toBeVisible()
    expect((await here(page)).length).toBeGreaterThan(0)
    // A page still navigating to the profile would cancel the next visit.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/profile/)
    cut.from = Infinity
    await visit(page, "/mybag")
    await expect(page.getByText("3 items", { exact: true })).toBeVisible()
    await expect.poll(() => here(page)).toEqual([])
    expect(await ownBag(page.request)).toEqual(["L 1", "M 1", "S 1"])
  })
})
