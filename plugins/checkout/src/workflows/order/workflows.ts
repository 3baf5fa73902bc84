import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { hooksAround } from "@silai/kit/workflow"

/** A purchase: what is to be bought, by whom. `customerId` is null for a guest. */
export type Purchase = { customerId: string | null; snapshot: Snapshot }
/** The order it has become. */
export type Placed = { orderId: string; displayId: number }

/**
 * An order, from the asking to pay to the placing. Hooks:
 * - `validate`, when the shopper asks to pay: it hears lines, totals, contact and address, and may refuse with a sentence. No goods are
 *   held yet and no payment is open. The same purchase may be asked for again.
 * - `orderPlaced`, right after the commit of the placing, with the order's id; in a request or in a worker, once. A paid order waits for
 *   no hook: what it throws is logged. Work that must not be lost belongs to the event `order.placed`, which is sent again.
 */
export const placeOrderWorkflow = hooksAround<Purchase, Placed, "orderPlaced">("silai-place-order", "orderPlaced")
