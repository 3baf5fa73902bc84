import { aGuest, placeOrder } from "../../backend/tests/browser/guest"
import { expect, test } from "../../backend/tests/browser/journey"
import { expectPath, visit } from "../../backend/tests/browser/visit"

test("a stranger finds an order only with its phone number, and sees it masked", async ({ page, request }) => {
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
})

test("an order's confirmation is not shown to somebody else's browser", async ({ page, request }) => {
  const number = await placeOrder(request, aGuest(), "classic-white-formal-shirt", "L")
  await visit(page, `/order-confirmation/${number}`)
  await expect(page.getByText("We could not find this order.")).toBeVisible()
})
