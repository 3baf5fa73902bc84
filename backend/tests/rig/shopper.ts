import type { Address, BagLine, Contact } from "@silai/contracts/checkout/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { type Browser, browser } from "./browser"

export const aContact = (change: Partial<Contact> = {}): Contact => ({
  name: "Gurpreet Kaur",
  email: "gurpreet@example.com",
  phone: "9876543210",
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

/** The sizes of a whole upper body, as the wizard would send them. */
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

/** A bag as the browser keeps it: each wish with the id and the price that the product page shows now. */
export async function aBag(wishes: Wish[], at: Browser = browser()): Promise<BagLine[]> {
  return Promise.all(
    wishes.map(async ({ slug, size = "M", quantity = 1 }) => {
      const { body, status } = await at.call(catalogueCalls.single, { variantIdOrSlug: slug })
      if (status !== 200) throw new Error(`The shop does not sell ${slug}: ${body.message}`)
      return { variantId: body.data._id, size, quantity, price: body.data.price }
    }),
  )
}

type GuestWish = { contact?: Partial<Contact>; address?: Partial<Address>; deliveryMethod?: DeliveryMethod }

/** A guest who has said who they are, where to deliver and how, and now stands before the payment. */
export async function aGuest(wish: GuestWish = {}): Promise<Browser> {
  const at = browser()
  const { status, body } = await at.call(checkoutCalls.guest, {
    contact: aContact(wish.contact),
    address: anAddress(wish.address),
    deliveryMethod: wish.deliveryMethod ?? "home",
  })
  if (status !== 200) throw new Error(`The guest's details were refused: ${body.message}`)
  return at
}

/** The guest asks to pay for a bag. */
export const askToPay = (at: Browser, items: BagLine[]) => at.call(checkoutCalls.paymentOrder, { items })
