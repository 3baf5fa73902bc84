import type { Measurement } from "@silai/contracts/measurement/calls"
import { type FitProfile, FITS } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENTS, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { Typed } from "@silai/contracts/measurement/parse-inches"
import { getStored, parseStored, setStored } from "~/lib/device/storage"
import { lengthsOf } from "./rules"

/** Browser storage keys of requirements §3: a list of `{ name, value }` for each body half. */
const KEYS = { upperBody: "upperBodyMeasurement", lowerBody: "lowerBodyMeasurement" } as const

/** The fit of each half. */
const FIT_KEYS = { upperBody: "upperBodyFit", lowerBody: "lowerBodyFit" } as const

/** The fit of this browser's measurements; undefined where it was not given. */
export function savedFit(type: MeasurementType): FitProfile | undefined {
  const found = parseStored(getStored(FIT_KEYS[type])) as FitProfile | null
  return FITS.some((fit) => fit === found?.fit) ? (found ?? undefined) : undefined
}

/** This browser's stored measurements; empty when there are none, or storage is forbidden. */
export function savedMeasurement(type: MeasurementType): Typed {
  const found = parseStored(getStored(KEYS[type]))
  const known = new Set<string>(MEASUREMENTS[type])
  const rows = Array.isArray(found) ? (found as ({ name?: unknown; value?: unknown } | null)[]) : []
  return Object.fromEntries(
    rows.flatMap((row) => (known.has(String(row?.name)) ? [[String(row?.name), String(row?.value)]] : [])),
  )
}

/** Stores measurements for next time on this device; the bag line contains them anyway. */
export function saveMeasurement(measurement: Measurement) {
  const inches = lengthsOf(measurement)
  const rows = MEASUREMENTS[measurement.measurementType].map((name) => ({ name, value: inches[name] }))
  setStored(KEYS[measurement.measurementType], JSON.stringify(rows))
  const { fitProfile } = measurement
  setStored(FIT_KEYS[measurement.measurementType], fitProfile ? JSON.stringify(fitProfile) : null)
}

/** Deletes measurements that the account has now. */
export function forgetMeasurement(type: MeasurementType) {
  setStored(KEYS[type], null)
  setStored(FIT_KEYS[type], null)
}
