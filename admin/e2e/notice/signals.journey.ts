import type { InsightReport } from "@silai/contracts/insight/calls"
import { expectNoBarriers, expectNoBarriersInBothThemes } from "../../../backend/tests/browser/axe"
import { aGuest, moveOrder, placeOrder, signInAsOwner } from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { labels, turn } from "../../../backend/tests/browser/label"
import { cancelOrders, sql, theShop } from "../../../backend/tests/browser/shop"
import { aPhoto } from "../../../backend/tests/rig/hostile-files"

const open = async (page: Page, path: string) => {
  await page.goto(`${theShop().shop}/admin/${path}`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
}
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const figure = (page: Page, within: string, name: RegExp) => region(page, within).getByRole("link", { name })
const noWiderThanWindow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

/** A visit of a shopper who lets it be counted. */
const visit = async (page: Page, events: object[]) => {
  const response = await page.request.post(`${theShop().shop}/api/customer/insight/log`, {
    data: { consent: true, events },
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
}

test.beforeEach(({ page }) => signInAsOwner(page.context()))

test(
  "links the day's work to its lists and a period to the orders it counts, and has a table for each chart",
  { tag: "@both" },
  async ({ page }) => {
    test.slow()
    const number = await placeOrder(page.request, aGuest("Early Riser"), "classic-white-formal-shirt")
    await open(page, "dashboard")
    await region(page, "Today’s work")
      .getByRole("link", { name: /to accept/ })
      .click()
    await expect(page).toHaveURL(/order\/manage\?status=0/)
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible()

    await open(page, "dashboard")
    await expect(figure(page, "What waits", /^To accept\s*[1-9]/)).toBeVisible()
    await page.getByRole("radiogroup", { name: "Period" }).getByText("30 days").click()
    await expect(page).toHaveURL(/dashboard\?days=30/)
    const numbers = region(page, "Sales by day, as a table")
    await expect(numbers.getByRole("row")).toHaveCount(31)
    await expect(region(page, "Orders by day, as a table").getByRole("row")).toHaveCount(31)
    await expect(page.locator("canvas")).toHaveCount(2)
    await page.screenshot({ path: `.cache/screens/dashboard-${page.viewportSize()!.width}.png`, fullPage: true })
    await noWiderThanWindow(page)
    await expectNoBarriersInBothThemes(page, "the dashboard of 30 days")

    const days = await numbers.getByRole("link").count()
    expect(days).toBe(30)
    await numbers.getByRole("link").first().click()
    await expect(page).toHaveURL(/order\/manage\?.*from=(\d{4}-\d\d-\d\d)&to=\1/)
    await page.goBack()
    await figure(page, "How it goes", /^Orders\s*\d/).click()
    await expect(page).toHaveURL(/order\/manage\?.*from=/)
    await expect(page.getByText(number).first()).toBeVisible()
    await page.goBack()
    await figure(page, "How it goes", /^Returns\s*\d/).click()
    await expect(page).toHaveURL(/returns\/manage\?from=/)
    await cancelOrders([number])
  },
)

test("says that figures cannot be loaded and offers to load them again; shows a chart's numbers without its drawing, too", async ({
  page,
}) => {
  await page.route("**/assets/plot-*", (route) => route.abort("internetdisconnected"))
  await page.route("**/api/admin/dashboard", (route) => route.abort("internetdisconnected"))
  await open(page, "dashboard")
  await expect(page.getByText("The figures could not be loaded")).toBeVisible()
  await expectNoBarriers(page, "the dashboard without figures")
  await page.unroute("**/api/admin/dashboard")
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByText(/The drawing could not be loaded/).first()).toBeVisible()
  await expect(region(page, "Sales by day, as a table").getByRole("row")).toHaveCount(8)
  await page.route("**/api/admin/dashboard", (route) => route.abort("internetdisconnected"))
  await page.getByRole("radiogroup", { name: "Period" }).getByText("90 days").click()
  await expect(page.getByText("The figures could not be loaded")).toBeVisible()
})

test(
  "shows shoppers' searches in words, charts and tables; says so with nothing counted, and without a connection",
  { tag: "@both" },
  async ({ page }) => {
    const words = `kurta ${Date.now().toString(36).replaceAll(/\d/g, "x")}`
    await visit(page, [
      { name: "visit", source: "social" },
      { name: "step", step: "product" },
      { name: "searchWithoutResult", words },
      { name: "measuringBegun", type: "upperBody" },
    ])
    await open(page, "management/insight")
    await expect(page.getByText(/^Of [\d,]+ visits? .* ended in an order/)).toBeVisible()
    await expect(page.getByText(/^Most stop after/)).toBeVisible()
    await expect(region(page, "What did they look for and not find?")).toContainText(words)
    await expect(region(page, "Where do visitors stop?, as a table").getByRole("row")).toHaveCount(7)
    await expect(region(page, "Do those who begin their measurements finish?")).toContainText("began")
    await page.screenshot({ path: `.cache/screens/insight-${page.viewportSize()!.width}.png`, fullPage: true })
    await noWiderThanWindow(page)
    await expectNoBarriersInBothThemes(page, "what shoppers look for")
    await page.getByRole("radiogroup", { name: "Period" }).getByText("90 days").click()
    await expect(page).toHaveURL(/days=90/)

    const call = "**/api/admin/insight/report"
    await page.route(call, async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { data: InsightReport }
      const { funnel, measuring } = reply.data
      const nothing = {
        visits: 0,
        funnel: funnel.map((step) => ({ ...step, count: 0 })),
        measuring: measuring.map((half) => ({ ...half, begun: 0, finished: 0 })),
        sources: [],
        searches: [],
        sizes: [],
        byDay: [],
      }
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, ...nothing } } })
    })
    await open(page, "management/insight?days=7")
    await expect(page.getByText("Nothing has been counted yet")).toBeVisible()
    await page.unroute(call)
    await page.route(call, (route) => route.abort("internetdisconnected"))
    await open(page, "management/insight")
    await expect(page.getByText("The sums could not be loaded")).toBeVisible()
    await page.unroute(call)
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByText(/^Most stop after/)).toBeVisible()
  },
)

