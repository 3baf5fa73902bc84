import { expectNoBarriers, expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { expectPath } from "../../../backend/tests/browser/visit"

const open = (page: Page, path: string) => page.goto(`${theShop().shop}/admin/${path}`)
const bar = (page: Page) => page.getByRole("dialog", { name: "Find anything" })
const field = (page: Page) => bar(page).getByRole("combobox")
const option = (page: Page, name: RegExp | string) => bar(page).getByRole("option", { name })

test.beforeEach(async ({ page }) => {
  await signInAsOwner(page.context())
})

test(
  "finds an order on Ctrl+K by its phone in any spelling and by its number, and opens it on Enter",
  { tag: "@gate" },
  async ({ page, request }) => {
    const guest = aGuest("Harleen Sethi")
    const number = await placeOrder(request, guest, "classic-white-formal-shirt")
    await open(page, "management/inventory")
    await expect(page.getByRole("heading", { level: 1, name: "Inventory" })).toBeVisible()
    const spoken = `+91 ${guest.phone.slice(0, 5)} ${guest.phone.slice(5)}`
    for (const written of [spoken, `0${guest.phone}`, `SL-${Number(number.slice(3))}`, "harleen sethi"]) {
      await page.keyboard.press("Control+k")
      await field(page).fill(written)
      await expect(option(page, new RegExp(`^${number} · Harleen Sethi`))).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(bar(page)).toBeHidden()
    }
    await page.keyboard.press("Control+k")
    await field(page).fill(spoken)
    await expect(option(page, new RegExp(`^${number}`))).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(number) })).toBeVisible()
  },
)

test("opens the back office directly from a link in a mail: no new sign-in", async ({ page }) => {
  const link = `${theShop().shop}/admin/management/inventory`
  await page.route("https://mail.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: `<title>Mail</title><a href="${link}">Look at the stock</a>` }),
  )
  await page.goto("https://mail.example/")
  await page.getByRole("link", { name: "Look at the stock" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Inventory" })).toBeVisible()
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith("silai_staff"))
  expect(cookie!.sameSite).toBe("Strict")
})

test("finds products, pages and actions in the same field, and lists the keys on ?", async ({ page }) => {
  await open(page, "order/manage")
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()
  await page.getByRole("button", { name: /Find anything/ }).click()
  await field(page).fill("black aura formal")
  await expect(option(page, /^Black Aura Formal Shirt/).first()).toBeVisible()
  await field(page).fill("invent")
  await expect(option(page, /^Inventory/)).toBeVisible()
  await expect(bar(page).getByRole("group", { name: "Go to" })).toBeVisible()
  await option(page, /^Inventory/).click()
  await expectPath(page, "/admin/management/inventory")
  await page.locator("h1").click()
  await page.keyboard.press("g")
  await page.keyboard.press("o")
  await expectPath(page, "/admin/order/manage")
  await page.locator("h1").click()
  await page.keyboard.press("?")
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" })
  await expect(keys.getByText("Go to the orders")).toBeVisible()
  await expectNoBarriers(page, "the keys")
  await page.keyboard.press("Escape")
  await expect(keys).toBeHidden()
  // A dialog has the focus as soon as it is seen: no motion delays it, here a hundred times slower.
  const animations = await page.context().newCDPSession(page)
  await animations.send("Animation.enable")
  await animations.send("Animation.setPlaybackRate", { playbackRate: 0.01 })
  await page.keyboard.press("?")
  await expect.poll(() => keys.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
})

test("says that a search has no result, and returns the focus to where it was", async ({ page }) => {
  await open(page, "order/manage")
  const search = page.getByRole("searchbox", { name: "Search orders" })
  await search.focus()
  await page.keyboard.press("Control+k")
  await field(page).fill("zzqqxx")
  await expect(bar(page).getByText("Nothing found for “zzqqxx”")).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(search).toBeFocused()
})

test("shows the breadcrumb above a page, and follows it", async ({ page }) => {
  await open(page, "product/variants/all?search=black+aura+formal+shirt")
  await page.getByRole("link", { name: "Black Aura Formal Shirt" }).click()
  const way = page.getByRole("navigation", { name: "Where you are" })
  await expect(way).toContainText("Black Aura Formal Shirt")
  await way.getByRole("link", { name: "Colours" }).click()
  await expectPath(page, "/admin/product/variants/all")
})

test("shows a tailor the back office in Hindi, and keeps it so in this browser", async ({ page, request }) => {
  const number = await placeOrder(request, aGuest("Navdeep Sandhu"), "classic-white-formal-shirt")
  await open(page, "order/manage")
  await page.getByRole("button", { name: /^Account of/ }).click()
  await page.getByRole("menuitem", { name: "हिन्दी" }).click()
  const menu = page.getByRole("navigation", { name: "दुकान का दफ़्तर" })
  await expect(menu.getByRole("link", { name: "नाप" })).toBeVisible()
  await page.reload()
  await expect(menu.getByRole("link", { name: "ऑर्डर" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN")
  await page.keyboard.press("Control+k")
  await page.getByRole("dialog", { name: "कुछ भी खोजें" }).getByRole("combobox").fill(number)
  await page
    .getByRole("group", { name: "ऑर्डर", exact: true })
    .getByRole("option", { name: new RegExp(number) })
    .click()
  await expect(page.getByRole("heading", { level: 1, name: `ऑर्डर ${number}` })).toBeVisible()
  await page.getByRole("button", { name: "ऑर्डर स्वीकार करें" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "ऑर्डर स्वीकार करें" }).click()
  await expect(page.getByText("ऑर्डर अब है: ऑर्डर स्वीकार हुआ")).toBeVisible()
  await page.getByRole("button", { name: /का खाता/ }).click()
  await page.getByRole("menuitem", { name: "English" }).click()
  await expect(page.getByRole("navigation", { name: "Back office" })).toBeVisible()
})

test("leads from order lines to the colour; opens the link to the shop in a new tab", async ({ page, request }) => {
  const number = await placeOrder(request, aGuest("Gurpreet Kaur"), "classic-white-formal-shirt")
  await open(page, `order/manage?search=${number}`)
  await page.getByRole("link", { name: new RegExp(number) }).click()
  const inShop = page.getByRole("link", { name: "Classic White Formal Shirt in the shop, in a new tab" })
  await expect(inShop).toHaveAttribute("target", "_blank")
  await expect(inShop).toHaveAttribute("rel", /noopener/)
  await page.getByRole("link", { name: "Classic White Formal Shirt", exact: true }).click()
  await expect(page.getByText("As customers see it")).toBeVisible()
})

test("has no barriers in the command bar", async ({ page }) => {
  await open(page, "dashboard")
  await page.getByRole("button", { name: /Find anything/ }).click()
  await field(page).fill("formal")
  await expect(option(page, /Formal Shirt/).first()).toBeVisible()
  await expectNoBarriersInBothThemes(page, "the command bar")
})
