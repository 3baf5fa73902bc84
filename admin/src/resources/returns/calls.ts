import type { BaseRecord } from "@refinedev/core"
import type { ReturnRequest, ReturnRow } from "@silai/contracts/returns/calls"
import type { ReturnState } from "@silai/contracts/returns/states"
import { entry } from "../../providers/call"

export const askReturns = entry("/admin/returns/all")
export const askReturn = entry("/admin/returns/single")
export const askReturnStep = entry("/admin/returns/update")
export const askReturnOptions = entry("/admin/returns/options")
export const askReturnOpen = entry("/admin/returns/open")
export const askReturnParcel = entry("/admin/returns/parcel")
export const askReturnRemove = entry("/admin/return/delete")
export const askReturnPhoto = entry("/customer/return/photo")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type ReturnRecord = ReturnRow & BaseRecord
export type WholeReturn = ReturnRequest & BaseRecord

/** The states that staff set; only the buyer withdraws. */
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
/** Steps after which a buyer who brought the pieces collects at the shop. */
const AT_SHOP = ["exchanged", "altered", "sentBack"] as const satisfies readonly Step[]
/** The words of a step. */
export const stepWord = <Part extends "button" | "ask" | "then">(
  { isFetched }: WholeReturn,
  step: Step,
  part: Part,
) => {
  const atShop = isFetched ? undefined : AT_SHOP.find((one) => one === step)
  return atShop ? (`return-step.${atShop}.at-shop.${part}` as const) : (`return-step.${step}.${part}` as const)
}
/** Steps against the buyer's wish: never the main button, and with a reason. */
export const UNWELCOME: readonly Step[] = ["rejected", "sentBack"]
