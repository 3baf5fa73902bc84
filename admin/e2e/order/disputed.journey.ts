import { expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, moveOrder, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { sql, theShop } from "../../../backend/tests/browser/shop"

test("shows a disputed payment with its order and in the list, and asks before the order is packed and sent", async ({
  page,
  request,
}) => {
  const { shop, standIns } = theShop()
  const number = await placeOrder(request, aGuest("Jaspal Rai"), "classic-white-formal-shirt")
  await signInAsOwner(page.context())
  const orderId = await moveOrder(page.request, number, 1, 2)
  const [attempt] = await sql<{ paymentId: string }>(
    `select gateway_payment_id as "paymentId" from checkout_attempt where order_id = $1`,
    [orderId],
  )
  const data = { paymentId: attempt!.paymentId, status: "open" }
  expect((await page.request.post(`${standIns}/razorpay/__dispute`, { data })).ok()).toBe(true)
  await expect(async () => {
    await page.goto(`${shop}/admin/order/manage?search=${number}`)
    await expect(page.getByText("Disputed", { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.screenshot({ path: ".cache/screens/disputed-list.png" })
  await page.getByRole("link", { name: new RegExp(`Order ${number}`) }).click()
  const alert = page.getByText("The buyer’s bank disputes the payment of this order.")
  await expect(alert).toBeVisible()
  await expectNoBarriersInBothThemes(page, "an order with a disputed payment")
  await page.screenshot({ path: ".cache/screens/disputed-order.png" })

  const dialog = page.getByRole("dialog")
  for (const [button, state] of [
    ["Ready for shipping", "Ready for Shipping"],
    ["Mark as shipped", "Shipped"],
  ] as const) {
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).click()
    await expect(dialog).toContainText("Send it all the same?")
    await page.screenshot({ path: `.cache/screens/disputed-${state.split(" ").length}.png` })
    await dialog.getByRole("button", { name: button, exact: true }).click()
    await expect(page.getByText(`The order is now: ${state}`)).toBeVisible()
  }

  await page.getByRole("alert").getByRole("link", { name: "Open the payment" }).click()
  await expect(page).toHaveURL(/\/admin\/payment\/view\//)
})
