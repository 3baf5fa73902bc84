import { useInvalidate } from "@refinedev/core"
import { useCallback } from "react"

/**
 * Reads again what shows these resources. A reading that was begun before the change is given up: Refine would keep it,
 * and with it what stood there before.
 */
export function useReadAnew(): (...resources: string[]) => Promise<void> {
  const invalidate = useInvalidate()
  return useCallback(
    async (...resources) => {
      const ask = (resource: string) =>
        invalidate({ resource, invalidates: ["all"], invalidationOptions: { cancelRefetch: true } })
      await Promise.all(resources.map(ask))
    },
    [invalidate],
  )
}
