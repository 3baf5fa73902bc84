import type { MeasuredOther, Measurement } from "@silai/contracts/measurement/calls"
import { MADE_FOR, USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { getStored, parseStored, setStored } from "~/lib/device/storage"
import { withFit } from "./rules"

const KEY = "measuredOthers"

/** A stored half, if it has every inch. */
function halfOf(found: unknown, type: MeasurementType, name: string): Measurement | null {
  if (typeof found !== "object" || found === null) return null
  const half = found as Measurement
  const inches: Partial<Record<MeasurementName, unknown>> = { ...half }
  const isWhole = half.measurementType === type && MEASUREMENTS[type].every((one) => typeof inches[one] === "number")
  return isWhole ? withFit(half, { fit: USUAL_FIT, ...half.fitProfile, madeFor: name }) : null
}

/** The people a guest has measured in this browser; empty without any, or when storage is forbidden. */
export function guestOthers(): MeasuredOther[] {
  const found = parseStored(getStored(KEY))
  const rows = Array.isArray(found) ? (found as (Partial<MeasuredOther> | null)[]) : []
  return rows.flatMap((row) => {
    const name = typeof row?.name === "string" ? row.name.trim().slice(0, MADE_FOR.maxName) : ""
    if (!name) return []
    const [upperBody, lowerBody] = [
      halfOf(row?.upperBody, "upperBody", name),
      halfOf(row?.lowerBody, "lowerBody", name),
    ]
    return [{ _id: name, name, upperBody, lowerBody }]
  })
}

/** Saves a half of a person under a name; the oldest are removed where there are too many. */
export function saveGuestOther(name: string, measurement: Measurement) {
  const others = guestOthers()
  const isThem = (one: MeasuredOther) => one.name.toLowerCase() === name.toLowerCase()
  const known = others.find(isThem) ?? { _id: name, name, upperBody: null, lowerBody: null }
  const changed = { ...known, [measurement.measurementType]: measurement }
  const rest = others.filter((one) => !isThem(one))
  setStored(KEY, JSON.stringify([...rest, changed].slice(-MADE_FOR.mostPeople)))
}

/** Removes a half that the account has now, and the name when nothing is left of it. */
export function forgetGuestOther(name: string, type: MeasurementType) {
  const left = guestOthers()
    .map((one) => (one.name === name ? { ...one, [type]: null } : one))
    .filter(({ upperBody, lowerBody }) => upperBody ?? lowerBody)
  setStored(KEY, left.length > 0 ? JSON.stringify(left) : null)
}
