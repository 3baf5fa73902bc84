import type { EventName } from "./events"

/**
 * The shop's own listeners. Each has a separate outbox row for each event, and is called again until its work is done. `shop`:
 * events that the shop sends. `engine`: changes by the engine's own API or an operator's workflow. Without either, its work is
 * queued by name, in the transaction that makes it due. The code is in its plugin's `src/listeners/<name>.ts`.
 */
type Subscriptions = { shop?: readonly EventName[]; engine?: readonly string[] }

export const LISTENERS = {
  "catalogue.engine": {
    engine: [
      "product.updated",
      "product.deleted",
      "product-variant.created",
      "product-variant.updated",
      "product-variant.deleted",
      "product-category.updated",
      "product-tag.updated",
    ],
  },
  "catalogue.back-in-stock": { shop: ["inventory-level.updated"] },
  "checkout.call-off": {},
  "checkout.piece-change": { shop: ["silai.order.moved"] },
  "checkout.refund-given": {},
  "checkout.refunded": { engine: ["payment.refunded", "order.canceled"] },
  "coupon.adopted": { shop: ["silai.order.adopted"] },
  "coupon.cancelled": { shop: ["silai.order.moved"] },
  "coupon.order-changed": { shop: ["order.updated"] },
  "notification.failed": {},
  "notification.happened": {
    shop: [
      "order.placed",
      "silai.payment.refund_due",
      "silai.payment.refund_failed",
      "silai.payment.mismatch",
      "silai.payment.webhook_unread",
      "silai.return.created",
      "inventory-level.updated",
      "silai.review.created",
      "silai.uid.suspected",
      "silai.uid-report.created",
      "silai.whatsapp.waiting",
      "silai.whatsapp.failed",
      "silai.whatsapp.webhook_unread",
    ],
  },
  "push.ended": { shop: ["silai.password.changed"] },
  "push.order": { shop: ["silai.order.moved"] },
  "push.send": {},
  "push.staff": { shop: ["silai.staff-notification.added"] },
  "order.account-email": { shop: ["silai.customer-email.replaced"] },
  "order.engine": { engine: ["order.canceled", "order.fulfillment_created", "shipment.created", "delivery.created"] },
  "papers.due": {},
  "returns.contact": { shop: ["silai.order.contact-corrected"] },
  "returns.adopted": { shop: ["silai.order.adopted"] },
  "returns.money": { shop: ["order.updated"] },
  "review.adopted": { shop: ["silai.order.adopted"] },
  "review.delivered": { shop: ["silai.order.moved"] },
  "review.style-deleted": { shop: ["silai.style.deleted"] },
  "uid.order-moved": {
    shop: ["silai.order.moved", "silai.order.taken-out", "silai.order.corrected", "silai.order.pieces-changed"],
  },
} as const satisfies Record<string, Subscriptions>

export type ListenerName = keyof typeof LISTENERS

export const LISTENER_NAMES = Object.keys(LISTENERS) as ListenerName[]

const namesWhere = (matches: (one: Subscriptions) => boolean) =>
  LISTENER_NAMES.filter((name) => matches(LISTENERS[name]))

export const listenersToShop = (event: EventName) => namesWhere(({ shop }) => shop?.includes(event) ?? false)
export const listenersToEngine = (event: string) => namesWhere(({ engine }) => engine?.includes(event) ?? false)
export const ENGINE_EVENTS_LISTENED: string[] = [
  ...new Set(LISTENER_NAMES.flatMap((name) => (LISTENERS[name] as Subscriptions).engine ?? [])),
]
