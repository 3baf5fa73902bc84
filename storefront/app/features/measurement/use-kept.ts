import type { KeptMeasurements, Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementSays } from "@silai/contracts/measurement/messages"
import { typedOf, type Typed } from "@silai/contracts/measurement/typed"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { useCustomerId } from "~/lib/auth"
import { toast } from "~/ui/toast"
import { addMeasurement, updateMeasurement } from "./calls"
import { keepMeasurement, keptMeasurement } from "./guest-measurements"
import { keptQuery } from "./kept-query"
import { changedFrom, lengthsOf } from "./rules"

/**
 * The shopper's earlier measurements: a customer's from the account, a guest's from this browser. `keep` saves a
 * measurement for next time: added if new, changed only if different (requirements §4).
 */
export function useKept(type: MeasurementType, wanted: boolean) {
  const client = useQueryClient()
  const owner = useCustomerId()
  const kept = useQuery({ ...keptQuery(owner ?? ""), enabled: wanted && owner !== null })

  const keep = async (measurement: Measurement): Promise<void> => {
    if (owner === null) return keepMeasurement(measurement)
    try {
      const before = kept.data ?? (await client.fetchQuery(keptQuery(owner)))
      const has = before[`${measurement.measurementType}ChangedAt`] !== null
      if (has && !changedFrom(before, measurement)) return
      const mine = { userId: owner, ...lengthsOf(measurement) }
      const { data } = await (has ? call(updateMeasurement, mine) : call(addMeasurement, mine))
      client.setQueryData(keptQuery(owner).queryKey, data)
      toast.success(measurementSays.saved)
    } catch {
      // The chosen size is not lost: the bag line contains the measurements all the same.
      toast.error(measurementSays.notSaved)
    }
  }

  return { signedIn: owner !== null, known: owner === null ? keptMeasurement(type) : halfOf(kept.data, type), keep }
}

function halfOf(kept: KeptMeasurements | undefined, type: MeasurementType): Typed {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  return typedOf(Object.fromEntries(names.flatMap((name) => (kept?.[name] === undefined ? [] : [[name, kept[name]]]))))
}
