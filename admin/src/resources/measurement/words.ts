import type { MeasurementType } from "@silai/contracts/measurement/limits"
import type { Say } from "../../words/say"

export const BODY_KEYS = { upperBody: "measure.upper", lowerBody: "measure.lower" } as const

/** The person who measured last: a staff member, or the customer. */
export const byWords = (say: Say, changedBy: string | null) => changedBy ?? say("measures.themselves")

export const editPath = (id: string) => `/measurement/edit/${id}`
export const addPath = (customerId: string, half?: MeasurementType) =>
  `/measurement/add?customer=${customerId}${half ? `&body=${half}` : ""}`
