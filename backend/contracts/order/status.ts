/** SPEC §4: the code is the wire's and the table's; `tells` names the message that goes to the customer. */
export const ORDER_STATUSES = [
  { code: 0, key: "placed", label: "Order Placed" },
  { code: 1, key: "accepted", label: "Order Accepted", tells: "accepted" },
  { code: 2, key: "inProgress", label: "In Progress" },
  { code: 3, key: "readyForShipping", label: "Ready for Shipping" },
  { code: 4, key: "shipped", label: "Shipped", tells: "shipped" },
  { code: 5, key: "outForDelivery", label: "Out for Delivery" },
  { code: 6, key: "delivered", label: "Delivered", tells: "delivered" },
  { code: 7, key: "readyForPickup", label: "Ready for Pickup" },
  { code: 8, key: "pickedUp", label: "Picked Up" },
  { code: 9, key: "cancelledByCustomer", label: "Order Cancelled" },
  { code: 10, key: "cancelledByShop", label: "Cancelled", tells: "cancelled" },
  { code: 11, key: "paymentFailed", label: "Payment Failed" },
  { code: 12, key: "returned", label: "Order Returned" },
] as const

export type OrderStatusCode = (typeof ORDER_STATUSES)[number]["code"]
export type OrderStatusKey = (typeof ORDER_STATUSES)[number]["key"]

/**
 * Which status may follow which (SPEC leaves it open; the engine's own rules set the outer limits: a shipped order cannot be
 * cancelled). 11 is an attempt that failed, not a step of an order, so nothing leads to or from it.
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

/** Cancelled, by whomever. */
export const CANCELLED: readonly OrderStatusCode[] = [9, 10]

export const statusOf = (code: number) => ORDER_STATUSES.find((status) => status.code === code)
