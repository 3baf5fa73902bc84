import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { mailsTo, sql, theShop } from "../../../backend/tests/browser/shop"

const dialog = (page: Page) => page.getByRole("dialog")
const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `.cache/screens/contact-${name}.png`, fullPage: true, animations: "disabled" })

test("corrects a mistyped e-mail on the order's page, and notifies the buyer there", async ({ page, request }) => {
  const guest = aGuest("Rajdeep Maan")
  const number = await placeOrder(request, guest, "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/order/manage?search=${number}`)
  await expect(page.getByText("Leaves by then")).toBeVisible()
  await picture(page, "list")
  await page.getByRole("link", { name: new RegExp(`Order ${number}`) }).click()
  await expect(page.getByText(/^Leaves by /)).toBeVisible()
  await page.getByRole("button", { name: "Correct contact" }).click()
  const email = dialog(page).getByLabel("E-mail")
  await email.fill("ravi..k@example.com")
  await dialog(page).getByRole("button", { name: "Correct", exact: true }).click()
  await expect(dialog(page).getByText("Invalid email address.")).toBeVisible()
  const right = guest.email.replace("@", ".right@")
  await email.fill(` ${right.toUpperCase()}, `)
  await picture(page, "dialog")
  await expectNoBarriersInBothThemes(page, "the correction of a contact")
  await dialog(page).getByRole("button", { name: "Correct", exact: true }).click()
  await expect(page.getByText("The contact is corrected. A mail goes to the buyer.")).toBeVisible()
  await expect(page.getByRole("link", { name: right })).toBeVisible()
  await expect(page.getByText(`E-mail ${guest.email} → ${right}`, { exact: false })).toBeVisible()
  await expect.poll(async () => (await mailsTo(right)).length).toBe(1)
  expect(await over(page)).toBeLessThanOrEqual(0)
  await picture(page, "order")
})

test("names the order and buyer of a failed message, and sends it once the address is corrected there", async ({
  page,
  request,
}) => {
  const guest = aGuest("Simran Failing")
  const number = await placeOrder(request, guest, "classic-white-formal-shirt")
  // As an order of an earlier version, which took addresses that no mail reaches.
  const [order] = await sql<{ order_id: string }>(
    `update order_state set email = 'ravi@example.com,', details = jsonb_set(details, '{contact,email}', '"ravi@example.com,"')
      where number = $1 returning order_id`,
    [Number(number.slice(3))],
  )
  await signInAsOwner(page.context())
  await page.request.post(`${theShop().shop}/api/customer/order/update`, {
    data: { orderId: order!.order_id, status: 1 },
    headers: { origin: theShop().shop },
  })
  const failed = page.getByRole("listitem").filter({ hasText: number })
  await expect
    .poll(async () => {
      await page.goto(`${theShop().shop}/admin/dashboard/failed`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.locator("[role=status][aria-label=Loading]")).toHaveCount(0)
      return failed.count()
    })
    .toBe(1)
  await expect(failed.getByText("For Simran Failing")).toBeVisible()
  await failed.getByRole("button", { name: "Correct and send again" }).click()
  await expect(dialog(page).getByLabel("E-mail")).toHaveValue("ravi@example.com,")
  await picture(page, "failed")
  await dialog(page).getByLabel("E-mail").fill(guest.email)
  await dialog(page).getByRole("button", { name: "Correct and send again" }).click()
  await expect(failed).toHaveCount(0)
  await expect
    .poll(async () => (await mailsTo(guest.email)).map(({ subject }) => subject))
    .toContain(`We have taken your order ${number} in hand`)
})
