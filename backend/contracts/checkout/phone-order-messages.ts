import { orderRefusals } from "../order/messages"
import { refusals } from "../refusal"

/** Messages of the back office about orders by phone. */
export const phoneOrderMessages = {
  pieceWanted: "Please choose a piece.",
  /** On the gateway's page, and in its messages. */
  linkFor: (pieces: number, shop: string) => `${pieces === 1 ? "1 piece" : `${pieces} pieces`} from ${shop}`,
  /** The same for a piece that joins an order. */
  linkForOrder: (number: string, shop: string) => `A change of order ${number} at ${shop}`,
  changeCancelled:
    "The change is cancelled, and the order stays as it is. Money that a bank still sends for it is refunded.",
  byTransfer: "You pay by bank transfer. We place your order when we have seen it on our account.",
  byCash: "You pay in cash when you collect your order.",
  held: (name: string, hours: number) =>
    `The pieces are held for ${name} for ${hours === 1 ? "1 hour" : `${hours} hours`}. Please note the transfer when it arrives.`,
  placed: (number: string) => `Order ${number} is placed. It is paid when it is collected.`,
  received: "The money is noted.",
  referenceWanted: "Please write the number by which the transfer is found on the account.",
  linkSent: (name: string) => `The link to pay goes to ${name}.`,
  cancelled: "The order is cancelled, and the pieces are free. Money that a bank still sends for it is refunded.",
} as const

export const phoneOrderRefusals = refusals("phone_order", {
  unknown: { status: 404, say: orderRefusals.not_found.say },
  customer_unknown: { status: 404, field: "customerId", say: "We could not find this customer." },
  /** Its owner would see a stranger's order and address. */
  customer_other: {
    status: 409,
    field: "customerId",
    say: "Neither the phone nor the e-mail belongs to the chosen customer. Please remove the customer, or use one of both.",
  },
  total_changed: {
    status: 409,
    field: "totalRupees",
    say: (total: string) => `The total is ${total} now. Please tell the buyer, and take the order again.`,
  },
  /** The key of another order. */
  key_used: { status: 409, say: "This order was taken already, with other pieces. Please start a new one." },
  no_links: { status: 409, field: "payBy", say: "This shop’s payment service has no payment links." },
  cash_is_collected: {
    status: 422,
    field: "payBy",
    say: "Cash is taken when an order is collected. Please choose collection, or another way to pay.",
  },
  not_noted_by_hand: {
    status: 409,
    say: "The payment service reports this money by itself. It is not noted by hand.",
  },
  reference_wanted: { status: 422, field: "reference", say: phoneOrderMessages.referenceWanted },
  nothing_due: { status: 409, say: "Nothing is due for this order. Its money is noted, or the order was cancelled." },
  not_waiting: { status: 409, say: "This order is no longer waiting for its payment." },
  just_paid: { status: 409, say: "This order has just been paid." },
})
