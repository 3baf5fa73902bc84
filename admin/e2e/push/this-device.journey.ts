import { notificationMessages } from "@silai/contracts/notification/messages"
import { pushMessages } from "@silai/contracts/push/messages"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aGuest, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { endpointOf, withPushService } from "../../../backend/tests/browser/push-service"
import { cancelOrders, rungAt, theShop } from "../../../backend/tests/browser/shop"

test.use({ serviceWorkers: "allow" })

test("notifies a device of a new order once its switch is on, not of kinds that are not ticked, and of nothing once it is off", async ({
  page,
}) => {
  await signInAsOwner(page.context())
  await withPushService(page)
  await page.goto(`${theShop().shop}/admin/notifications/choices`)
  const device = page.getByRole("switch", { name: "On this device" })
  await expect(device).not.toBeChecked()
  await device.click()
  await expect(page.getByText(pushMessages.on)).toBeVisible()
  await expect(device).toBeChecked()
  await page.screenshot({ path: ".cache/screens/this-device.png", animations: "disabled" })
  await expectNoBarriers(page, "notices on this device")
  const endpoint = await endpointOf(page)
  const number = await placeOrder(page.request, aGuest("Device Ringer"), "classic-white-formal-shirt")
  await expect.poll(async () => (await rungAt(endpoint)).some(({ title }) => /new orders?\b/i.test(title))).toBe(true)
  const orders = page.getByRole("checkbox", { name: "New orders" })
  await orders.uncheck()
  await expect(page.getByText(notificationMessages.chosen)).toBeVisible()
  const rung = (await rungAt(endpoint)).length
  const second = await placeOrder(page.request, aGuest("Device Ringer"), "classic-white-formal-shirt")
  await orders.check()
  await device.click()
  await expect(page.getByText(pushMessages.off)).toBeVisible()
  expect((await rungAt(endpoint)).slice(rung).filter(({ title }) => /new order/i.test(title))).toEqual([])
  await cancelOrders([number, second])
})
