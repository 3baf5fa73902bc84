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
  images: { url: string }[]
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
type Wish = { slug: string; size: string | Record<string, unknown>; quantity?: number }
/** Places an order without a browser, for journeys that begin after one. Returns its number. */
export const placeOrder = (request: APIRequestContext, guest: Guest, slug: string, size = "M"): Promise<string> =>
  placeOrderOf(request, guest, [{ slug, size }])

/** The same for more than one piece; a size may be measurements. */
export async function placeOrderOf(request: APIRequestContext, guest: Guest, wishes: Wish[]): Promise<string> {
  await introduce(request, guest)
  const items = []
  for (const { slug, size, quantity = 1 } of wishes) {
    const piece = await pieceOf(request, slug)
    // Many journeys of one shop buy the same shirt: none shall find it sold out.
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

/** The shopkeeper's session, for journeys that do not test the sign-in itself. */
export async function signInAsOwner(context: BrowserContext): Promise<void> {
  const { email, password } = theShop().owner
  await call(context.request, "signin", { identifier: email, password })
}
