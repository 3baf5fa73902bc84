import { orderMessages } from "@silai/contracts/order/messages"
import { ORDER_STATUSES, type OrderStatusCode } from "@silai/contracts/order/status"
import { keyed } from "../keyed"

const statuses = Object.fromEntries(ORDER_STATUSES.map(({ code, label }) => [code, label])) as Record<
  OrderStatusCode,
  string
>

/** The steps of an order, in English. */
export const orderStepEn = {
  "step.1.button": "Accept order",
  "step.1.doing": "Accepting",
  "step.1.ask": "Accept this order?",
  "step.1.then": "The customer gets a message: the order is accepted and we are preparing it.",
  "step.2.button": "Start work",
  "step.2.doing": "Starting",
  "step.2.ask": "Start work on this order?",
  "step.2.then": "The customer sees that the order is in progress.",
  "step.3.button": "Ready for shipping",
  "step.3.doing": "Saving",
  "step.3.ask": "Is everything packed?",
  "step.3.then": "The customer sees that the order is ready for shipping.",
  "step.4.button": "Mark as shipped",
  "step.4.doing": "Saving",
  "step.4.ask": "Has the parcel left the shop?",
  "step.4.then": "The customer gets a message that the order is on its way. A shipped order cannot be cancelled.",
  "step.5.button": "Out for delivery",
  "step.5.doing": "Saving",
  "step.5.ask": "Is the parcel out for delivery?",
  "step.5.then": "The customer sees that the parcel arrives today.",
  "step.6.button": "Mark as delivered",
  "step.6.doing": "Saving",
  "step.6.ask": "Has the parcel arrived?",
  "step.6.then": "The customer gets a message that the order is delivered, and the time to return begins.",
  "step.7.button": "Ready for pickup",
  "step.7.doing": "Saving",
  "step.7.ask": "Is everything ready at the counter?",
  "step.7.then": "The customer sees that the order can be collected.",
  "step.8.button": "Mark as picked up",
  "step.8.doing": "Saving",
  "step.8.ask": "Has the customer collected the order?",
  "step.8.then": "The order is closed, and the time to return begins.",
  "parcel.title": "Parcel",
  "parcel.courier": "Courier",
  "parcel.number": "Tracking number",
  "parcel.link": "Tracking link",
  "parcel.hint": "The customer follows the parcel with it. All of this is optional.",
  "parcel.link.wrong": "A link begins with https:// and leads to the courier's page.",
  "parcel.follow": orderMessages.followParcel,
  "cancel.open": "Cancel order",
  "cancel.keep": "Keep the order",
  "cancel.ask": orderMessages.cancelAsk,
  "cancel.reason": "Why",
  "cancel.reason.hint": "The customer reads it in the mail.",
  "cancel.reason.wanted": "Please say why.",
  "cancel.then": "The pieces return to stock, and {amount} is refunded to {name}. This cannot be undone.",
  "cancel.then.refunding": "A refund of {amount} was requested before, and is still open.",
  "cancel.then.unpaid": "The pieces return to stock. This cannot be undone.",
  "cancel.then.disputed": "{amount} is not refunded: the buyer’s bank disputes that payment, or has taken it back.",
  "cancel.given-reason": "Why it was cancelled",

  ...keyed("status", statuses),
}
