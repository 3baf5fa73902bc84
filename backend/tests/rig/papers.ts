import { orderCalls } from "@silai/contracts/order/calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import type { PaperKind } from "@silai/contracts/papers/limits"
import type { Browser } from "./browser"
import { anEmail } from "./customer"
import { aBag, aGuest, buys, lowerBody, upperBody } from "./shopper"
import { setStock } from "./stock"

const [slug, size] = ["classic-white-formal-shirt", "S"] as const
const trousers = "black-aura-formal-trousers"

type Wish = {
  email?: string
  state?: "Punjab" | "Delhi"
  custom?: boolean
  deliveryMethod?: "home" | "pickup"
  name?: string
}
/** A paid order: two shirts, or a made-to-measure piece. */
export async function placed({
  email = anEmail(),
  state = "Punjab",
  custom = false,
  deliveryMethod = "home",
  name,
}: Wish = {}) {
  await setStock(slug, size, 6)
  const where = state === "Delhi" ? { city: "New Delhi", state, pincode: "110001" } : {}
  const person = name ? { name } : {}
  const at = await aGuest({ deliveryMethod, contact: { email, ...person }, address: { ...where, ...person } })
  const wishes = custom
    ? [
        { slug, size: upperBody },
        { slug: trousers, size: lowerBody },
      ]
    : [{ slug, size, quantity: 2 }]
  return { at, orderId: await buys(at, await aBag(wishes)) }
}
/** The shop packs it, or has it ready for collection. */
export async function packed(owner: Browser, orderId: string, ready = 3) {
  for (const status of [1, ready]) {
    const { body, status: code } = await owner.call(orderCalls.update, { orderId, status })
    if (code !== 200) throw new Error(`${status}: ${body.message}`)
  }
}
/** A file as a browser downloads it. */
export async function fileOf(at: Browser, path: string, body: object) {
  const response = await at.send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
/** The request to print one kind of paper of these orders. */
export const printOf = (kind: PaperKind, ...orderIds: string[]) => ({ kinds: [kind], of: { orderIds } })
export const papersOf = async (at: Browser, orderId: string) => (await at.call(paperCalls.all, { orderId })).body.data
/** An order as the shop sees it. */
export const wholeOf = async (owner: Browser, orderId: string) =>
  (await owner.call(orderCalls.single, { orderId })).body.data
export const inPaise = (rupees: number) => Math.round(rupees * 100)
