import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { hooksAround } from "@silai/kit/workflow"

/** A purchase: what is bought, and by whom. `customerId` is null for a guest. */
export type Purchase = { customerId: string | null; snapshot: Snapshot }
/** The order it has become. */
export type Placed = { orderId: string; displayId: number }

/**
 * An order, from the request to pay to the placing. Hooks:
 * - `validate`, when the shopper asks to pay, or staff take an order by phone: it gets lines, totals, contact and
 * address, and may refuse with a sentence. No goods are held yet and no payment is open. The same purchase may come
 * again.
 * - `orderPlaced`, right after the commit of the placing, with the order's id; in a request or in a worker, once. A
 * paid order waits for no hook: its errors are logged. Work that must not be lost belongs to the event `order.placed`,
 * which is retried.
 */
export const placeOrderWorkflow = hooksAround<Purchase, Placed, "orderPlaced">("silai-place-order", "orderPlaced")
