import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath, untilAlive } from "../../../backend/tests/browser/visit"

const openCounter = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const orderLink = (page: Page, number: string) => page.getByRole("link", { name: new RegExp(`Order ${number}`) })

test(
  "lets the shopkeeper sign in, see a new order arrive by itself, accept it, and sign out",
  { tag: "@gate" },
  async ({ page, request }) => {
    test.slow()
    const { email, password } = theShop().owner
    await page.goto(`${theShop().shop}/admin/dashboard`)
    await expectPath(page, /\/signin\?next=/)
    await untilAlive(page)
    await page.getByRole("button", { name: "Continue", exact: true }).click()
    await expect(page.getByText("Please enter email address")).toBeVisible()
    await page.getByLabel("Email").fill(email)
    await page.getByRole("button", { name: "Continue", exact: true }).click()
    await page.getByLabel("Password", { exact: true }).fill("not the password")
    await page.getByRole("button", { name: "Sign In" }).click()
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true")
    await page.getByLabel("Password", { exact: true }).fill(password)
    await page.getByRole("button", { name: "Sign In" }).click()
    await expectPath(page, "/admin/dashboard")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()

    const menu = page.getByRole("button", { name: "Open menu" })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Orders" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
    await expect(page.getByRole("status").first()).toBeAttached()

    const guest = aGuest("Simran Gill")
    const number = await placeOrder(request, guest, "classic-white-formal-shirt")
    await expect(orderLink(page, number)).toBeVisible({ timeout: 30_000 })
    await orderLink(page, number).click()
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
    await expect(page.getByText("14 Model Town").first()).toBeVisible()
    await page.getByRole("button", { name: "Accept order" }).click()
    const ask = page.getByRole("dialog")
    await expect(
      ask.getByText("The customer gets a message: the order is accepted and we are preparing it."),
    ).toBeVisible()
    await ask.getByRole("button", { name: "Accept order" }).click()
    await expect(page.getByText("The order is now: Order Accepted")).toBeVisible()
    await page.reload()
    await expect(page.getByText("Order Accepted").first()).toBeVisible()
    await expect(page.getByRole("button", { name: "Start work" })).toBeVisible()

    await page.getByRole("button", { name: /^Account of/ }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await expectPath(page, /\/signin/)
    await page.goto(`${theShop().shop}/admin/order/manage`)
    await expectPath(page, /\/signin\?next=/)
  },
)

test("returns the shopkeeper to the last open screen", async ({ page }) => {
  await signInAsOwner(page.context())
  await openCounter(page, "order/manage")
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
  await page.goto(`${theShop().shop}/signin`)
  await expectPath(page, /\/admin\/order\/manage/)
})

test("finds orders by number, by phone and by status", async ({ page, request }) => {
  const guest = aGuest("Navdeep Brar")
  const number = await placeOrder(request, guest, "black-aura-chinos", "L")
  await signInAsOwner(page.context())
  await openCounter(page, "order/manage")
  for (const words of [number, guest.phone, "Navdeep"]) {
    await page
      .getByRole("searchbox")
      .or(page.getByRole("textbox", { name: /search/i }))
      .first()
      .fill(words)
    await expect(orderLink(page, number)).toBeVisible()
  }
  await page
    .getByRole("searchbox")
    .or(page.getByRole("textbox", { name: /search/i }))
    .first()
    .fill("no such order anywhere")
  await expect(page.getByText("No orders match")).toBeVisible()
})

test("shows that there is no connection instead of an outline, and loads the list once it is back", async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  await signInAsOwner(page.context())
  await openCounter(page, "category/manage")
  // Only the calls: the screen's own code may not be loaded yet.
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"))
  await page.evaluate(() => window.dispatchEvent(new Event("offline")))
  await page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: "Colours" }).click()
  await expect(page.getByText("This could not be loaded")).toBeVisible()
  await page.unroute("**/api/**")
  await page.evaluate(() => window.dispatchEvent(new Event("online")))
  await expect(page.getByRole("link", { name: "Black Aura Formal Shirt" })).toBeVisible()
})

test("keeps the dark theme through a reload", async ({ page }) => {
  await signInAsOwner(page.context())
  await openCounter(page, "dashboard")
  const dark = page.getByRole("button", { name: "Dark theme" })
  await expect(dark).toHaveAttribute("aria-pressed", "false")
  await dark.click()
  expect(await page.evaluate(() => localStorage.getItem("adminDarkTheme"))).toBe("true")
  await page.reload()
  await expect(dark).toHaveAttribute("aria-pressed", "true")
  await dark.click()
  expect(await page.evaluate(() => localStorage.getItem("adminDarkTheme"))).toBe("false")
})

test("has no barriers where accepting an order is confirmed", async ({ page }) => {
  const number = await placeOrder(page.request, aGuest(), "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  await openCounter(page, `order/manage?search=${number}`)
  await orderLink(page, number).click()
  await page.getByRole("button", { name: "Accept order" }).click()
  await expect(page.getByRole("dialog").getByRole("button", { name: "Not yet" })).toBeVisible()
  await expectNoBarriersInBothThemes(page, "the question")
})
