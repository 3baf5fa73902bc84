import type { BaseRecord } from "@refinedev/core"
import type { WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import { entry } from "../../../providers/call"

export const askWorkshop = entry("/admin/order/workshop")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type WorkshopCard = WorkshopOrder & BaseRecord
