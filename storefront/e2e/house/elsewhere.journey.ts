import { request } from "node:http"
import { aGuest, placeOrder } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { setStock, sql, theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"
import { expectText } from "../rooms"
import { expectConfirmed, goToPayment, openPaymentWindow, payByUpi } from "../steps"

test.describe("a shopper's computer in another time zone", () => {
  test.use({ timezoneId: "America/New_York" })

  // A journey fails on React's complaint that the server's page and the browser's differ.
  test("shows the days of India on every page, the same as the server's page", async ({ page }) => {
    expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe("America/New_York")
    const number = await placeOrder(page.request, aGuest("Nora Singh"), "classic-white-formal-shirt", "L")
    // Already the next day in India, but neither in New York nor in London.
    await sql(`update order_state set placed_at = '2026-11-26T20:30:00Z' where number = $1`, [Number(number.slice(3))])
    const [{ order_id: orderId }] = (await sql(`select order_id from order_state where number = $1`, [
      Number(number.slice(3)),
    ])) as [{ order_id: string }]
    await visit(page, `/order-confirmation/${orderId}`)
    await expectText(page, "Order placed on 27 Nov 2026")
    for (const path of ["/", "/explore", "/product/classic-white-formal-shirt", "/mybag", "/track-order", "/faq"]) {
      await visit(page, path)
      await expect(page.getByRole("contentinfo")).toContainText(/–20\d\d/)
    }
  })

  test("says where the order's mail goes, and not that it has arrived", async ({ page, anotherBrowser }) => {
    const guest = aGuest("Nora Singh")
    const number = await placeOrder(page.request, guest, "classic-white-formal-shirt", "L")
    const [{ order_id: orderId }] = (await sql(`select order_id from order_state where number = $1`, [
      Number(number.slice(3)),
    ])) as [{ order_id: string }]
    await visit(page, `/order-confirmation/${orderId}`)
    await expectText(page, `Your order mail goes to ${guest.email}.`)
    await page.screenshot({ path: ".cache/screens/confirmation-own.png" })
    // Another browser learns neither the order nor its buyer.
    const other = await (await anotherBrowser()).newPage()
    await visit(other, `/order-confirmation/${orderId}`)
    await expectText(other, "We could not find this order.")
    await expect(other.getByRole("link", { name: "Track an order" })).toBeVisible()
    await expect(other.getByText(guest.email)).toHaveCount(0)
    // The account that placed it can see it.
    await expect(other.getByRole("main").getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      `/signin?next=${encodeURIComponent(`/order-confirmation/${orderId}`)}`,
    )
    await other.screenshot({ path: ".cache/screens/confirmation-other.png" })
  })
})

test("holds the pieces as long on a phone whose clock is twenty minutes fast", async ({ page }) => {
  await page.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() + 20 * 60_000
  })
  await setStock("classic-white-formal-shirt", "XL", 20)
  await goToPayment(page, aGuest("Nora Singh"), "classic-white-formal-shirt", "XL")
  await openPaymentWindow(page)
  await expectText(page, /^Your pieces are held for you for 1[0-5]:/)
  await expect(page.getByText("The time to pay ran out")).toHaveCount(0)
  await payByUpi(page)
  await expectConfirmed(page)
})

test("answers addresses with a bare percent sign or half a letter without a server error", async ({ page }) => {
  for (const path of ["/search/product/100%", "/search/product/%E0%A4%A", "/product/%", "/%", "/api/%", "/assets/%"]) {
    const { status } = await rawGet(path)
    expect(status, path).toBeLessThan(500)
  }
  await visit(page, "/search/product/100%25%20cotton")
  await expectText(page, "100% cotton")
  await page.reload()
  await expectText(page, "100% cotton")
})

/** Without a client that would correct the address first. */
async function rawGet(path: string): Promise<{ status: number }> {
  const { hostname, port } = new URL(theShop().shop)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { host: `${hostname}:${port}` } }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0 })
    })
      .on("error", reject)
      .end()
  })
}
