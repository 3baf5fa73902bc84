import {
  SHELF_LIST,
  STYLE_FILTERS,
  STYLE_SORTS,
  CATEGORY_FILTERS,
  type CategoryFilter,
  type StyleFilter,
  type StyleSort,
} from "@silai/contracts/catalogue/shelf-limits"

export type StyleQuery = { search: string; category: string; status: StyleFilter; sort: StyleSort; page: number }
export type CategoryQuery = { search: string; status: CategoryFilter }

const oneOf = <T extends string>(known: readonly T[], said: string | null): T =>
  known.find((one) => one === said) ?? known[0]!
const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? "").trim().slice(0, SHELF_LIST.maxSearch)

/** Reads the product list's filters from the address bar; nonsense there is ignored, never sent. */
export function readStyleQuery(params: URLSearchParams): StyleQuery {
  const page = Number(params.get("page"))
  return {
    search: textOf(params, "search"),
    category: (params.get("category") ?? "").slice(0, 120),
    status: oneOf(STYLE_FILTERS, params.get("status")),
    sort: oneOf(STYLE_SORTS, params.get("sort")),
    page: Number.isInteger(page) && page > 1 && page <= SHELF_LIST.maxPage ? page : 1,
  }
}

export const readCategoryQuery = (params: URLSearchParams): CategoryQuery => ({
  search: textOf(params, "search"),
  status: oneOf(CATEGORY_FILTERS, params.get("status")),
})

/** Writes filters as a query string; what is usual is left out, so a link stays short. */
export function writeQuery(query: Partial<StyleQuery> | Partial<CategoryQuery>): string {
  const usual: Record<string, unknown> = { page: 1, sort: STYLE_SORTS[0] }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const isUsual =
      value === "" ||
      value === undefined ||
      value === usual[name] ||
      (name === "status" && value === ("sort" in query ? STYLE_FILTERS[0] : CATEGORY_FILTERS[0]))
    if (!isUsual) params.set(name, String(value))
  }
  const text = params.toString()
  return text ? `?${text}` : ""
}
