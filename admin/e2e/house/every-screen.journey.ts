import { randomUUID } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { request as playwright } from "@playwright/test"
import { expectNoBarriers } from "../../../backend/tests/browser/axe"
import { aCustomer } from "../../../backend/tests/browser/customer"
import {
  aGuest,
  askForReturn,
  moveOrder,
  pieceOf,
  placeOrder,
  signInAsOwner,
} from "../../../backend/tests/browser/guest"
import { expect, type Page, test } from "../../../backend/tests/browser/journey"
import { writeReview } from "../../../backend/tests/browser/review"
import { labels } from "../../../backend/tests/browser/label"
import { theShop } from "../../../backend/tests/browser/shop"
import { aWhatsappChat, aWriter } from "../../../backend/tests/browser/whatsapp"

/** `npm run bench screens` requests every screen's picture, and finds it here. */
const PICTURES = ".cache/screens"
const WIDTHS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
/** Structure depends on the width and contrast on the theme: these two runs cover both of each. */
const WALKS = [
  { kind: "wide", theme: "light" },
  { kind: "phone", theme: "dark" },
] as const
/** For the sheet of pictures, which tests nothing. */
const PICTURED = process.env.EVERY_PICTURE
  ? ([
      { kind: "wide", theme: "dark" },
      { kind: "phone", theme: "light" },
    ] as const)
  : []
const RESOURCES = "admin/src/resources"

/** The routes as the resources declare them. */
const routes = readdirSync(RESOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("resource.ts"))
  .flatMap((file) => [...readFileSync(path.join(RESOURCES, file), "utf8").matchAll(/path: "(.+?)"/g)])
  .map(([, route]) => route!)
  .sort()

