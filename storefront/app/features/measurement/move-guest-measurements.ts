import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { call, CallRefused } from "~/lib/call"
import { addMeasurement, singleMeasurement } from "./calls"
import { forgetMeasurement, keptMeasurement } from "./guest-measurements"
import { measurementOf } from "./rules"

/**
 * Brings this browser's measurements to the account of who has just signed in, body half by body half. What the account keeps
 * already stays as it is, and so does this browser's then.
 * @throws CallRefused when the shop cannot be reached; nothing is forgotten here before the account has it.
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
      // Numbers that no tailor takes stay where they are; they must not keep the rest from coming along.
      if (cause instanceof CallRefused && [400, 422].includes(cause.status)) continue
      throw cause
    }
    forgetMeasurement(measurementType)
  }
}
