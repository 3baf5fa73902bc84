import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import { queryOptions } from "@tanstack/react-query"
import { call } from "~/lib/call"
import { singleMeasurement } from "./calls"

/** What a customer's account keeps of their measurements; null asks nothing. */
export const keptQuery = (customerId: string | null) =>
  queryOptions({
    queryKey: ["measurement", customerId],
    queryFn: async ({ signal }): Promise<KeptMeasurements> => (await call(singleMeasurement, { userId: customerId ?? undefined }, { signal })).data,
    enabled: customerId !== null,
    refetchOnWindowFocus: true,
  })
