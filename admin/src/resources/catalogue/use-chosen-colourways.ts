import { REPRICE } from "@silai/contracts/catalogue/shelf-limits"
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query"
import { call, entry } from "../../providers/call"

const askRows = entry("/admin/product/variant/all")
const askOne = entry("/admin/product/variant/single")

/** Ids as the address bar holds them: each once, no more than the calculator takes. */
export const idsOf = (text: string | null): string[] =>
  [...new Set((text ?? "").split(",").filter((id) => /^[\w-]{1,120}$/.test(id)))].slice(0, REPRICE.maxVariants)

/** The chosen colourways as they are now; one that is gone is left out and counted. */
export function useChosenColourways(ids: readonly string[]) {
  const asked = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["discount", "colourway", id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await call(askOne, { variantIdOrSlug: id }, signal)).data,
      staleTime: 0,
    })),
  })
  return {
    found: asked.flatMap(({ data }) => (data ? [data] : [])),
    loading: asked.some(({ isLoading }) => isLoading),
    failed: ids.filter((_, place) => asked[place]?.isError),
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  }
}

/** Colourways that answer to a few words, for choosing; empty words give the latest. */
export const useColourwaySearch = (search: string, open: boolean) =>
  useQuery({
    queryKey: ["discount", "search", search],
    queryFn: async ({ signal }) => (await call(askRows, { search: search || undefined, pageSize: 20 }, signal)).data,
    enabled: open,
    placeholderData: keepPreviousData,
  })
