import type { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import type { ReplyOf } from "@silai/contracts/call"
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { ownStockAlerts } from "~/features/catalogue/calls"
import { mineOf } from "~/features/customer/queries"
import { useCustomerId } from "~/lib/auth"
import { call } from "~/lib/call"

export type OwnAlert = ReplyOf<typeof stockAlertCalls.own>["data"][number]

const ownAlertsQuery = (me: string | null) =>
  queryOptions({
    queryKey: [...mineOf(me ?? ""), "stockAlerts"],
    queryFn: async ({ signal }) => (await call(ownStockAlerts, {}, { signal })).data,
    enabled: me !== null,
  })

/** The sizes of which the signed-in customer gets a message on the phone; none for a guest, and while loading. */
export function useOwnAlerts(): { alerts: readonly OwnAlert[]; refetch: () => Promise<void> } {
  const client = useQueryClient()
  const query = ownAlertsQuery(useCustomerId())
  const { data = [] } = useQuery(query)
  return { alerts: data, refetch: () => client.invalidateQueries({ queryKey: query.queryKey }) }
}
