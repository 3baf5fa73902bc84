import type { MeasurementType } from "@silai/contracts/measurement/limits"

export const BODY_WORDS: Record<MeasurementType, string> = { upperBody: "Upper body", lowerBody: "Lower body" }

/** Who measured last: a person of the shop, or the customer. */
export const byWords = (changedBy: string | null) => changedBy ?? "the customer"

export const editPath = (id: string) => `/measurement/edit/${id}`
export const addPath = (customerId: string, half?: MeasurementType) =>
  `/measurement/add?customer=${customerId}${half ? `&body=${half}` : ""}`
