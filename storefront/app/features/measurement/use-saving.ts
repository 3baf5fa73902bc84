import type { SavedMeasurements, Measurement } from "@silai/contracts/measurement/calls"
import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { addMeasurement, saveOther, updateMeasurement } from "./calls"
import { savedMeasurementsQuery, othersQuery } from "./saved-query"
import { ownFitOf } from "./rules"

export type SavedNow = { inches: Partial<Record<MeasurementName, number>>; fit: FitProfile; name: string | null }

/**
 * Saves a half: adds a new one, changes an existing one (requirements §4); with a name, that of another person. Then
 * returns to the measurements.
 */
export function useSaving(half: MeasurementType, saved: SavedMeasurements) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useMyId()
  return useMutation({
    mutationFn: async ({ inches, fit, name }: SavedNow): Promise<string> => {
      const measurement = { measurementType: half, ...inches, fitProfile: fit } as Measurement
      if (name !== null) {
        const { message, data } = await call(saveOther, { name, measurement })
        client.setQueryData(othersQuery(me).queryKey, data)
        return message
      }
      const mine = { ...inches, ...ownFitOf(measurement) }
      const { message, data } = await (saved[`${half}ChangedAt`]
        ? call(updateMeasurement, mine)
        : call(addMeasurement, mine))
      client.setQueryData(savedMeasurementsQuery(me).queryKey, data)
      return message
    },
    onSuccess: (message) => {
      toast.success(message)
      void navigate(paths.measurements, { replace: true })
    },
  })
}
