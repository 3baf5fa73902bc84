import type { Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENTS, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { Typed } from "@silai/contracts/measurement/typed"
import { keep, kept, read } from "~/lib/kept"
import { lengthsOf } from "./rules"

/** Browser storage keys of SPEC §3: a list of `{ name, value }` for each body half. */
const KEYS = { upperBody: "upperBodyMeasurement", lowerBody: "lowerBodyMeasurement" } as const

/** What this browser kept of an earlier measuring; empty when nothing, or when storage is forbidden. */
export function keptMeasurement(type: MeasurementType): Typed {
  const found = read(kept(KEYS[type]))
  const known = new Set<string>(MEASUREMENTS[type])
  const rows = Array.isArray(found) ? (found as ({ name?: unknown; value?: unknown } | null)[]) : []
  return Object.fromEntries(
    rows.flatMap((row) => (known.has(String(row?.name)) ? [[String(row?.name), String(row?.value)]] : [])),
  )
}

/** Keeps a measuring for the next time on this device; the bag line carries the measurements all the same. */
export function keepMeasurement(measurement: Measurement) {
  const inches = lengthsOf(measurement)
  const rows = MEASUREMENTS[measurement.measurementType].map((name) => ({ name, value: inches[name] }))
  keep(KEYS[measurement.measurementType], JSON.stringify(rows))
}

/** Forgets a measuring that the account keeps now. */
export function forgetMeasurement(type: MeasurementType) {
  keep(KEYS[type], null)
}
