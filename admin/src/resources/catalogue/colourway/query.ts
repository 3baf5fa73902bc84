import {
  COLOURWAY,
  COLOURWAY_SORTS,
  COLOURWAY_STATUSES,
  type ColourwaySort,
  type ColourwayStatus,
} from "@silai/contracts/catalogue/limits"

/** What the list of product variants is asked for, as it stands in the address bar. */
export type ColourwayQuery = {
  search: string
  status: ColourwayStatus[]
  product: string
  category: string
  tag: string
  low: boolean
  sale: boolean
  sort: ColourwaySort
  page: number
}

const among = <T extends string>(known: readonly T[], said: string | null): T | undefined =>
  known.find((one) => one === said)

/** Reads the filters from the address bar; nonsense there is ignored, never sent. */
export function readQuery(params: URLSearchParams): ColourwayQuery {
  const page = Number(params.get("page"))
  const short = (name: string, max = 120) => (params.get(name) ?? "").trim().slice(0, max)
  return {
    search: short("search", COLOURWAY.maxSearch),
    status: (params.get("status") ?? "").split(",").flatMap((said) => among(COLOURWAY_STATUSES, said) ?? []),
    product: short("product"),
    category: short("category"),
    tag: short("tag", COLOURWAY.tagMax),
    low: params.get("low") === "1",
    sale: params.get("sale") === "1",
    sort: among(COLOURWAY_SORTS, params.get("sort")) ?? "latest",
    page: Number.isInteger(page) && page > 1 && page <= COLOURWAY.maxPage ? page : 1,
  }
}

/** Writes filters as a query string; what is usual is left out, so a link stays short. */
export function writeQuery(query: Partial<ColourwayQuery>): string {
  const params = new URLSearchParams()
  for (const key of ["search", "product", "category", "tag"] as const) if (query[key]) params.set(key, query[key])
  if (query.status?.length) params.set("status", query.status.join(","))
  if (query.low) params.set("low", "1")
  if (query.sale) params.set("sale", "1")
  if (query.sort && query.sort !== "latest") params.set("sort", query.sort)
  if (query.page && query.page > 1) params.set("page", String(query.page))
  const text = params.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : ""
}

export const isNarrowed = ({ search, status, product, category, tag, low, sale }: ColourwayQuery) =>
  Boolean(search || status.length || product || category || tag || low || sale)
