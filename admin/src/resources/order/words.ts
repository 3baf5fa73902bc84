import { checkoutSays } from "@silai/contracts/checkout/messages"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import type { Tone } from "../../ui/mark"

/** The colour family of each status; a status also always has its word. */
export const STATUS_TONE: Record<OrderStatusCode, Tone> = {
  0: "fresh",
  1: "moving",
  2: "moving",
  3: "moving",
  4: "moving",
  5: "moving",
  6: "done",
  7: "moving",
  8: "done",
  9: "quiet",
  10: "quiet",
  11: "trouble",
  12: "quiet",
}

type Step = { button: string; doing: string; ask: string; consequence: string }

/** What the one main button says when it moves an order to this status, and what the shopkeeper should know first. */
export const STEP_WORDS: Partial<Record<OrderStatusCode, Step>> = {
  1: {
    button: "Accept order",
    doing: "Accepting",
    ask: "Accept this order?",
    consequence: "The customer is told that the order is accepted and tailoring can begin.",
  },
  2: {
    button: "Start work",
    doing: "Starting",
    ask: "Start work on this order?",
    consequence: "The customer sees that the order is in progress.",
  },
  3: {
    button: "Ready for shipping",
    doing: "Saving",
    ask: "Is everything packed?",
    consequence: "The customer sees that the order is ready for shipping.",
  },
  4: {
    button: "Mark as shipped",
    doing: "Saving",
    ask: "Has the parcel left the shop?",
    consequence: "The customer is told that the order is on its way. A shipped order cannot be cancelled.",
  },
  5: {
    button: "Out for delivery",
    doing: "Saving",
    ask: "Is the parcel out for delivery?",
    consequence: "The customer sees that the parcel arrives today.",
  },
  6: {
    button: "Mark as delivered",
    doing: "Saving",
    ask: "Has the parcel arrived?",
    consequence: "The customer is told that the order is delivered, and the time to return begins.",
  },
  7: {
    button: "Ready for pickup",
    doing: "Saving",
    ask: "Is everything ready at the counter?",
    consequence: "The customer sees that the order can be collected.",
  },
  8: {
    button: "Mark as picked up",
    doing: "Saving",
    ask: "Has the customer collected the order?",
    consequence: "The order is closed, and the time to return begins.",
  },
}

export const PAYMENT_WORDS = {
  captured: "Paid",
  refunded: "Refunded",
  partially_refunded: "Partly refunded",
  failed: "Payment failed",
} as const

export const DELIVERY_WORDS = { home: checkoutSays.homeDelivery, pickup: "Pickup at the shop" } as const
