import type { Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENTS, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { Typed } from "@silai/contracts/measurement/typed"
import { lengthsOf } from "./rules"

/** Browser storage keys of SPEC §3: a list of `{ name, value }` for each body half. */
const KEYS = { upperBody: "upperBodyMeasurement", lowerBody: "lowerBodyMeasurement" } as const

/** What this browser kept of an earlier measuring; empty when nothing, or when storage is forbidden. */
export function keptMeasurement(type: MeasurementType): Typed {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEYS[type]) ?? "[]")
    const known = new Set<string>(MEASUREMENTS[type])
    const rows = Array.isArray(found) ? (found as { name?: unknown; value?: unknown }[]) : []
    return Object.fromEntries(rows.flatMap(({ name, value }) => (known.has(String(name)) ? [[String(name), String(value)]] : [])))
  } catch {
    return {}
  }
}

/** Keeps a measuring for the next time on this device. */
export function keepMeasurement(measurement: Measurement) {
  const inches = lengthsOf(measurement)
  const rows = MEASUREMENTS[measurement.measurementType].map((name) => ({ name, value: inches[name] }))
  try {
    localStorage.setItem(KEYS[measurement.measurementType], JSON.stringify(rows))
  } catch {
    // Storage full or forbidden: the bag line carries the measurements all the same.
  }
}

/** Forgets a measuring that the account keeps now. */
export function forgetMeasurement(type: MeasurementType) {
  try {
    localStorage.removeItem(KEYS[type])
  } catch {
    // Forbidden storage kept nothing.
  }
}
