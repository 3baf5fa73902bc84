import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { sql, theShop } from "../../../backend/tests/browser/shop"

const WIDTHS = [320, 390]
/** Sixty letters without a place to break. */
const word = "Wolverhamptonsubramaniamvenkatanarasimharajuvaripetasrinivas"
/** Pages that show a buyer, and where this one is found. */
const pagesOf = (number: string, phone: string, orderId: string) => [
  `order/manage?search=${number}`,
  `payment/all?search=${phone}`,
  `manage/customer?search=${phone}`,
  "workshop",
  "measurement/all",
  "returns/manage",
  "notifications",
  "dashboard",
  "dashboard/failed",
  `order/view/${orderId}`,
  `order/edit/${orderId}`,
  `payment/view/${orderId}`,
]

test("keeps lists and records as narrow as a phone with names, e-mails and codes of sixty letters", async ({
  page,
  request,
}) => {
  test.slow()
  const guest = {
    ...aGuest(word),
    city: word.slice(0, 40),
    email: `${word.toLowerCase()}@${word.toLowerCase()}.example`,
  }
  const number = await placeOrder(request, guest, "classic-white-formal-shirt")
  const [order] = await sql<{ order_id: string }>(
    `update order_state set code = 4, parcel = jsonb_build_object('courier', $2::text, 'trackingNumber', $2::text, 'trackingUrl', '') where number = $1 returning order_id`,
    [Number(number.slice(3)), word],
  )
  await sql(
    `insert into outbox (topic, dedupe_key, payload, status, tries, last_error)
     values ('order.moved', $1, jsonb_build_object('orderNumber', $2::text, 'contact', jsonb_build_object('name', $3::text, 'email', 'x')), 'given_up', 1, $3)`,
    [`long ${number}`, number, word],
  )
  await signInAsOwner(page.context())
  const wide: [number, string, number][] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of pagesOf(number, guest.phone, order!.order_id)) {
      await page.goto(`${theShop().shop}/admin/${path}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await page.waitForLoadState("networkidle")
      if (path.includes("search=")) await expect(page.getByText(word, { exact: false }).first()).toBeVisible()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) wide.push([width, path, over])
    }
    await page.goto(`${theShop().shop}/admin/order/manage?search=${number}`)
    await expect(page.getByText(word).first()).toBeVisible()
    await page.screenshot({ path: `.cache/screens/long-words-${width}.png`, fullPage: true })
  }
  expect(wide).toEqual([])
  await sql(`delete from outbox where dedupe_key = $1`, [`long ${number}`])
})
