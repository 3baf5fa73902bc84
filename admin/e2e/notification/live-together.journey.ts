import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { cancelOrders, theShop } from "../../../backend/tests/browser/shop"
import { joinStaff } from "../../../backend/tests/browser/staff"
import { aWriter, openPhone, types } from "../../../backend/tests/browser/whatsapp"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const bell = (page: Page) => page.getByRole("button", { name: /^(Notifications|[\d,]+ unread notifications?)$/ })
const thread = (page: Page) => page.getByRole("log")
const bubble = (page: Page, text: string) => thread(page).getByRole("listitem").filter({ hasText: text })
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" })
const markAllRead = async (page: Page) => {
  const response = await page.request.post(`${theShop().shop}/api/admin/notification/markAllAsRead`, {
    data: {},
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
}

test("rings for an order in two people's open pages, and reading it quiets only one; a chat moves in both next to the customer's phone", async ({
  page,
  anotherBrowser,
}) => {
  test.slow()
  const theirs = await (await anotherBrowser()).newPage()
  await joinStaff(theirs, "manager", "Meera Iyer")
  await signInAsOwner(page.context())
  for (const one of [page, theirs]) {
    await markAllRead(one)
    await open(one, "reviews")
    await expect(bell(one)).toHaveAccessibleName("Notifications")
  }
  const number = await placeOrder(page.request, aGuest("Two Bells"), "classic-white-formal-shirt")
  for (const one of [page, theirs]) await expect(bell(one)).toHaveAccessibleName(/unread/)
  await bell(page).click()
  await page.getByRole("dialog", { name: "Notifications" }).getByRole("button", { name: "Mark all as read" }).click()
  await expect(bell(page)).toHaveAccessibleName("Notifications")
  await expect(bell(theirs)).toHaveAccessibleName(/unread/)
  await cancelOrders([number])

  const writer = aWriter("Navdeep Kaur")
  const phone = await (await anotherBrowser()).newPage()
  await openPhone(phone, writer)
  for (const one of [page, theirs]) await open(one, "whatsapp")
  await types(phone, "Is the grey shirt back in M?")
  const row = (one: Page) => one.getByRole("link", { name: new RegExp(writer.name) })
  for (const one of [page, theirs]) {
    await expect(row(one)).toContainText("1 unread message")
    await row(one).click()
    await expect(bubble(one, "Is the grey shirt back in M?")).toBeVisible()
  }
  // The other one sees that a colleague writes, and then the answer itself; the phone has it at the same time.
  await field(theirs).pressSequentially("It is back today")
  await expect(thread(page).getByText("Meera Iyer is also writing in this chat")).toBeVisible()
  await field(theirs).press("Enter")
  for (const one of [page, theirs]) await expect(bubble(one, "It is back today").getByTitle("Delivered")).toBeVisible()
  await expect(phone.getByRole("listitem").filter({ hasText: "It is back today" })).toBeVisible()
  await phone.getByRole("button", { name: "Mark as read" }).first().click()
  for (const one of [page, theirs])
    await expect(bubble(one, "It is back today").getByTitle("Read", { exact: true })).toBeVisible()
  await types(phone, "I will come at five")
  for (const one of [page, theirs]) await expect(bubble(one, "I will come at five")).toBeVisible()
  await expectNoBarriersInBothThemes(page, "a chat of two colleagues")
  // One of them finishes it: the chat leaves the other's list, too.
  await page.getByRole("button", { name: "Done" }).click()
  await expect(theirs.getByRole("button", { name: "Open again" })).toBeVisible()
  await expect(row(theirs)).toHaveCount(0)
})
