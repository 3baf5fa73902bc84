import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { addMeasurement, updateMeasurement } from "./calls"
import { keptQuery } from "./kept-query"

/** Saves a half: adds a new one, changes an existing one (requirements §4). Then returns to the measurements. */
export function useKeeping(half: MeasurementType, kept: KeptMeasurements) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useMyId()
  return useMutation({
    mutationFn: (inches: Partial<Record<MeasurementName, number>>) =>
      kept[`${half}ChangedAt`] ? call(updateMeasurement, inches) : call(addMeasurement, inches),
    onSuccess: ({ message, data }) => {
      client.setQueryData(keptQuery(me).queryKey, data)
      toast.success(message)
      void navigate(paths.measurements, { replace: true })
    },
  })
}
