import { writeInches } from "@silai/contracts/measurement/inches"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import type { Inches } from "@silai/contracts/measurement/parse-inches"
import { present } from "@silai/contracts/present"
import type { Say } from "../../words/say"

export const BODY_KEYS = { upperBody: "measure.upper", lowerBody: "measure.lower" } as const

/** The person who measured last: a staff member, or the customer. */
export const byWords = (say: Say, changedBy: string | null) => changedBy ?? say("measures.themselves")

/** A number of a saved half, which has all of them. */
export const savedInches = (inches: Inches, name: MeasurementName): string => writeInches(present(inches[name], name))

export const editPath = (id: string) => `/measurement/edit/${id}`
export const addPath = (customerId: string, half?: MeasurementType) =>
  `/measurement/add?customer=${customerId}${half ? `&body=${half}` : ""}`