/** A colleague's call, as the back office makes it. */
async function ask<Data>(page: Page, call: string, data: object): Promise<Data> {
  const response = await page.request.post(`${theShop().shop}/api/${call}`, {
    data,
    headers: { origin: theShop().shop },
  })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

/** An address for every route, on records of each kind; and the screens without a resource. */
async function screens(page: Page): Promise<Record<string, string>> {
  const piece = await pieceOf(page.request, "classic-white-formal-shirt")
  const number = await placeOrder(page.request, aGuest("Simran Gill"), piece.slug)
  const [order] = await ask<{ _id: string }[]>(page, "customer/order/all", { search: number })
  const [payment] = await ask<{ _id: string }[]>(page, "admin/payment/all", { search: number })
  const caller = aGuest("Amarjit Bains")
  const byPhone = await ask<{ _id: string }>(page, "admin/order/add", {
    key: randomUUID(),
    contact: { name: caller.name, phone: caller.phone, email: caller.email },
    items: [{ variantId: piece._id, size: "M", quantity: 1 }],
    deliveryMethod: "pickup",
    payBy: "link",
    totalRupees: piece.price,
  })
  const { phone } = await aCustomer(undefined, "Kiran Dhaliwal")
  const [customer] = await ask<{ _id: string }[]>(page, "admin/measurement/customers", { search: phone })
  const half = await ask<{ _id: string }>(page, "admin/measurement/add", {
    customerId: customer!._id,
    measurementType: "upperBody",
    neck: 15.5,
    shoulder: 18,
    chest: 40,
    upperBodyWaist: 34,
    sleeveLength: 25,
    shirtLength: 29,
  })
  const code = `WALK${Date.now().toString(36).toUpperCase()}`
  const coupon = await ask<{ _id: string }>(page, "admin/coupon/generate", { code, kind: "percent", percent: 10 })
  await ask(page, "admin/coupon/batch/generate", { pattern: `${code}-########`, codes: 40, kind: "flat", amount: 100 })
  const [uid] = await labels(page.context(), piece.slug, "M", 3)
  const come = await placeOrder(page.request, aGuest("Manpreet Sidhu"), piece.slug)
  const request = await askForReturn(page.request, await moveOrder(page.request, come, 1, 2, 3, 4, 6), {
    kind: "return",
  })
  const [asked] = await ask<{ _id: string }[]>(page, "admin/returns/all", { search: request })
  const writer = await playwright.newContext()
  await aCustomer(writer, "Navdeep Kaur")
  const review = await writeReview(writer)
  await writer.dispose()
  const chat = await aWhatsappChat(page, aWriter("Simran Gill"), "Is my shirt ready?")
  const { batchId } = await ask<{ batchId: string }>(page, "admin/uid/single", { uid })
  const [style, category] = [piece.product._id, piece.product.category._id]
  const sale = await ask<{ _id: string }>(page, "admin/sale/plan", {
    name: code,
    rule: { price: 1 },
    scope: { variants: [piece._id] },
    from: "2090-01-01T00:00:00+05:30",
    to: "2090-01-02T00:00:00+05:30",
  })
  return {
    "category/add": "category/add",
    "category/edit/:id": `category/edit/${category}`,
    "category/manage": "category/manage",
    "category/view/:id": `category/view/${category}`,
    dashboard: "dashboard",
    "discount-calculator": "discount-calculator?base=1289&percent=38&search=formal",
    "file-manager/*": "file-manager",
    "manage/customer": "manage/customer",
    "manage/customer/:id": `manage/customer/${customer!._id}`,
    management: "management",
    "management/audit": "management/audit",
    "management/health": "management/health",
    "management/coupon": "management/coupon",
    "management/coupon/batches": "management/coupon/batches",
    "management/coupon/edit/:id": `management/coupon/edit/${coupon._id}`,
    "management/coupon/generate": "management/coupon/generate",
    "management/gst": "management/gst",
    "management/home": "management/home",
    "management/insight": "management/insight?days=90",
    "management/inventory": "management/inventory",
    "management/settings": "management/settings",
    "management/settings/identity": "management/settings/identity",
    "management/settings/hours": "management/settings/hours",
    "management/settings/returns": "management/settings/returns",
    "management/settings/cod": "management/settings/cod",
    "management/settings/workshop": "management/settings/workshop",
    "management/settings/quick-replies": "management/settings/quick-replies",
    "management/settings/sizes": "management/settings/sizes",
    "management/settings/size-charts": "management/settings/size-charts",
    "management/shipping-fee": "management/shipping-fee",
    "management/uid": "management/uid",
    "management/uid/batches": "management/uid/batches",
    "management/uid/edit/:id": `management/uid/edit/${uid}`,
    "management/uid/generate": "management/uid/generate",
    "management/uid/print": `management/uid/print?batch=${batchId}`,
    "management/uid/reports": "management/uid/reports",
    "measurement/add": "measurement/add",
    "measurement/all": "measurement/all",
    "measurement/edit/:id": `measurement/edit/${half._id}`,
    notifications: "notifications",
    "notifications/choices": "notifications/choices",
    "order/edit/:id": `order/edit/${order!._id}`,
    "order/manage": "order/manage",
    "order/new": "order/new",
    "order/unpaid": "order/unpaid",
    "order/unpaid/:id": `order/unpaid/${byPhone._id}`,
    "order/view/:id": `order/view/${order!._id}`,
    "dashboard/failed": "dashboard/failed",
    "payment/all": "payment/all",
    "payment/mismatches": "payment/mismatches",
    "payment/notices": "payment/notices",
    "payment/view/:id": `payment/view/${payment!._id}`,
    "product/add": "product/add",
    "product/edit/:id": `product/edit/${style}`,
    "product/manage": "product/manage",
    "product/variant/:id": `product/variant/${piece._id}`,
    "product/variant/add": "product/variant/add",
    "product/variant/edit/:id": `product/variant/edit/${piece._id}`,
    "product/variant/edit/images/:id": `product/variant/edit/images/${piece._id}`,
    "product/variants/all": "product/variants/all",
    "product/view/:id": `product/view/${style}`,
    "return/edit/:id": `return/edit/${asked!._id}`,
    "review/single/:id": `review/single/${review}`,
    "returns/manage": "returns/manage",
    "returns/view/:id": `returns/view/${asked!._id}`,
    reviews: "reviews",
    sale: "sale",
    "sale/add": "sale/add",
    "sale/edit/:id": `sale/edit/${sale._id}`,
    staff: "staff",
    "uid-scanner": "uid-scanner",
    "whatsapp/*": "whatsapp",
    workshop: "workshop",
    "a chat": `whatsapp/${chat}`,
    // Without a resource.
    "a measurement begun": `measurement/add?customer=${customer!._id}`,
    "an order that is not": "order/view/none",
    nowhere: "nowhere",
    "nothing found": "order/manage?search=zzqqxx",
    "your-sign-in": "your-sign-in",
  }
}

type Walk = { kind: keyof typeof WIDTHS; theme: "light" | "dark" }
/** Opens every screen, fully loaded and at rest. */
async function walk(page: Page, { kind, theme }: Walk, visit: (name: string) => Promise<void>) {
  await signInAsOwner(page.context())
  await page.setViewportSize(WIDTHS[kind])
  await page.addInitScript((dark) => localStorage.setItem("adminDarkTheme", dark), String(theme === "dark"))
  const all = await screens(page)
  expect(Object.keys(all), "a route without a screen here").toEqual(expect.arrayContaining(routes))
  for (const [name, at] of Object.entries(all)) {
    await page.goto(`${theShop().shop}/admin/${at}`)
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible()
    await expect(page.getByRole("status", { name: "Loading" }), name).toHaveCount(0)
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === "lazy"))
    if (process.env.EVERY_PICTURE) {
      const place = path.join(PICTURES, `${kind}-${theme}`, `${name.replaceAll(/\W+/g, "-")}.png`)
      await page.screenshot({ path: place, fullPage: kind === "phone", animations: "disabled" })
    }
    await visit(name)
  }
}

for (const one of WALKS)
  test(`has no barriers and nothing wider than its window on every screen: ${one.kind}, ${one.theme}`, async ({
    page,
  }) => {
    test.setTimeout(420_000)
    await walk(page, one, async (name) => {
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(over, `${name} is wider than its window`).toBeLessThanOrEqual(0)
      await expectNoBarriers(page, `${name}, ${one.kind}, ${one.theme}`)
    })
  })

for (const one of PICTURED)
  test(`has a picture of every screen: ${one.kind}, ${one.theme}`, async ({ page }) => {
    test.setTimeout(420_000)
    await walk(page, one, async () => undefined)
  })