test("shows dashboard, insight and health in Hindi", async ({ page }) => {
  await visit(page, [{ name: "visit", source: "direct" }])
  await page.addInitScript(() => localStorage.setItem("adminLanguage", "hi"))
  await open(page, "dashboard")
  for (const name of ["आज का काम", "क्या बाकी है", "कैसा चल रहा है", "दिन की बिक्री", "दिन के ऑर्डर", "स्थिति के हिसाब से ऑर्डर"])
    expect(await region(page, name).textContent(), name).not.toMatch(/[A-Za-z]{3}/)
  await page.getByRole("radiogroup", { name: "समय" }).getByText("30 दिन").click()
  await expect(page).toHaveURL(/days=30/)
  await open(page, "management/insight")
  for (const name of ["कितनी विज़िट ऑर्डर बनती हैं?", "ग्राहक कहाँ रुक जाते हैं?", "विज़िट कहाँ से आती हैं?", "कौन से साइज़ नहीं थे?"])
    await expect(region(page, name)).toBeVisible()
  expect(await region(page, "ग्राहक कहाँ रुक जाते हैं?").textContent()).not.toMatch(/[A-Za-z]{3}/)
  await open(page, "management/health")
  await expect(page.getByRole("heading", { name: "WhatsApp के संदेश" })).toBeVisible()
})

test("names each sender of news on the health page, and what of the chats is not sent", async ({ page }) => {
  await open(page, "management/health")
  for (const name of ["Messages from Razorpay", "Messages from WhatsApp", "WhatsApp messages", "Backups"])
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
  // Dozens of workers are folded.
  await expect(page.getByText(/^[\d,]+ workers, all at work$/)).toBeVisible()
  await expect(page.getByText("whatsapp.events")).toHaveCount(0)
  await page.getByRole("button", { name: "Every worker" }).click()
  await expect(page.getByText("whatsapp.events")).toBeVisible()
  await expectNoBarriers(page, "health")
})

