import { useInvalidate } from "@refinedev/core"
import { useCallback } from "react"

/**
 * Refetches what shows these resources. A fetch that began before the change is cancelled: Refine would keep it,
 * and with it the old data.
 */
export function useRefetch(): (...resources: string[]) => Promise<void> {
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
