import { randomInt } from "node:crypto"
import type { APIRequestContext, BrowserContext } from "@playwright/test"
import { setStock, theShop } from "./shop"

/** A guest unknown to other journeys, with a valid Indian phone number. */
export function aGuest(name = "Gurpreet Kaur") {
  const number = String(randomInt(1e9)).padStart(9, "0")
  return {
    name,
    email: `guest-${number}@example.com`,
    phone: `9${number}`,
    pincode: "141001",
    line1: "14 Model Town",
    city: "Ludhiana",
    state: "Punjab",
  }
}
export type Guest = ReturnType<typeof aGuest>

type Reply<Data> = { success: boolean; message: string; data: Data }
async function call<Data>(request: APIRequestContext, path: string, body: unknown): Promise<Data> {
  const response = await request.post(`${theShop().shop}/api/customer/${path}`, {
    data: body,
    headers: { origin: theShop().shop },
  })
  const reply = (await response.json()) as Reply<Data>
  if (!reply.success) throw new Error(`${path} was refused: ${response.status()} ${reply.message}`)
  return reply.data
}

type Piece = {
  _id: string
  slug: string
  variantName: string
  color: string
  price: number
  images: { url: string; alt: string }[]
  sizes: { size: string; stock: number }[]
  product: { _id: string; name: string; category: { _id: string; name: string } }
}
export const pieceOf = (request: APIRequestContext, slug: string) =>
  call<Piece>(request, "product/variant/single", { variantIdOrSlug: slug })

/** Enters contact, address and shipping option through calls, as the first two steps of the checkout would. */
export async function introduce(
  request: APIRequestContext,
  { name, email, phone, pincode, line1, city, state }: Guest,
): Promise<void> {
  await call(request, "guest", {
    contact: { name, email, phone, whatsappUpdates: false },
    address: { name, phone, line1, line2: "", landmark: "", city, state, pincode },
    deliveryMethod: "home",
  })
}

type Paid = { handler: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string } }
/** A complete upper body, as the wizard would send it in place of a size. */
export const measured = {
  measurementType: "upperBody",
  neck: 15.5,
  shoulder: 18,
  chest: 40,
  upperBodyWaist: 36,
  sleeveLength: 24.5,
  shirtLength: 29,
}

type Wish = { slug: string; size: string | Record<string, unknown>; quantity?: number }
/** Places an order without a browser, for journeys that start after one. Returns its number. */
export const placeOrder = (
  request: APIRequestContext,
  guest: Guest,
  slug: string,
  size: Wish["size"] = "M",
): Promise<string> => placeOrderOf(request, guest, [{ slug, size }])

/** The same for more than one piece; a size may be measurements. */
export async function placeOrderOf(request: APIRequestContext, guest: Guest, wishes: Wish[]): Promise<string> {
  await introduce(request, guest)
  const items = []
  for (const { slug, size, quantity = 1 } of wishes) {
    const piece = await pieceOf(request, slug)
    // Many journeys of one shop buy the same shirt: none must find it sold out.
    if (typeof size === "string" && piece.sizes.some((one) => one.size === size && one.stock < 2))
      await setStock(slug, size, 10)
    items.push({ variantId: piece._id, size, quantity, price: piece.price })
  }
  const attempt = await call<{ attemptId: string; razorpay: { orderId: string } }>(request, "order", { items })
  const paid = await request.post(`${theShop().standIns}/razorpay/__pay`, {
    data: { orderId: attempt.razorpay.orderId, outcome: "success", method: "upi" },
  })
  await call(request, "verifyPayment", ((await paid.json()) as Paid).handler)
  for (const until = Date.now() + 30_000; Date.now() < until;) {
    const { status, orderNumber } = await call<{ status: string; orderNumber?: string }>(request, "order/success", {
      attemptId: attempt.attemptId,
    })
    if (status === "placed" && orderNumber) return orderNumber
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The order of ${guest.email} was not placed within half a minute.`)
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>
/** The shopkeeper's session of this worker: a password check is slow on purpose, and a hundred journeys start signed in. */
let stored: Cookies = []

/** The shopkeeper's session, for journeys that do not test the sign-in itself. */
export async function signInAsOwner(context: BrowserContext): Promise<void> {
  await context.addCookies(stored)
  // An earlier journey may have ended it.
  const isThere = stored.length > 0 && (await askSession(context)).ok()
  if (isThere) return
  const { email, password } = theShop().owner
  await call(context.request, "signin", { identifier: email, password })
  stored = (await context.cookies(`${theShop().shop}/api/`)).filter(({ name }) => name.endsWith("silai_staff"))
}
const askSession = (context: BrowserContext) =>
  context.request.post(`${theShop().shop}/api/admin/session`, { data: {}, headers: { origin: theShop().shop } })

/** Staff take an order through these statuses, by its number. Returns its id. */
export async function moveOrder(request: APIRequestContext, number: string, ...codes: number[]): Promise<string> {
  const [order] = await call<{ _id: string }[]>(request, "order/all", { search: number })
  for (const status of codes) await call(request, "order/update", { orderId: order!._id, status })
  return order!._id
}

type Wanted = { kind: "return" | "exchange" | "alteration"; photo?: Buffer; note?: string }
/** The buyer of a delivered order requests a return for its first line, as the shop's page would. Returns the request's number. */
export async function askForReturn(
  request: APIRequestContext,
  orderId: string,
  { kind, photo, note = "" }: Wanted,
): Promise<string> {
  type Options = { feeRupees: number; leftRupees: number; address: object | null; lines: { refundRupees: number[] }[] }
  const options = await call<Options>(request, "return/options", { orderId })
  const photos = photo ? [await sendPhoto(request, photo)] : []
  const goods = options.lines[0]!.refundRupees[0] ?? 0
  const { returnNumber } = await call<{ returnNumber: string }>(request, "return-exchange/add", {
    orderId,
    kind,
    photos,
    address: options.address ?? undefined,
    lines: [{ itemId: "0", quantity: 1, reason: "tooSmall", note, ...(kind === "exchange" && { toSize: "L" }) }],
    refundRupees: kind === "return" ? Math.max(0, Math.min(goods, options.leftRupees) - options.feeRupees) : 0,
  })
  return returnNumber
}

async function sendPhoto(request: APIRequestContext, buffer: Buffer): Promise<string> {
  const reply = await request.post(`${theShop().shop}/api/customer/return/addPhoto`, {
    multipart: { photo: { name: "shirt.png", mimeType: "image/png", buffer } },
    // Headers that a form on another site cannot add.
    headers: { origin: theShop().shop, "x-requested-with": "fetch" },
  })
  if (!reply.ok()) throw new Error(`The photo was refused: ${reply.status()} ${await reply.text()}`)
  return ((await reply.json()) as { data: { _id: string } }).data._id
}
