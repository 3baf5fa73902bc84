import { aGuest, placeOrder } from "../../../backend/tests/browser/guest"
import { ORDER_LOOK_UPS } from "@silai/contracts/order/limits"
import { orderMessages } from "@silai/contracts/order/messages"
import { codeTo, orderLinkTo } from "../../../backend/tests/browser/customer"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { expect, test } from "../../../backend/tests/browser/journey"
import { resetTries } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { callFrom } from "../rooms"

test(
  "finds an order for a stranger only with its phone number, and shows it masked",
  { tag: "@gate" },
  async ({ page, request }) => {
    const guest = aGuest("Paramjit Sodhi")
    const number = await placeOrder(request, guest, "classic-white-formal-shirt", "L")
    await visit(page, "/track-order")
    const form = async (phone: string) => {
      await page.getByLabel("Order number").fill(number)
      await page.getByLabel(/Mobile number|Phone number/).fill(phone)
      await page.getByRole("main").getByRole("button", { name: "Find Order" }).click()
    }
    await form(`8${guest.phone.slice(1)}`)
    await expect(page.getByText("We could not find this order.")).toBeVisible()
    await form(guest.phone)
    await expectPath(page, new RegExp(`/track-order(/${number})?$`))
    await expect(page.getByRole("main").getByText(number).first()).toBeVisible()
    await expect(page.getByText("Order Placed").first()).toBeVisible()
    const shown = await page.getByRole("main").innerText()
    for (const secret of [guest.email, guest.phone, guest.name, guest.line1]) expect(shown).not.toContain(secret)
  },
)

test("shows an order after a day of wrong phone guesses by an OTP, whose sheet opens by itself", async ({
  page,
  request,
}) => {
  const guest = aGuest("Manjit Toor")
  const number = await placeOrder(request, guest, "classic-white-formal-shirt", "L")
  for (let tries = 0; tries < ORDER_LOOK_UPS.perPhoneAndAddress.points; tries++)
    await callFrom(page, "order/single", { orderId: "SL-899999", phone: guest.phone })
  await visit(page, "/track-order")
  await page.getByLabel("Order number").fill(number)
  await page.getByLabel(/Mobile number|Phone number/).fill(guest.phone)
  await page.getByRole("main").getByRole("button", { name: "Find Order" }).click()
  const sheet = page.getByRole("dialog", { name: orderMessages.showWholeTitle })
  await sheet.getByRole("button", { name: "Send OTP" }).click()
  await expectNoBarriers(page, "an order that wants an OTP")
  await sheet.getByLabel("OTP", { exact: true }).fill(await codeTo(guest.phone))
  await expect(page.getByText(guest.line1).first()).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number)
  await resetTries()
})

test("does not show an order's confirmation in another browser", async ({ page, request }) => {
  const number = await placeOrder(request, aGuest(), "classic-white-formal-shirt", "L")
  await visit(page, `/order-confirmation/${number}`)
  await expect(page.getByText("We could not find this order.")).toBeVisible()
})

test("shows the order anywhere by the link of its mail, and removes the key from the address bar; explains an expired one", async ({
  page,
  request,
}) => {
  const guest = aGuest("Harleen Gill")
  const number = await placeOrder(request, guest, "classic-white-formal-shirt", "L")
  const link = await orderLinkTo(guest.email)
  await visit(page, link)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number)
  await expect(page.getByText(guest.line1).first()).toBeVisible()
  await expectPath(page, /\/order-confirmation\/[\w-]+$/)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number)

  await visit(page, link.replace(/#key=.*/, "?key=from-before-keys-had-an-end"))
  await expect(page.getByRole("heading", { level: 1, name: "This order link no longer works." })).toBeVisible()
  await expect(page.getByText("The link in an order mail works for 90 days.")).toBeVisible()
  await expectPath(page, /\/order-confirmation\/[\w-]+$/)
  await page.getByRole("main").getByRole("link", { name: "Track an order" }).click()
  await expectPath(page, "/track-order")
})

test(
  "lets a buyer cancel an order from the mail's link once, says so, and refunds the money",
  { tag: "@gate" },
  async ({ page, request }) => {
    const guest = aGuest("Harleen Gill")
    await placeOrder(request, guest, "classic-white-formal-shirt", "L")
    await visit(page, await orderLinkTo(guest.email))
    await page.getByRole("button", { name: "Cancel the order" }).click()
    const ask = page.getByRole("dialog", { name: "Cancel this order?" })
    await expect(ask.getByText("we refund ₹799 the way you paid.")).toBeVisible()
    await expectNoBarriers(page, "cancelling an order")
    await ask.getByRole("button", { name: "Keep it" }).click()
    await expect(ask).toBeHidden()
    await page.getByRole("button", { name: "Cancel the order" }).click()
    await ask.getByLabel("Why").selectOption("I ordered twice")
    await ask.getByRole("button", { name: "Cancel the order" }).click()
    await expect(page.getByText("Your order is cancelled.")).toBeVisible()
    await expect(page.getByText("This order was cancelled.")).toBeVisible()
    await expect(page.getByText("The reason given: I ordered twice")).toBeVisible()
    await expect(page.getByRole("button", { name: "Cancel the order" })).toBeHidden()
    await page.reload()
    await expect(page.getByText("This order was cancelled.")).toBeVisible()
  },
)
