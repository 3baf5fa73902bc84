import type { Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENT, MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { readInches, writeInches } from "@silai/contracts/measurement/inches"

/** What was typed so far, as it was typed. */
export type Typed = Partial<Record<MeasurementName, string>>

/** Why a typed measurement cannot stand, in SPEC §5's words; null when it can. */
export function complaintOf(typed: string | undefined): string | null {
  const text = (typed ?? "").trim()
  if (!text) return measurementSays.empty
  const inches = readInches(text)
  if (inches === null) return measurementSays.notANumber
  return inches < MEASUREMENT.minInches || inches > MEASUREMENT.maxInches ? measurementSays.outOfRange : null
}

/** The whole measurement of one body half, or the first step that is still missing or wrong. */
export function measurementOf(type: MeasurementType, typed: Typed): Measurement | { missing: MeasurementName } {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  const missing = names.find((name) => complaintOf(typed[name]) !== null)
  if (missing) return { missing }
  const inches = Object.fromEntries(names.map((name) => [name, readInches(typed[name]!.trim())]))
  return { measurementType: type, ...inches } as Measurement
}

/** A measurement as the wizard's fields take it. Nothing known gives empty fields. */
export function typedOf(measurement: Readonly<Record<string, string | number>> | null): Typed {
  const { measurementType: _, ...inches } = measurement ?? {}
  return Object.fromEntries(Object.entries(inches).map(([name, value]) => [name, typeof value === "number" ? writeInches(value) : value]))
}

/** Whether a measuring says anything else than what is kept. */
export function changedFrom(kept: Partial<Record<MeasurementName, number>>, measurement: Measurement): boolean {
  const { measurementType, ...inches } = measurement
  const names: readonly MeasurementName[] = MEASUREMENTS[measurementType]
  return names.some((name) => kept[name] !== (inches as Partial<Record<MeasurementName, number>>)[name])
}
