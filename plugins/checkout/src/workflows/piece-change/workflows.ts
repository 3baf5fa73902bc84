import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import type { PieceOut } from "@silai/contracts/order/piece-change"
import { hooksAround } from "@silai/kit/workflow"

/** A piece for an order: what is bought, for which order, and instead of what. */
export type PiecesAsked = { orderId: string; customerId: string | null; snapshot: Snapshot; insteadOf: PieceOut | null }
export type PiecesChanged = { orderId: string; changeId: string }

/**
 * A piece is added to an order, or swapped for some of its pieces. Hooks:
 * - `validate`, when staff ask for it; nothing is held yet, and no link is sent.
 * - `piecesChanged`, right after the commit of the change: in the request, or once the link is paid, in a worker. What it throws is logged.
 */
export const changePiecesWorkflow = hooksAround<PiecesAsked, PiecesChanged, "piecesChanged">(
  "silai-change-pieces",
  "piecesChanged",
)
