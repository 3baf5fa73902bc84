import type { OrderStatusKey } from "../order/status"

/**
 * The notice on a shopper's device when an order reaches a status; null: no notice, because there is nothing to wait
 * for.
 */
export const ORDER_RINGS: Record<OrderStatusKey, string | null> = {
  placed: null,
  accepted: "We have accepted your order.",
  inProgress: "Your order is being made.",
  readyForShipping: null,
  shipped: "Your order is on its way.",
  outForDelivery: "Your order comes today.",
  delivered: "Your order is delivered. We hope it fits.",
  readyForPickup: "Your order is ready: you can collect it.",
  pickedUp: null,
  cancelledByCustomer: "Your order is cancelled.",
  cancelledByShop: "We had to cancel your order. Its page says more.",
  paymentFailed: null,
  returned: null,
}
