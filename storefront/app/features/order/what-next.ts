import type { Order } from "@silai/contracts/order/calls"
import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { ORDER_STATUSES, type OrderStatusKey } from "@silai/contracts/order/status"
import { openingHours } from "~/lib/shop/opening-words"

type Asked = Pick<Order, "status" | "delivery" | "hasCustom" | "lines"> & Partial<Pick<Order, "paymentStatus">>
/** A coming step: title and a sentence. */
export type ComingStep = { title: string; words: string }

const keyOf = (code: number): OrderStatusKey | undefined => ORDER_STATUSES.find((status) => status.code === code)?.key

/** Some of it is cut to measurements; what is made in a standard size is not. */
const hasMeasured = ({ lines }: Pick<Order, "lines">): boolean => lines.some(({ size }) => size === CUSTOM_SIZE)

/** The order's state in one sentence, for its buyer. */
export function standing(order: Asked): string {
  const { status, delivery, hasCustom, paymentStatus } = order
  switch (keyOf(status)) {
    case "placed":
      if (paymentStatus === "due" && delivery === "home")
        return "We have your order. The workshop checks it next; you pay the courier in cash."
      return paymentStatus === "due"
        ? "We have your order. The workshop checks it next; you pay when you collect it."
        : "We have your order and your payment. The workshop checks it next."
    case "accepted":
      if (hasMeasured(order)) return "The workshop has your order. Your made-to-measure pieces go to the cutter next."
      return hasCustom
        ? "The workshop has your order. What we make for you goes to the cutter next."
        : "The workshop has your order and is getting it ready."
    case "inProgress":
      return "Your order is being made."
    case "readyForShipping":
      return "Your order is packed and waits for the courier."
    case "shipped":
      return "Your order is on its way to you."
    case "outForDelivery":
      return "Your order comes to your door today."
    case "delivered":
      return "Your order was delivered. Wear it well."
    case "readyForPickup":
      return `Your order is ready. Please collect it: ${openingHours()}.`
    case "pickedUp":
      return "You have collected your order. Wear it well."
    case "cancelledByCustomer":
    case "cancelledByShop":
      return "This order was cancelled."
    case "paymentFailed":
      return "The payment for this order did not go through."
    case "returned":
      return "This order came back to us."
    case undefined:
      return delivery === "pickup" ? "We tell you when it can be collected." : "We tell you when it is on its way."
  }
}

/** The coming steps of an order, in order; none once it has ended. */
export function ahead(order: Asked): ComingStep[] {
  const { status, delivery, hasCustom } = order
  const key = keyOf(status)
  const making: ComingStep = hasCustom
    ? {
        title: "Made for you",
        words: `We cut and sew ${hasMeasured(order) ? "to your measurements" : "it in your size"}. That adds a few days, at no extra charge.`,
      }
    : { title: "Made ready", words: "We press, check and pack your order in the workshop." }
  const ending: ComingStep[] =
    delivery === "pickup"
      ? [{ title: "Ready to collect", words: `We write to you when it waits at the shop. ${openingHours()}.` }]
      : [
          { title: "Shipped", words: "The courier takes over, and we write to you." },
          { title: "At your door", words: "Please make sure someone is at home to receive it." },
        ]
  if (key === "placed" || key === "accepted") return [making, ...ending]
  if (key === "inProgress" || key === "readyForShipping") return ending
  return key === "shipped" ? ending.slice(1) : []
}

/** Whether the expected day still applies. */
export function isAwaited({ status }: Pick<Order, "status">): boolean {
  return ["placed", "accepted", "inProgress", "readyForShipping", "shipped", "outForDelivery"].includes(
    keyOf(status) ?? "",
  )
}
