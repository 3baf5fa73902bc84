import { pushMessages } from "@silai/contracts/push/messages"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import { aGuest } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { endpointOf, withPushService } from "../../../backend/tests/browser/push-service"
import { rungAt, setStock } from "../../../backend/tests/browser/shop"
import { expectPath, visit } from "../../../backend/tests/browser/visit"
import { shirt } from "../own-bag"
import { choose, expectConfirmed, goToPayment, openPaymentWindow, payByUpi, signInByPassword } from "../steps"

test.use({ serviceWorkers: "allow" })

test("offers notices to a shopper who has just paid, sends the first at once, and does not ask again", async ({
  page,
}) => {
  await withPushService(page)
  await goToPayment(page, aGuest("Harleen Gill"), shirt)
  await openPaymentWindow(page)
  await payByUpi(page)
  const number = await expectConfirmed(page)
  await page.getByRole("button", { name: pushMessages.orderAsk }).click()
  await expect(page.getByText(pushMessages.orderSaved)).toBeVisible()
  await expectNoBarriers(page, "an order that rings")
  const endpoint = await endpointOf(page)
  await expect.poll(async () => (await rungAt(endpoint)).map(({ title }) => title)).toEqual([`Silai: order ${number}`])
  await page.reload()
  await expect(page.getByText(pushMessages.orderSaved)).toBeVisible()
  await expect(page.getByRole("button", { name: pushMessages.orderAsk })).toHaveCount(0)
})

test("notifies when a sold-out size is back, and ends the notices of a device at sign-out", async ({ page }) => {
  await withPushService(page)
  const who = await aCustomer()
  await visit(page, "/signin?next=/explore")
  await signInByPassword(page, who.email, who.password)
  await expectPath(page, "/explore")
  await setStock("phantom-grey-formal-shirt", "S", 0)
  await visit(page, "/product/phantom-grey-formal-shirt")
  await choose(page.getByRole("radio", { name: /^S( ,|$)/ }))
  await page.getByRole("button", { name: pushMessages.sizeAsk }).click()
  await expect(page.getByText("This device rings once, when this size is back")).toBeVisible()
  await expectNoBarriers(page, "a size that rings")
  const endpoint = await endpointOf(page)
  await visit(page, "/profile")
  await page.getByRole("main").getByRole("button", { name: "Sign out" }).click()
  await expect(page).not.toHaveURL(/\/profile/)
  const asked = await page.request.post(`${new URL(page.url()).origin}/api/check-subscription`, {
    data: { endpoint },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(((await asked.json()) as { data: { isSubscribed: boolean } }).data.isSubscribed).toBe(false)
})
