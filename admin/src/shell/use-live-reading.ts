import { useKeys } from "@refinedev/core"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { LIVE_RESOURCES, onChanges } from "../providers/live"

/**
 * Refetches what is on the screen whenever the server sends an event. A running fetch may have
 * begun before it, so another one follows; it is not cancelled, or on a slow line a busy evening would never be shown.
 * Refine's own live mode fetches once, and the row would wait for the next event.
 */
export function useLiveReading(): void {
  const client = useQueryClient()
  const { keys } = useKeys()
  useEffect(() => {
    const follow = (resource: string) =>
      onChanges(resource, () => {
        const queryKey = keys().data("default").resource(resource).get()
        const read = () => client.invalidateQueries({ queryKey }, { cancelRefetch: false })
        const isReading = client.isFetching({ queryKey, type: "active" }) > 0
        const begun = read()
        if (isReading) void begun.then(read)
      })
    const stops = LIVE_RESOURCES.map(follow)
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, keys])
}
