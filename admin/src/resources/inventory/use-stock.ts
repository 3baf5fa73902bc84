import { useKeys } from "@refinedev/core"
import type { StockChanged } from "@silai/contracts/inventory/calls"
import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect } from "react"
import { onChanges } from "../../providers/live"
import type { StyleRecord } from "./calls"
import { keyOf } from "./draft"
import { useRefetch } from "../../ui/use-refetch"

/** An order reserves pieces, and an edited variant may have other sizes: then the stock is refetched. */
export function useStockNews(): void {
  const refetch = useRefetch()
  useEffect(() => {
    const read = () => void refetch("inventory")
    const stops = ["order", "colourway"].map((resource) => onChanges(resource, read))
    return () => {
      for (const stop of stops) stop()
    }
  }, [refetch])
}

/** Shows what the server has just saved, so that no one edits an outdated number. */
export function useSavedStock(): (saved: readonly StockChanged[]) => void {
  const client = useQueryClient()
  const { keys } = useKeys()
  return useCallback(
    (saved) => {
      const cells = new Map(saved.map((one) => [keyOf(one.variantId, one.size), one]))
      client.setQueriesData<{ data: StyleRecord[] }>(
        { queryKey: keys().data("default").resource("inventory").action("list").get() },
        (before) =>
          before && {
            ...before,
            data: before.data.map((one) => ({
              ...one,
              colourways: one.colourways.map((row) => ({
                ...row,
                sizes: row.sizes.map((cell) => {
                  const now = cells.get(keyOf(row._id, cell.size))
                  return now
                    ? { ...cell, stocked: now.stocked, reserved: now.reserved, held: now.held, free: now.free }
                    : cell
                }),
              })),
            })),
          },
      )
    },
    [client, keys],
  )
}
