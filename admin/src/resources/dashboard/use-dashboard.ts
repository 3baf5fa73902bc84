import type { ReplyOf } from "@silai/contracts/call"
import type { noticeCalls } from "@silai/contracts/notice/calls"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { call, entry } from "../../providers/call"
import { onChanges } from "../../providers/live"
import { authProvider } from "../../providers/session"

const askDashboard = entry("/admin/dashboard")
const KEY = ["dashboard"]

export type DashboardData = ReplyOf<typeof noticeCalls.dashboard>["data"]

/** The dashboard's figures; refetched when an order changes, and at midnight at the latest. */
export function useDashboard() {
  const client = useQueryClient()
  useEffect(() => {
    const anew = () => void client.invalidateQueries({ queryKey: KEY })
    const quiet = [onChanges("order", anew), onChanges("payment", anew)]
    return () => quiet.forEach((hush) => hush())
  }, [client])
  return useQuery({
    queryKey: KEY,
    refetchInterval: 5 * 60_000,
    queryFn: async ({ signal }) => {
      try {
        return (await call(askDashboard, {}, signal)).data
      } catch (error) {
        await authProvider.onError(error)
        throw error
      }
    },
  })
}
