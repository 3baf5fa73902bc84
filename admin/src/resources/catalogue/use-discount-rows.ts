import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { call, entry } from "../../providers/call"
import { bodyOf, type Source } from "./discount-source"

const askPrices = entry("/admin/product/variant/prices")
const askRows = entry("/admin/product/variant/all")
const PRICES = ["discount", "prices"]

/** The colourways of a source with their current prices, in one request. */
export function useDiscountRows(source: Source) {
  const client = useQueryClient()
  const body = bodyOf(source)
  const asked = useQuery({
    queryKey: [...PRICES, body],
    queryFn: ({ signal }) => call(askPrices, body, signal),
    enabled: source.variants.length > 0 || source.filter !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const empty = source.variants.length === 0 && source.filter === null
  const all = empty ? [] : (asked.data?.data ?? [])
  return {
    found: all.filter(({ _id }) => source.variants.includes(_id) || !source.without.includes(_id)),
    /** Chosen ones that no longer exist. */
    gone:
      asked.data && !asked.isPlaceholderData ? source.variants.filter((id) => !all.some(({ _id }) => _id === id)) : [],
    matching: asked.data?.matching ?? 0,
    loading: asked.isLoading,
    error: empty ? null : asked.error,
    refetch: () => client.invalidateQueries({ queryKey: PRICES }),
  }
}

/** Colourways matching a search, for selection; an empty search returns the latest. */
export const useColourwaySearch = (search: string, open: boolean) =>
  useQuery({
    queryKey: ["discount", "search", search],
    queryFn: async ({ signal }) => (await call(askRows, { search: search || undefined, pageSize: 20 }, signal)).data,
    enabled: open,
    placeholderData: keepPreviousData,
  })
