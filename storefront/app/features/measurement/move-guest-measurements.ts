import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { call, CallRefused } from "~/lib/call"
import { addMeasurement, singleMeasurement } from "./calls"
import { forgetMeasurement, keptMeasurement } from "./guest-measurements"
import { measurementOf } from "./rules"

/**
 * Moves this browser's measurements to the account of the person who has just signed in, half by half. A half that the
 * account has already stays unchanged, and so does this browser's.
 * @throws CallRefused when the shop cannot be reached; nothing is deleted here before the account has it.
 */
export async function moveGuestMeasurements(): Promise<void> {
  const halves = MEASUREMENT_TYPES.flatMap((type) => {
    const whole = measurementOf(type, keptMeasurement(type))
    return "missing" in whole ? [] : [whole]
  })
  if (halves.length === 0) return
  const { data: kept } = await call(singleMeasurement, {})
  for (const { measurementType, ...inches } of halves) {
    if (kept[`${measurementType}ChangedAt`]) continue
    try {
      await call(addMeasurement, inches)
    } catch (cause) {
      // Invalid measurements stay here; they must not block the rest.
      if (cause instanceof CallRefused && [400, 422].includes(cause.status)) continue
      throw cause
    }
    forgetMeasurement(measurementType)
  }
}
