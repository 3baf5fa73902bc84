import type { ReplyOf } from "@silai/contracts/call"
import type { noticeCalls } from "@silai/contracts/notice/calls"
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { call, entry } from "../../providers/call"
import { onChanges } from "../../providers/live"
import type { Span } from "./paths"

const askDashboard = entry("/admin/dashboard")
const KEY = "dashboard"
/** Resources whose changes move a figure. */
const SHOWN = ["order", "payment", "return", "whatsapp", "inventory"] as const

export type DashboardData = ReplyOf<typeof noticeCalls.dashboard>["data"]

/** The dashboard's figures; refetched when an order changes, and at midnight at the latest. */
export function useDashboard(days: Span) {
  const client = useQueryClient()
  useEffect(() => {
    const reload = () => void client.invalidateQueries({ queryKey: [KEY] })
    const quiet = SHOWN.map((resource) => onChanges(resource, reload))
    return () => quiet.forEach((hush) => hush())
  }, [client])
  return useQuery({
    queryKey: [KEY, days],
    refetchInterval: 5 * 60_000,
    // The other period's figures stay until these arrive, so that nothing jumps.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(askDashboard, { days }, signal)).data,
  })
}
