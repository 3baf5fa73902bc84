import type { MeasuredOther, Measurement } from "@silai/contracts/measurement/calls"
import { isSameFit } from "@silai/contracts/measurement/ease"
import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementMessages } from "@silai/contracts/measurement/messages"
import { type Inches, typedOf, type Typed } from "@silai/contracts/measurement/parse-inches"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { useCustomerId } from "~/lib/auth"
import { toast } from "~/ui/toast"
import { addMeasurement, saveOther, updateMeasurement } from "./calls"
import { saveMeasurement, savedFit, savedMeasurement } from "./guest-measurements"
import { guestOthers, saveGuestOther } from "./guest-others"
import { savedMeasurementsQuery, othersQuery } from "./saved-query"
import { changedFrom, lengthsOf, lengthsSoFar, ownFitOf } from "./rules"

/** The saved data of one half: the inches as field values, and the fit. */
type Known = { known: Typed; fit: FitProfile | undefined }

/**
 * The shopper's earlier measurements, or those of another person: a customer's from the account, a guest's
 * from this browser. `save` stores a measurement for next time, of the person it is for: added if new, changed only if different
 * (requirements §4). `saveFit` saves the fit if these inches are saved already.
 * @param madeFor a name, or null for the shopper themselves
 */
export function useSavedHalf(type: MeasurementType, wanted: boolean, madeFor: string | null = null) {
  const client = useQueryClient()
  const owner = useCustomerId()
  const enabled = wanted && owner !== null
  const saved = useQuery({ ...savedMeasurementsQuery(owner ?? ""), enabled })
  const named = useQuery({ ...othersQuery(owner ?? ""), enabled })
  const others = owner === null ? guestOthers() : (named.data ?? [])
  const now = ((): Known => {
    if (madeFor !== null) return ofOther(others, type, madeFor)
    if (owner === null) return { known: savedMeasurement(type), fit: savedFit(type) }
    return { known: halfOf(saved.data, type), fit: saved.data?.[`${type}Fit`] }
  })()

  const send = async (measurement: Measurement): Promise<boolean> => {
    const name = measurement.fitProfile?.madeFor
    if (owner === null) {
      if (name) saveGuestOther(name, measurement)
      else saveMeasurement(measurement)
      return false
    }
    if (name) {
      const { data, changed } = await call(saveOther, { name, measurement })
      client.setQueryData(othersQuery(owner).queryKey, data)
      return changed
    }
    const before = saved.data ?? (await client.fetchQuery(savedMeasurementsQuery(owner)))
    const has = before[`${measurement.measurementType}ChangedAt`] !== null
    const fits = ownFitOf(measurement)
    const mine = { userId: owner, ...lengthsOf(measurement), ...fits }
    const itsFit = `${measurement.measurementType}Fit` as const
    const changed = changedFrom(before, measurement) || !isSameFit(before[itsFit], fits[itsFit])
    if (has && !changed) return false
    const { data } = await (has ? call(updateMeasurement, mine) : call(addMeasurement, mine))
    client.setQueryData(savedMeasurementsQuery(owner).queryKey, data)
    return true
  }
  const save = async (measurement: Measurement): Promise<void> => {
    try {
      if (await send(measurement)) toast.success(measurementMessages.saved)
    } catch {
      // The chosen size is not lost: the bag line contains the measurements anyway.
      toast.error(measurementMessages.notSaved)
    }
  }
  const saveFit = async (measurement: Measurement): Promise<void> => {
    if (changedFrom(lengthsSoFar(now.known), measurement)) return
    await send(measurement).catch(() => toast.error(measurementMessages.notSaved))
  }

  return { signedIn: owner !== null, others, ...now, save, saveFit }
}

function halfOf(saved: Inches | undefined, type: MeasurementType): Typed {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  return typedOf(
    Object.fromEntries(names.flatMap((name) => (saved?.[name] === undefined ? [] : [[name, saved[name]]]))),
  )
}

function ofOther(others: readonly MeasuredOther[], type: MeasurementType, name: string): Known {
  const half = others.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())?.[type]
  return half ? { known: typedOf(lengthsOf(half)), fit: half.fitProfile } : { known: {}, fit: undefined }
}
