import { aGuest, introduce, pieceOf, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { faults, sql, theShop } from "../../../backend/tests/browser/shop"

const paymentOf = async (phone: string) =>
  (
    await sql<{ id: string }>(`select id from checkout_attempt where snapshot -> 'contact' ->> 'phone' = $1`, [phone])
  )[0]!.id

test("finds a payment by its buyer's phone, and shows on its page what happened", async ({ page }) => {
  const guest = aGuest("Harleen Sodhi")
  const number = await placeOrder(page.request, guest, "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  await page.goto(`${theShop().shop}/admin/payment/all?search=${guest.phone}`)
  const row = page.locator("[data-row]")
  await expect(row).toHaveCount(1)
  await expect(page.getByRole("tab", { name: "Placed 1" })).toBeVisible()
  await page.screenshot({ path: ".cache/screens/payments.png" })
  await page.getByRole("tab", { name: /^Waiting/ }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Save this view" })).toBeVisible()
  await page.getByRole("tab", { name: /^All/ }).click()
  await row.click()
  await expect(page.getByRole("heading", { level: 1, name: "Payment of Harleen Sodhi" })).toBeVisible()
  await expect(page.getByText("received", { exact: false }).first()).toBeVisible()
  await expect(
    page.getByRole("button", { name: /^(Place the order|Send the refund now|Ask the gateway)$/ }),
  ).toHaveCount(0)
  await page.screenshot({ path: ".cache/screens/payment.png" })
  await page.setViewportSize({ width: 390, height: 844 })
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await over()).toBeLessThanOrEqual(0)
  await page.screenshot({ path: ".cache/screens/payment-phone.png" })
  await page.getByRole("link", { name: number }).click()
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible()
  await page.goto(`${theShop().shop}/admin/payment/all?search=${guest.phone}`)
  await expect(row).toHaveCount(1)
  expect(await over()).toBeLessThanOrEqual(0)
  await page.screenshot({ path: ".cache/screens/payments-phone.png" })
})

test("shows a refunded payment as partly refunded, then refunded, in the list, on its page and on its order", async ({
  page,
}) => {
  const guest = aGuest("Simran Dhaliwal")
  await placeOrder(page.request, guest, "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  const paymentId = await paymentOf(guest.phone)
  const { shop } = theShop()
  const refund = async (amountRupees: number, seenRefundedRupees: number) => {
    const reply = await page.request.post(`${shop}/api/admin/payment/refund`, {
      data: { paymentId, amountRupees, seenRefundedRupees, seenPlaced: true, reason: "A loose seam" },
      headers: { origin: shop },
    })
    expect(reply.ok()).toBe(true)
  }
  const row = page.locator("tr.ant-table-row")
  await refund(200, 0)
  await page.goto(`${shop}/admin/payment/all?search=${guest.phone}`)
  await expect(row).toContainText("Partly refunded")
  await refund(599, 200)
  await expect(row.getByText("Refunded", { exact: true })).toBeVisible()
  await page.getByRole("tab", { name: "Refunded 1" }).click()
  await expect(row).toHaveCount(1)
  await page.getByRole("tab", { name: /^Placed/ }).click()
  await expect(row).toHaveCount(0)
  await page.goto(`${shop}/admin/payment/view/${paymentId}`)
  await expect(page.locator("article > header")).toContainText("Refunded")
  await page.getByRole("link", { name: /^SL-/ }).click()
  await expect(page.locator("[data-status='refunded']")).toHaveText("Refunded")
})

test("names what a retry does, and asks before money is sent back", async ({ page }) => {
  const { shop, standIns } = theShop()
  const unpaid = aGuest("Navjot Brar")
  await introduce(page.request, unpaid)
  const { _id: variantId, price } = await pieceOf(page.request, "classic-white-formal-shirt")
  const begun = await page.request.post(`${shop}/api/customer/order`, {
    data: { items: [{ variantId, size: "L", quantity: 1, price }] },
    headers: { origin: shop },
  })
  const { attemptId } = ((await begun.json()) as { data: { attemptId: string } }).data
  await signInAsOwner(page.context())
  await page.goto(`${shop}/admin/payment/view/${attemptId}`)
  await page.getByRole("button", { name: "Ask the gateway" }).click()
  await expect(page.getByText("The gateway has no payment so far.").first()).toBeVisible()

  const twice = aGuest("Kiran Sandhu")
  await placeOrder(page.request, twice, "classic-white-formal-shirt")
  const paymentId = await paymentOf(twice.phone)
  const [begunTwice] = await sql<{ gateway_order_id: string }>(
    `select gateway_order_id from checkout_attempt where id = $1`,
    [paymentId],
  )
  const orderId = begunTwice!.gateway_order_id
  await faults({ api: "server-error", apiMatch: "/refund" })
  await page.request.post(`${standIns}/razorpay/__pay`, {
    data: { orderId, outcome: "success", method: "upi", evenIfPaid: true },
  })
  const owed = async () =>
    (
      await sql<{ waits: boolean }>(
        `select status = 'refund_due' and next_at > now() + interval '50 minutes' as waits from gateway_payment
          where attempt_id = $1 and status <> 'kept'`,
        [paymentId],
      )
    )[0]?.waits
  await expect
    .poll(async () => {
      await sql(
        `update gateway_payment set next_at = now() + interval '1 hour' where attempt_id = $1 and last_error is not null`,
        [paymentId],
      )
      return owed()
    })
    .toBe(true)
  await faults({ reset: true })
  await page.goto(`${shop}/admin/payment/view/${paymentId}`)
  await page.getByRole("button", { name: "Send the refund now" }).click()
  const question = page.getByRole("dialog", { name: "Send ₹799 back to Kiran Sandhu now?" })
  await question.getByRole("button", { name: "Not yet" }).click()
  await expect(question).toHaveCount(0)
  expect(await owed()).toBe(true)
  await page.getByRole("button", { name: "Send the refund now" }).click()
  await question.getByRole("button", { name: "Send the refund now" }).click()
  await expect(page.getByText("₹799 back", { exact: false }).first()).toBeVisible()
  await expect(page.getByRole("button", { name: "Send the refund now" })).toHaveCount(0)
  expect(await owed()).toBe(false)
})
