import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useList } from "@refinedev/core"
import { COLOURWAY, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { call } from "../../../providers/call"
import { type Ask as AskFor, useAddress } from "../../../ui/use-address"
import { askChoices, type ColourwayRecord } from "./calls"
import { readQuery, writeQuery, type ColourwayQuery } from "./query"

export type Ask = AskFor<ColourwayQuery>

/** The list as the address bar asks for it; the previous rows stay while the next ones come. */
export function useColourways() {
  const [query, ask] = useAddress(readQuery, writeQuery)
  const { query: asked } = useList<ColourwayRecord>({
    resource: "colourway",
    pagination: { mode: "server", currentPage: query.page, pageSize: COLOURWAY.pageSize },
    meta: query,
    errorNotification: false,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const reply = asked.data as
    { data: ColourwayRecord[]; total: number; totalPages: number; counts: Record<ColourwayStatus, number> } | undefined
  return {
    query,
    ask,
    from: writeQuery(query),
    rows: reply?.data,
    total: reply?.total ?? 0,
    pages: Math.max(1, reply?.totalPages ?? 1),
    counts: reply?.counts ?? null,
    stale: asked.isPlaceholderData,
    error: asked.error as Error | null,
    retry: () => void asked.refetch(),
  }
}

/** Styles, categories, tags and colours to choose from. */
export const useChoices = () =>
  useQuery({
    queryKey: ["colourway", "choices"],
    queryFn: async ({ signal }) => (await call(askChoices, {}, signal)).data,
    staleTime: 30_000,
  })
