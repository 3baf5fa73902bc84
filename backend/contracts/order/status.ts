import type { DeliveryMethod } from "../checkout/limits"
import { present } from "../present"

/** Requirements §4: payloads and the table use the code. */
export const ORDER_STATUSES = [
  { code: 0, key: "placed", label: "Order Placed" },
  { code: 1, key: "accepted", label: "Order Accepted" },
  { code: 2, key: "inProgress", label: "In Progress" },
  { code: 3, key: "readyForShipping", label: "Ready for Shipping" },
  { code: 4, key: "shipped", label: "Shipped" },
  { code: 5, key: "outForDelivery", label: "Out for Delivery" },
  { code: 6, key: "delivered", label: "Delivered" },
  { code: 7, key: "readyForPickup", label: "Ready for Pickup" },
  { code: 8, key: "pickedUp", label: "Picked Up" },
  { code: 9, key: "cancelledByCustomer", label: "Order Cancelled" },
  { code: 10, key: "cancelledByShop", label: "Cancelled" },
  { code: 11, key: "paymentFailed", label: "Payment Failed" },
  { code: 12, key: "returned", label: "Order Returned" },
] as const

export type OrderStatusCode = (typeof ORDER_STATUSES)[number]["code"]
export type OrderStatusKey = (typeof ORDER_STATUSES)[number]["key"]

/** Statuses of parcels only, and of collected orders only. */
const ONLY: Record<DeliveryMethod, readonly OrderStatusCode[]> = { home: [3, 4, 5, 6], pickup: [7, 8] }

export const STATUS_CODES: readonly OrderStatusCode[] = ORDER_STATUSES.map(({ code }) => code)
export const codeOf = (key: OrderStatusKey): OrderStatusCode =>
  present(
    ORDER_STATUSES.find((status) => status.key === key),
    `the status ${key}`,
  ).code

/**
 * Which status may follow which (the requirements leave it open; the engine's own rules set the outer limits: a shipped
 * order cannot be cancelled). 11 is a failed attempt, not a step of an order, so it has no transitions.
 */
export const NEXT: Record<OrderStatusCode, readonly OrderStatusCode[]> = {
  0: [1, 9, 10],
  1: [2, 3, 7, 9, 10],
  2: [3, 7, 9, 10],
  3: [4, 10],
  4: [5, 6],
  5: [6],
  6: [12],
  7: [8, 10],
  8: [12],
  9: [],
  10: [],
  11: [],
  12: [],
}

/** Which statuses may follow one, for an order that is delivered or collected in this way. */
export const nextOf = (code: OrderStatusCode, delivery: DeliveryMethod): readonly OrderStatusCode[] =>
  NEXT[code].filter((next) => !ONLY[delivery === "home" ? "pickup" : "home"].includes(next))

/**
 * Whether its buyer may cancel an order: until it is packed, and a piece cut to measure only until it is on the table, since it
 * fits no one else.
 */
export const buyerMayCancel = (code: OrderStatusCode, hasCustom: boolean): boolean =>
  NEXT[code].includes(9) && !(hasCustom && code === 2)

/** Whether the shop may still take pieces out: before it is packed, which is when its invoice is written. */
export const mayTakeOut = (code: number): boolean => (REMOVABLE as readonly number[]).includes(code)
const REMOVABLE: readonly OrderStatusCode[] = [0, 1, 2]

/** The filters of a customer's own list. */
export const MY_ORDER_VIEWS = ["all", "onTheWay", "delivered", "cancelled", "returned"] as const
export type MyOrderView = (typeof MY_ORDER_VIEWS)[number]
export const codesOf = (...keys: OrderStatusKey[]): readonly OrderStatusCode[] => keys.map(codeOf)

/** Cancelled, by either side. */
export const CANCELLED: readonly OrderStatusCode[] = [codeOf("cancelledByCustomer"), codeOf("cancelledByShop")]

/** The courier has it. */
export const ON_ITS_WAY: readonly OrderStatusCode[] = codesOf("shipped", "outForDelivery")
/** The courier has or had it. */
export const SENT: readonly OrderStatusCode[] = [...ON_ITS_WAY, codeOf("delivered")]

/** It is with its buyer. */
export const DELIVERED: readonly OrderStatusCode[] = codesOf("delivered", "pickedUp")

/** Nothing of it is with its buyer, or will be. */
export const isOver = (code: number): boolean => OVER.some((over) => over === code)
const OVER: readonly OrderStatusCode[] = [...CANCELLED, codeOf("returned")]

/** The statuses of each view: every order is in `all` and in one other. */
export const CODES_OF_VIEW: Record<MyOrderView, readonly OrderStatusCode[]> = {
  all: STATUS_CODES,
  onTheWay: codesOf(
    "placed",
    "accepted",
    "inProgress",
    "readyForShipping",
    "shipped",
    "outForDelivery",
    "readyForPickup",
  ),
  delivered: DELIVERED,
  cancelled: CANCELLED,
  returned: codesOf("returned"),
}

export const statusOf = (code: number) => ORDER_STATUSES.find((status) => status.code === code)
