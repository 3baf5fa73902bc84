import type { BaseRecord } from "@refinedev/core"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { entry } from "../../providers/call"

export const askHalves = entry("/admin/measurement/all")
export const askHalf = entry("/admin/measurement/single")
export const askPeople = entry("/admin/measurement/customers")
export const askHalfAdd = entry("/admin/measurement/add")
export const askHalfChange = entry("/admin/measurement/update")
export const askHalfRemove = entry("/admin/measurement/remove")

export type HalfRecord = HalfRow & BaseRecord
