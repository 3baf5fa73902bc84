import { queryOptions } from "@tanstack/react-query"
import { mineOf } from "~/features/account/profile-queries"
import { call } from "~/lib/call"
import { singleMeasurement } from "./calls"

/** What is kept of somebody: inches by name, and when each half was last changed. */
export const keptQuery = (me: string) =>
  queryOptions({
    queryKey: [...mineOf(me), "measurements"],
    queryFn: async ({ signal }) => (await call(singleMeasurement, {}, { signal })).data,
    enabled: me !== "",
    refetchOnWindowFocus: true,
  })
