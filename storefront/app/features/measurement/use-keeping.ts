import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { useMyId } from "~/features/account/profile-queries"
import { call } from "~/lib/call"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"
import { addMeasurement, updateMeasurement } from "./calls"
import { keptQuery } from "./kept-query"

/** Keeps a half: adds what was never measured, changes what was (SPEC §4). Leads back to the measurements. */
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
