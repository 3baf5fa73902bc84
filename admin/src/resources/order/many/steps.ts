import type { OrderStatusCode } from "@silai/contracts/order/status"
import type { OrderRecord } from "../calls"

/**
 * The steps for many orders at once. `from`: the statuses they start from; all else is judged per order. Ready-made
 * pieces are packed without workshop steps.
 */
export const STEPS = [
  { to: 1, words: "orders.accept", key: "a", from: [0], fits: ({ status }: OrderRecord) => status === 0 },
  { to: 2, words: "orders.start", key: "s", from: [1], fits: ({ status }: OrderRecord) => status === 1 },
  {
    to: 3,
    words: "orders.pack",
    key: "p",
    from: [1, 2],
    fits: ({ status, delivery, hasCustom }: OrderRecord) =>
      delivery === "home" && (status === 2 || (status === 1 && !hasCustom)),
  },
] as const satisfies readonly { to: OrderStatusCode; from: readonly OrderStatusCode[]; [more: string]: unknown }[]
export type Step = (typeof STEPS)[number]
