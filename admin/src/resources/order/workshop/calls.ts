import type { BaseRecord } from "@refinedev/core"
import type { ReplyOf } from "@silai/contracts/call"
import type { workshopCalls, WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import { entry } from "../../../providers/call"

export const askWorkshop = entry("/admin/order/workshop")

/** Refine needs records with an index signature; the shapes are the contract's. */
export type WorkshopCard = WorkshopOrder & BaseRecord
export type Tailors = ReplyOf<typeof workshopCalls.all>["tailors"]
export type WorkshopLoad = ReplyOf<typeof workshopCalls.all>["load"]
