import { refusals } from "../refusal"
import { SHOP } from "../shop/settings"

export const pushMessages = {
  on: "Notices ring on this device.",
  off: "Notices no longer ring on this device.",
  /** A browser says no for the whole page, and asks no second time. */
  blocked: "Your browser blocks notices of this page. You can allow them in its settings for this page.",
  failed: "This browser could not reach its push service. Please try again later.",
  orderAsk: "Tell me on this device",
  sizeAsk: "Ring on this device instead",
  orderSaved: "This device rings when there is news of your order.",
  received: "We have your order. This device rings when there is news of it.",
  orderTitle: (number: string) => `${SHOP.name}: order ${number}`,
  backInStockTitle: (size: string) => `Size ${size} is back`,
} as const

export const pushRefusals = refusals("push", {
  off: { status: 409, say: "This shop has no notices on devices." },
  wrong_service: { status: 400, field: "subscription", say: "This browser's push service is not known to the shop." },
  unknown_device: { status: 404, say: "This device is not known. Please allow notices again." },
})
