import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer, codeTo } from "../../../backend/tests/browser/customer"
import { aGuest, placeOrder, placeOrderOf } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom, main, press, expectText } from "../rooms"

const [shirt, trousers] = ["classic-white-formal-shirt", "beige-mist-formal-trousers"] as const

test("orders the same pieces again for a customer, custom ones with their measurements, and names those that are gone", async ({
  page,
}) => {
  const me = await aCustomer(page.request)
  const measured = {
    measurementType: "upperBody",
    neck: 15.5,
    shoulder: 18,
    chest: 40,
    upperBodyWaist: 36,
    sleeveLength: 24.5,
    shirtLength: 29,
  }
  await placeOrderOf(page.request, me, [
    { slug: shirt, size: measured },
    { slug: shirt, size: "M", quantity: 2 },
    { slug: trousers, size: "S" },
  ])
  await visit(page, "/orders")
  await main(page)
    .getByRole("link", { name: /with number/ })
    .click()
  await expectText(page, "Shoulder")
  await setStock(trousers, "S", 0)
  await press(page, "Order all of it again")
  const added = page.getByRole("dialog", { name: "Added to your bag: 3 pieces" })
  await expect(added.getByText(/^Beige Mist Formal Trousers, S$/)).toBeVisible()
  await expectNoBarriers(page, "ordering again, with something gone")
  await added.getByRole("link", { name: "Review Bag" }).click()
  await expectPath(page, "/mybag")
  await expect(main(page).getByText("Classic White Formal Shirt").first()).toBeVisible()
  await expect(main(page).getByText("Made to order").first()).toBeVisible()
  await expect(main(page).getByText("Beige Mist Formal Trousers")).toHaveCount(0)
  await setStock(trousers, "S", 10)
})

test("puts one piece of an old order in the bag with one tap", async ({ page }) => {
  const me = await aCustomer(page.request)
  const number = await placeOrder(page.request, me, shirt, "M")
  await visit(page, "/orders")
  await main(page)
    .getByRole("link", { name: new RegExp(number) })
    .click()
  await main(page).getByRole("button", { name: "Buy again: Classic White Formal Shirt, M" }).click()
  await expectText(page, "Added to your bag: 1 piece")
  await press(page, "Review Bag")
  await expectPath(page, "/mybag")
})

test("filters a customer's orders by state, and keeps it in the address", async ({ page }) => {
  const me = await aCustomer(page.request)
  const number = await placeOrder(page.request, me, shirt, "M")
  await visit(page, "/orders?show=delivered")
  await expectText(page, "No delivered orders yet")
  const views = page.getByRole("navigation", { name: "Which orders" })
  await views.getByRole("link", { name: "On the way" }).click()
  await expectText(page, number)
  await expectPath(page, "/orders?show=onTheWay")
  const { data } = (await (await callFrom(page, "order/myOrders", {})).json()) as { data: { _id: string }[] }
  await callFrom(page, "order/cancel", { orderId: data[0]!._id })
  await page.reload()
  await expectText(page, "Nothing is on the way")
  await views.getByRole("link", { name: "Cancelled" }).click()
  await expectText(page, number)
  await main(page)
    .getByRole("button", { name: `Order again what was in ${number}` })
    .click()
  await expectText(page, "Added to your bag: 1 piece")
})

test("shows an order in full in the browser that proves its phone, also after a reload", async ({ page, request }) => {
  const guest = aGuest("Paramjit Sodhi")
  const number = await placeOrder(request, guest, shirt, "L")
  await visit(page, "/track-order")
  await page.getByLabel("Order number").fill(number)
  await page.getByLabel("Mobile number").fill(guest.phone)
  await main(page).getByRole("button", { name: "Find Order" }).click()
  await expectText(page, "Names and addresses are partly hidden here.")
  await expect(page.getByText(guest.line1)).toHaveCount(0)
  await press(page, "Show the whole order")
  await press(page, "Send OTP")
  const code = await codeTo(guest.phone)
  await page.getByLabel("OTP").fill(String((Number(code) + 1) % 1e6).padStart(6, "0"))
  await expectText(page, "Invalid OTP. Please try again.")
  await expectNoBarriers(page, "proving an order's phone, with a wrong OTP")
  await page.getByLabel("OTP").fill("")
  await page.getByLabel("OTP").fill(code)
  await expectText(page, guest.line1)
  await page.reload()
  await expectText(page, guest.line1)
})
