import type { EventName } from "./events"

/**
 * Who in the shop itself acts on what happened elsewhere. Each has a row of its own in the outbox for each event, and is called again until its
 * work is done. `shop`: events that the shop sends. `engine`: what the engine's own API or an operator's workflow has done. Without
 * either, the work is left for it by name, in the transaction that makes it due. The code is in its plugin's `src/listeners/<name>.ts`.
 */
type Hears = { shop?: readonly EventName[]; engine?: readonly string[] }

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
  "checkout.call-off": {},
  "checkout.refund-given": {},
  "checkout.refunded": { engine: ["payment.refunded", "order.canceled"] },
  "coupon.cancelled": { shop: ["silai.order.moved"] },
  "order.engine": { engine: ["order.canceled", "order.fulfillment_created", "shipment.created", "delivery.created"] },
  "papers.due": {},
  "returns.adopted": { shop: ["silai.order.adopted"] },
  "review.adopted": { shop: ["silai.order.adopted"] },
  "review.delivered": { shop: ["silai.order.moved"] },
  "review.style-deleted": { shop: ["silai.style.deleted"] },
  "uid.order-moved": { shop: ["silai.order.moved", "silai.order.taken-out"] },
} as const satisfies Record<string, Hears>

export type ListenerName = keyof typeof LISTENERS

export const LISTENER_NAMES = Object.keys(LISTENERS) as ListenerName[]

const namesWhere = (hears: (one: Hears) => boolean) => LISTENER_NAMES.filter((name) => hears(LISTENERS[name]))

export const listenersToShop = (event: EventName) => namesWhere(({ shop }) => shop?.includes(event) ?? false)
export const listenersToEngine = (event: string) => namesWhere(({ engine }) => engine?.includes(event) ?? false)
export const ENGINE_EVENTS_HEARD: string[] = [
  ...new Set(LISTENER_NAMES.flatMap((name) => (LISTENERS[name] as Hears).engine ?? [])),
]
