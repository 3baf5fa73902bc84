import type { BodyOf, Call } from "@silai/contracts/call"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App } from "antd"
import { useCallback, useEffect, useState } from "react"
import { call, type Entry } from "../../providers/call"
import { hearChanges } from "../../providers/live"
import { authProvider } from "../../providers/session"
import { askPeople } from "./calls"

const KEY = ["staff"]

/** Everybody of the shop and the invitations that are waiting; asked anew when another owner changes something. */
export function usePeople() {
  const client = useQueryClient()
  useEffect(() => hearChanges("staff", () => void client.invalidateQueries({ queryKey: KEY })), [client])
  return useQuery({
    queryKey: KEY,
    refetchInterval: 60_000,
    queryFn: async ({ signal }) => {
      try {
        const { data, invitations } = await call(askPeople, {}, signal)
        return { people: data, invitations }
      } catch (error) {
        await authProvider.onError(error)
        throw error
      }
    },
  })
}

/** Makes a call that changes the people, says what came of it, and shows the list anew. Answers true when it was done. */
export function useAct() {
  const client = useQueryClient()
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const act = useCallback(
    async <C extends Call>(to: Entry<C>, body: BodyOf<C>, onRefusal?: (error: Error) => void): Promise<boolean> => {
      setBusy(true)
      try {
        const said = await call(to, body)
        void message.success(said.message)
        return true
      } catch (error) {
        await authProvider.onError(error)
        if (onRefusal) onRefusal(error as Error)
        else void message.error((error as Error).message)
        return false
      } finally {
        setBusy(false)
        void client.invalidateQueries({ queryKey: KEY })
      }
    },
    [client, message],
  )
  return { act, busy }
}