test("names an order in the log of acts by its number, its change by its status, and finds it by the number", async ({
  page,
}) => {
  const number = await placeOrder(page.request, aGuest("Logged Buyer"), "classic-white-formal-shirt")
  await moveOrder(page.request, number, 1)
  await open(page, `management/audit?search=${number}`)
  const row = page.getByRole("row", { name: new RegExp(number) })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(/Status\s*:?\s*Order Placed → Order Accepted/)
  await row.getByRole("link", { name: number }).click()
  await expect(page).toHaveURL(/admin\/order\/view\//)
  await cancelOrders([number])
})

/** A colleague's call, as the back office makes it. */
async function ask<Data>(page: Page, call: string, data: object): Promise<Data> {
  const response = await page.request.post(`${theShop().shop}/api/${call}`, {
    data,
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

test("shows a parcel in the log of acts by its parts, and needs no sideways scrolling on a tablet or phone", async ({
  page,
}) => {
  const number = await placeOrder(page.request, aGuest("Parcel Buyer"), "classic-white-formal-shirt")
  const orderId = await moveOrder(page.request, number, 1, 2, 3)
  const parcel = { courier: "Delhivery", trackingNumber: "DL4471200345" }
  await ask(page, "customer/order/update", { orderId, status: 4, parcel })
  await open(page, `management/audit?search=${number}`)
  const row = page.locator("tr.ant-table-row").filter({ hasText: "Delhivery" })
  await expect(row).toContainText(/Parcel › Courier\s*:?\s*– → Delhivery/)
  await expect(row).toContainText(/Parcel › Tracking number\s*:?\s*– → DL4471200345/)
  await expect(page.getByText('{"')).toHaveCount(0)
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(row).toBeVisible()
    await noWiderThanWindow(page)
    const content = page.locator(".ant-table-content, .ant-table-container").first()
    expect(await content.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test("leads from the log of acts to the payment, label, batch, colleague, setting and picture of an entry", async ({
  page,
}) => {
  test.slow()
  const number = await placeOrder(page.request, aGuest("Linked Buyer"), "classic-white-formal-shirt")
  const [payment] = await ask<{ _id: string }[]>(page, "admin/payment/all", { search: number })
  const refund = { amountRupees: 1, reason: "A loose button", seenRefundedRupees: 0, seenPlaced: true }
  await ask(page, "admin/payment/refund", { paymentId: payment!._id, ...refund })
  const [uid] = await labels(page.context(), "classic-white-formal-shirt", "M", 1)
  await turn(page.context(), uid!, "void", "Torn")
  const [batch] = await sql<{ number: string }>(
    `select b.number from uid_batch b join uid u on u.batch_id = b.id where u.id = $1`,
    [uid],
  )
  await ask(page, "admin/user/invite", { email: `logged-${Date.now()}@silai.example`, role: "packer" })
  const [saved] = await ask<{ version: number }[]>(page, "admin/shop/settings", { section: "workshop" })
  await ask(page, "admin/shop/settings/update", {
    section: "workshop",
    version: saved!.version,
    values: { namesTailor: true },
  })
  const picture = `logged-${Date.now()}.jpg`
  const sent = await page.request.post(`${theShop().shop}/api/admin/fileManager/upload`, {
    multipart: { files: { name: picture, mimeType: "image/jpeg", buffer: await aPhoto() } },
    headers: { origin: theShop().shop, "x-requested-with": "fetch" },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  const leads: [asked: string, link: string | RegExp, to: RegExp, heading: string | RegExp][] = [
    [`kind=payment&search=${number}`, number, /payment\/view\//, "Payment of Linked Buyer"],
    [`kind=uid&search=${uid}`, uid!, new RegExp(`management/uid/edit/${uid}`), /./],
    [`kind=uid&search=Batch ${batch!.number}`, `Batch ${batch!.number}`, /management\/uid\/batches/, "Batches"],
    ["kind=staff&search=packer", "Packer", /admin\/staff$/, "Staff"],
    ["kind=setting&search=workshop", "Workshop", /management\/settings\/workshop/, /./],
    [`kind=file&search=${picture}`, picture, /file-manager\?file=file_/, "File manager"],
  ]
  for (const [asked, link, to, heading] of leads) {
    await open(page, `management/audit?${asked}`)
    await page.getByRole("row").getByRole("link", { name: link }).first().click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole("heading", { level: 1, name: heading }).first()).toBeAttached()
  }
  await expect(page.getByRole("dialog", { name: picture })).toBeVisible()
})
