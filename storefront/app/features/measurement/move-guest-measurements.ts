import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { call, CallRefused } from "~/lib/call"
import { addMeasurement, saveOther, othersMeasured, singleMeasurement } from "./calls"
import { forgetMeasurement, savedFit, savedMeasurement } from "./guest-measurements"
import { forgetGuestOther, guestOthers } from "./guest-others"
import { lengthsOf, measurementOf, ownFitOf, withFit } from "./rules"

/**
 * Moves this browser's measurements to the account of the person who has just signed in, half by half, those of others
 * too. A half that the account has already stays unchanged, and so does this browser's.
 * @throws CallRefused when the shop cannot be reached; nothing is deleted here before the account has it.
 */
export async function moveGuestMeasurements(): Promise<void> {
  await moveOwn()
  await moveOthers()
}

async function moveOwn(): Promise<void> {
  const halves = MEASUREMENT_TYPES.flatMap((type) => {
    const whole = measurementOf(type, savedMeasurement(type))
    const fit = savedFit(type)
    return "missing" in whole ? [] : [fit ? withFit(whole, fit) : whole]
  })
  if (halves.length === 0) return
  const { data: saved } = await call(singleMeasurement, {})
  for (const half of halves) {
    if (saved[`${half.measurementType}ChangedAt`]) continue
    if (await isTaken(() => call(addMeasurement, { ...lengthsOf(half), ...ownFitOf(half) })))
      forgetMeasurement(half.measurementType)
  }
}

async function moveOthers(): Promise<void> {
  const others = guestOthers()
  if (others.length === 0) return
  const { data: saved } = await call(othersMeasured, {})
  for (const { name, ...halves } of others) {
    const known = saved.find((one) => one.name.toLowerCase() === name.toLowerCase())
    for (const type of MEASUREMENT_TYPES) {
      const measurement = halves[type]
      if (!measurement || known?.[type]) continue
      if (await isTaken(() => call(saveOther, { name, measurement }))) forgetGuestOther(name, type)
    }
  }
}

/** Measurements that the account refuses stay here; they must not block the rest. */
async function isTaken(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (cause) {
    if (cause instanceof CallRefused && [400, 409, 422].includes(cause.status)) return false
    throw cause
  }
}
