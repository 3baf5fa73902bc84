import type { BaseRecord } from "@refinedev/core"
import type { ReturnRequest, ReturnRow } from "@silai/contracts/returns/calls"
import type { ReturnState } from "@silai/contracts/returns/states"
import { entry } from "../../providers/call"

export const askReturns = entry("/admin/returns/all")
export const askReturn = entry("/admin/returns/single")
export const askReturnStep = entry("/admin/returns/update")
export const askReturnRemove = entry("/admin/return/delete")
export const askReturnPhoto = entry("/customer/return/photo")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type ReturnRecord = ReturnRow & BaseRecord
export type WholeReturn = ReturnRequest & BaseRecord

/** The states that a person of the shop sets; a withdrawal is the buyer's word. */
export const STEPS = [
  "approved",
  "pickedUp",
  "received",
  "refunded",
  "exchanged",
  "altered",
  "rejected",
  "sentBack",
] as const satisfies readonly ReturnState[]
export type Step = (typeof STEPS)[number]
/** Steps that the buyer does not hope for: never the main button, and with a reason. */
export const UNWELCOME: readonly Step[] = ["rejected", "sentBack"]
