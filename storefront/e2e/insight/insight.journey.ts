import type { InsightReport } from "@silai/contracts/insight/calls"
import { insightMessages } from "@silai/contracts/insight/messages"
import { signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, test } from "../../../backend/tests/browser/journey"
import { theShop } from "../../../backend/tests/browser/shop"
import { visit } from "../../../backend/tests/browser/visit"

/** Words without figures, which no other journey looks for. */
const words = [...Date.now().toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join("")

test("counts nothing before the shopper allows it; then counts a visit, and can be stopped", async ({
  page,
  anotherBrowser,
}) => {
  const office = await anotherBrowser()
  await signInAsOwner(office)
  // A beacon's body is not shown to the test, so the shopkeeper's report says what has arrived.
  const counted = async () => {
    const { shop } = theShop()
    const reply = await office.request.post(`${shop}/api/admin/insight/report`, {
      data: { days: 7 },
      headers: { origin: shop },
    })
    const { searches } = ((await reply.json()) as { data: InsightReport }).data
    return searches.find((one) => one.words === words)?.count ?? 0
  }
  let sent = 0
  page.on("request", (request) => {
    if (request.url().endsWith("/api/customer/insight/log")) sent += 1
  })
  const leave = () => page.evaluate(() => window.dispatchEvent(new Event("pagehide")))

  await visit(page, `/search/product/${words}`)
  await leave()
  expect([sent, await counted()]).toEqual([0, 0])

  await page.getByRole("button", { name: insightMessages.allow }).click()
  await expect(page.getByRole("button", { name: insightMessages.stop })).toBeVisible()
  await visit(page, `/search/product/${words}`)
  await expect(page.getByRole("button", { name: insightMessages.stop })).toBeVisible()
  await expect(async () => {
    await leave()
    expect(await counted()).toBe(1)
  }).toPass({ timeout: 15_000 })

  await page.getByRole("button", { name: insightMessages.stop }).click()
  const before = sent
  await visit(page, `/search/product/${words}`)
  await expect(page.getByRole("button", { name: insightMessages.allow })).toBeVisible()
  await leave()
  expect([sent, await counted()]).toEqual([before, 1])
})
