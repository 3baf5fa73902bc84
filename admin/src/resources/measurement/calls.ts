import type { BaseRecord } from "@refinedev/core"
import type { measurementCalls } from "@silai/contracts/measurement/calls"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { entry } from "../../providers/call"

export const askHalves = entry<typeof measurementCalls.adminAll>("/admin/measurement/all")
export const askHalf = entry<typeof measurementCalls.adminSingle>("/admin/measurement/single")
export const askPeople = entry<typeof measurementCalls.adminCustomers>("/admin/measurement/customers")
export const askHalfAdd = entry<typeof measurementCalls.adminAdd>("/admin/measurement/add")
export const askHalfChange = entry<typeof measurementCalls.adminUpdate>("/admin/measurement/update")
export const askHalfRemove = entry<typeof measurementCalls.adminRemove>("/admin/measurement/remove")

export type HalfRecord = HalfRow & BaseRecord
