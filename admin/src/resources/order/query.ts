import { ORDER_LIST } from "@silai/contracts/order/limits"
import { statusOf } from "@silai/contracts/order/status"

/** What the order list is asked for, as it stands in the address bar. */
export type OrderQuery = { search: string; status: number[]; sort: "newest" | "oldest"; page: number }

/** Reads the list's filters from the address bar; nonsense there is ignored, never sent. */
export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const codes = (params.get("status") ?? "").split(",").filter(Boolean).map(Number)
  const page = Number(params.get("page"))
  return {
    search: (params.get("search") ?? "").trim().slice(0, ORDER_LIST.maxSearch),
    status: [...new Set(codes.filter((code) => statusOf(code)))],
    sort: params.get("sort") === "oldest" ? "oldest" : "newest",
    page: Number.isInteger(page) && page > 1 && page <= ORDER_LIST.maxPage ? page : 1,
  }
}

/** Writes filters as a query string; what is usual is left out, so a link stays short. Changing a filter starts at page 1. */
export function writeOrderQuery(query: Partial<OrderQuery>): string {
  const params = new URLSearchParams()
  if (query.search) params.set("search", query.search)
  if (query.status?.length) params.set("status", query.status.join(","))
  if (query.sort === "oldest") params.set("sort", "oldest")
  if (query.page && query.page > 1) params.set("page", String(query.page))
  const text = params.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : ""
}

/** The order list with these filters, as a path inside the back office. */
export const ordersPath = (query: Partial<OrderQuery> = {}): string => `/order/manage${writeOrderQuery(query)}`
