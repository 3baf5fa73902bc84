import type { Address, BagLine, Contact } from "@silai/contracts/checkout/calls"
import type { ReplyOf } from "@silai/contracts/call"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { type Answer, type Browser, browser } from "./browser"
import { aBrowser, anEmail, aPhone } from "./customer"
import { pay } from "./gateway"
import { afterWork } from "./work"

/** A person unique to one test: one phone and one e-mail have one open hold at a time. */
export const aContact = (change: Partial<Contact> = {}): Contact => ({
  name: "Gurpreet Kaur",
  email: anEmail(),
  phone: aPhone(),
  whatsappUpdates: false,
  ...change,
})

export const anAddress = (change: Partial<Address> = {}): Address => ({
  name: "Gurpreet Kaur",
  phone: "9876543210",
  line1: "14 Model Town",
  line2: "",
  landmark: "Near the clock tower",
  city: "Ludhiana",
  state: "Punjab",
  pincode: "141001",
  ...change,
})

/** A complete upper body, as the wizard would send it. */
export const upperBody = {
  measurementType: "upperBody",
  neck: 15.5,
  shoulder: 18,
  chest: 40,
  upperBodyWaist: 36,
  sleeveLength: 24.5,
  shirtLength: 29,
} as const
export const lowerBody = {
  measurementType: "lowerBody",
  hip: 40,
  lowerBodyWaist: 34,
  thigh: 24,
  legLength: 41,
  bottom: 15,
} as const

type Wish = { slug: string; size?: BagLine["size"]; quantity?: number }

/** A bag as the browser stores it: each wish with the id and the current price of the product page. */
export async function aBag<const Wishes extends readonly Wish[]>(
  wishes: Wishes,
  at: Browser = browser(),
): Promise<{ -readonly [at in keyof Wishes]: BagLine }> {
  const lines = await Promise.all(
    wishes.map(async ({ slug, size = "M", quantity = 1 }) => {
      const { body, status } = await at.call(catalogueCalls.single, { variantIdOrSlug: slug })
      if (status !== 200) throw new Error(`The shop does not sell ${slug}: ${body.message}`)
      return { variantId: body.data._id, size, quantity, price: body.data.price }
    }),
  )
  return lines as { -readonly [at in keyof Wishes]: BagLine }
}

type GuestWish = { contact?: Partial<Contact>; address?: Partial<Address>; deliveryMethod?: DeliveryMethod }

/**
 * A guest, at their own network address, who has entered contact, address and shipping option, and is about to
 * pay.
 */
export async function aGuest(wish: GuestWish = {}): Promise<Browser> {
  const at = aBrowser()
  const { status, body } = await at.call(checkoutCalls.guest, {
    contact: aContact(wish.contact),
    address: anAddress(wish.address),
    deliveryMethod: wish.deliveryMethod ?? "home",
  })
  if (status !== 200) throw new Error(`The guest's details were refused: ${body.message}`)
  return at
}

type Opened = ReplyOf<typeof checkoutCalls.paymentOrder>["data"]
type Window = { data: Opened & Required<Pick<Opened, "razorpay">> }
/** Asks to pay, in a shop whose gateway is Razorpay: the reply names its window. */
export const askWith = (at: Browser, body: Record<string, unknown>) =>
  at.call(checkoutCalls.paymentOrder, body) as Promise<Answer<Window>>

/** The guest requests the payment of a bag. */
export const askToPay = (at: Browser, items: BagLine[]) => askWith(at, { items })

/**
 * Waits until a paid attempt has become an order, whether window, webhook or worker was first; returns the order's id.
 */
export const untilPlaced = (at: Browser, attemptId: string) =>
  afterWork("the order is placed", async () => (await at.call(checkoutCalls.success, { attemptId })).body.data.orderId)

/** Requests the payment of a bag, pays, and waits for the order; returns its id. */
export async function buys(at: Browser, items: BagLine[]): Promise<string> {
  const { status, body } = await askToPay(at, items)
  if (status !== 200) throw new Error(`The payment was refused: ${body.message}`)
  await pay(body.data.razorpay.orderId)
  return untilPlaced(at, body.data.attemptId)
}
