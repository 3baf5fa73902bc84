import type { MeasurementType } from "@silai/contracts/measurement/limits"
import type { orderCalls } from "@silai/contracts/order/calls"
import { queryOptions } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call, entry } from "~/lib/call"

const measured = entry<typeof orderCalls.measured>("/customer/order/measured")

/** A customer's last pieces that were cut to this half, newest first. */
export const measuredBeforeQuery = (me: string, measurementType: MeasurementType) =>
  queryOptions({
    queryKey: [...mineOf(me), "measured-before", measurementType],
    queryFn: async ({ signal }) => (await call(measured, { measurementType }, { signal })).data,
    enabled: me !== "",
  })
