import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { cancelOrders, theShop } from "../../../backend/tests/browser/shop"

const main = (page: Page) => page.getByRole("main")
const bell = (page: Page) => page.getByRole("button", { name: /^(Notifications|[\d,]+ unread notifications?)$/ })
const drawer = (page: Page) => page.getByRole("dialog", { name: "Notifications" })
const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const ask = async (page: Page, call: string, data: object = {}) => {
  const response = await page.request.post(`${theShop().shop}/api/admin/notification/${call}`, {
    data,
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
}

test.beforeEach(async ({ page }) => {
  await signInAsOwner(page.context())
  await ask(page, "markAllAsRead")
})

test("rings the bell of an open page for an order, leads to it from the drawer, and then keeps the bell quiet", async ({
  page,
}) => {
  await open(page, "reviews")
  await expect(bell(page)).toHaveAccessibleName("Notifications")
  const number = await placeOrder(page.request, aGuest("Bell Ringer"), "classic-white-formal-shirt")
  await expect(bell(page)).toHaveAccessibleName(/unread/)
  await bell(page).click()
  const order = drawer(page).getByRole("link", { name: /new order/i })
  await expect(order.first()).toBeVisible()
  await page.screenshot({ path: ".cache/screens/notifications-drawer.png", animations: "disabled" })
  await expectNoBarriers(page, "the drawer of the bell")
  const read = page.waitForResponse(/admin\/notification\/markAsRead/)
  await order.first().click()
  expect((await read).status()).toBe(200)
  await expect(page).toHaveURL(/\/admin\/order\/(view|manage)/)
  await expect(drawer(page)).toBeHidden()
  await open(page, "notifications?kind=order&state=unread")
  await expect(main(page).getByRole("link", { name: /new order/i })).toHaveCount(0)
  await open(page, "notifications?kind=order&state=read")
  const readOne = main(page)
    .getByRole("link", { name: /new order/i })
    .first()
  await expect(readOne).toHaveCSS("font-weight", "400")
  await cancelOrders([number])
})

test("lets a note be written, found, and removed from one's own list; remembers which kinds a person wants", async ({
  page,
}) => {
  const title = `The courier comes at ${Date.now()}`
  await open(page, "notifications")
  await page.getByRole("button", { name: "Write a note" }).click()
  const dialog = page.getByRole("dialog", { name: "Write a note" })
  await dialog.getByRole("button", { name: "Send" }).click()
  await expect(dialog.getByText("A note needs a title.")).toBeVisible()
  await dialog.getByRole("textbox", { name: "Title" }).fill(title)
  await dialog.getByRole("button", { name: "Send" }).click()
  await expect(page.getByText("Your note is sent.")).toBeVisible()
  const note = main(page).getByRole("link", { name: `Note: ${title}` })
  await expect(note).toBeVisible()
  await page.screenshot({ path: ".cache/screens/notifications-list.png", fullPage: true, animations: "disabled" })

  await open(page, "notifications/choices")
  const kind = page.getByRole("checkbox", { name: "Notes from colleagues" })
  await kind.uncheck()
  await expect(page.getByText("Saved. You are notified of what you chose.")).toBeVisible()
  await expect(kind).toBeFocused()
  await open(page, "notifications/choices")
  await expect(kind).not.toBeChecked()
  await kind.check()
  await expect(page.getByText("Saved. You are notified of what you chose.")).toBeVisible()

  await open(page, "notifications?kind=note")
  await page.getByRole("checkbox", { name: `Choose Note: ${title}` }).check()
  await page.getByRole("region", { name: "Chosen notifications" }).getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("1 is removed from your list.")).toBeVisible()
  await expect(note).toHaveCount(0)
})

test("says in the list that nothing was found, and that it could not be loaded; in Hindi too", async ({ page }) => {
  await open(page, "notifications?search=zzqqxx")
  await expect(main(page).getByText("No notifications match")).toBeVisible()
  await page.route("**/api/admin/notification/all", (route) => route.abort("internetdisconnected"))
  await open(page, "notifications")
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible()
  await page.unroute("**/api/admin/notification/all")
  await main(page).getByRole("button", { name: "Try again" }).click()
  await expect(main(page).getByRole("button", { name: "Try again" })).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem("adminLanguage", "hi"))
  await open(page, "notifications/choices")
  await expect(page.getByRole("heading", { level: 1, name: "आपको क्या बताएँ" })).toBeVisible()
  await expect(page.getByRole("checkbox", { name: "नए ऑर्डर" })).toBeChecked()
  await page.evaluate(() => localStorage.setItem("adminLanguage", "en"))
})
