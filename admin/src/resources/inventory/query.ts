import {
  INVENTORY,
  STOCK_SORTS,
  STOCK_STATES,
  type StockSort,
  type StockState,
} from "@silai/contracts/inventory/limits"

/** What the shelves are asked for, as it stands in the address bar. */
export type StockQuery = { search: string; category: string; state: StockState; sort: StockSort; page: number }

export const NO_FILTERS = { search: "", category: "", state: "all" } as const

/** Reads the filters from the address bar; nonsense there is ignored, never sent. */
export function readStockQuery(params: URLSearchParams): StockQuery {
  const page = Number(params.get("page"))
  return {
    search: (params.get("search") ?? "").trim().slice(0, INVENTORY.maxSearch),
    category: (params.get("category") ?? "").slice(0, 120),
    state: STOCK_STATES.find((state) => state === params.get("state")) ?? "all",
    sort: STOCK_SORTS.find((sort) => sort === params.get("sort")) ?? "name",
    page: Number.isInteger(page) && page > 1 && page <= INVENTORY.maxPage ? page : 1,
  }
}

/** Writes the filters as the address has them; what is usual is left out. */
export function writeStockQuery(query: StockQuery): URLSearchParams {
  const usual: Record<string, string> = { state: "all", sort: "name", page: "1" }
  return new URLSearchParams(
    Object.entries(query)
      .map(([name, value]) => [name, String(value)])
      .filter(([name, value]) => value !== "" && value !== usual[name!]),
  )
}

/** The filters as the calls take them. */
export const filtersOf = ({ search, category, state }: StockQuery) => ({
  search: search || undefined,
  category: category || undefined,
  state,
})
export const isNarrowed = ({ search, category, state }: StockQuery) =>
  search !== "" || category !== "" || state !== "all"
