import { useInvalidate } from "@refinedev/core"
import { useCallback } from "react"

/** Resources that show those of another one: the workshop's board shows orders. */
const SHOWN_WITH: Readonly<Record<string, readonly string[]>> = { order: ["workshop"] }

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
      const all = new Set(resources.flatMap((resource) => [resource, ...(SHOWN_WITH[resource] ?? [])]))
      await Promise.all([...all].map(ask))
    },
    [invalidate],
  )
}
