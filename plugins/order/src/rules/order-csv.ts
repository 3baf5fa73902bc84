import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import type { ShopOrderRow } from "@silai/contracts/order/calls"
import { DISPUTE_WORDS, PAYMENT_WORDS } from "@silai/contracts/order/messages"
import { statusOf } from "@silai/contracts/order/status"
import type { Columns } from "@silai/kit/csv"

const zone = { timeZone: "Asia/Kolkata" }
const day = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "short", year: "numeric", ...zone })
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", ...zone })

const goodsOf = ({ lines }: ShopOrderRow) =>
  lines.map(({ quantity, name, size }) => `${quantity} × ${name}, ${size}`).join("; ")

const COLUMNS: Columns<ShopOrderRow> = {
  Order: ({ orderNumber }) => orderNumber,
  "Placed on": ({ placedAt }) => day.format(new Date(placedAt)),
  "Placed at": ({ placedAt }) => clock.format(new Date(placedAt)),
  Status: ({ status }) => statusOf(status)?.label ?? String(status),
  "Promised by": ({ dueOn }) => (dueOn ? day.format(new Date(`${dueOn}T12:00:00+05:30`)) : ""),
  Customer: ({ customerName }) => customerName,
  Phone: ({ phone }) => phone,
  City: ({ city }) => city,
  State: ({ state }) => state,
  Goods: goodsOf,
  Pieces: ({ items }) => items,
  [CUSTOM_VARIANT]: ({ hasCustom }) => (hasCustom ? "Yes" : "No"),
  Delivery: ({ delivery }) => (delivery === "pickup" ? checkoutMessages.pickup : checkoutMessages.homeDelivery),
  "Total (INR)": ({ totalRupees }) => totalRupees,
  Payment: ({ paymentStatus, dispute }) => (dispute ? DISPUTE_WORDS[dispute] : PAYMENT_WORDS[paymentStatus]),
}

/** The columns that a file has only for staff who see contacts. */
const CONTACT: readonly string[] = ["Phone", "City", "State"]

/** The columns of the file of orders. `contact`: whether the caller may see phones and addresses. */
export const orderColumns = (contact: boolean): Columns<ShopOrderRow> =>
  Object.fromEntries(Object.entries(COLUMNS).filter(([name]) => contact || !CONTACT.includes(name)))
