import { queryOptions } from "@tanstack/react-query"
import { mineOf } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { othersMeasured, singleMeasurement } from "./calls"

/** A person's saved measurements: inches by name, and the last change of each half. */
export const savedMeasurementsQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "measurements"],
    queryFn: async ({ signal }) => (await call(singleMeasurement, {}, { signal })).data,
    enabled: me !== "",
    refetchOnWindowFocus: true,
  })

/** The other people whom a customer measures. */
export const othersQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "measured-others"],
    queryFn: async ({ signal }) => (await call(othersMeasured, {}, { signal })).data,
    enabled: me !== "",
    refetchOnWindowFocus: true,
  })
