import {
  CUSTOMER_KINDS,
  CUSTOMER_LIST,
  CUSTOMER_SORTS,
  type CustomerKind,
  type CustomerSort,
} from "@silai/contracts/customer/limits"

/** What the list of customers is asked for, as it stands in the address bar. Empty means: not asked for. */
export type CustomerQuery = {
  search: string
  kind: CustomerKind | ""
  orders: YesNo
  measured: YesNo
  from: string
  to: string
  spend: number
  sort: CustomerSort
  page: number
}
export type YesNo = "yes" | "no" | ""

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | "" =>
  known.find((one) => one === text) ?? ""
const yesNo = (text: string | null) => oneOf(["yes", "no"], text)
const dayOf = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) ? text : ""

/** Reads the list's filters from the address bar; nonsense there is ignored, never sent. */
export function readCustomerQuery(params: URLSearchParams): CustomerQuery {
  const [page, spend] = [Number(params.get("page")), Number(params.get("spend"))]
  return {
    search: (params.get("search") ?? "").trim().slice(0, CUSTOMER_LIST.maxSearch),
    kind: oneOf(CUSTOMER_KINDS, params.get("kind")),
    orders: yesNo(params.get("orders")),
    measured: yesNo(params.get("measured")),
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    spend: spend > 0 && spend <= CUSTOMER_LIST.maxSpendRupees ? spend : 0,
    sort: oneOf(CUSTOMER_SORTS, params.get("sort")) || "newest",
    page: Number.isInteger(page) && page > 1 && page <= CUSTOMER_LIST.maxPage ? page : 1,
  }
}

/** Writes filters as a query string; what is usual is left out. */
export function writeCustomerQuery(query: Partial<CustomerQuery>): string {
  const usual: Record<string, string> = { sort: "newest", page: "1", spend: "0" }
  const told = Object.entries(query).filter(([name, value]) => value !== "" && String(value) !== usual[name])
  const text = new URLSearchParams(told.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ""
}

const asked = (choice: YesNo) => (choice === "" ? undefined : choice === "yes")

/** The filters as the call takes them. */
export const filtersOf = ({ search, kind, orders, measured, from, to, spend, sort }: CustomerQuery) => ({
  search: search || undefined,
  kind: kind || undefined,
  hasOrders: asked(orders),
  hasMeasurements: asked(measured),
  joinedFrom: from || undefined,
  joinedTo: to || undefined,
  minSpendRupees: spend || undefined,
  sort,
})

/** Whether anything narrows the list, beside the order it stands in. */
export const isNarrowed = ({ sort: _sort, page: _page, ...query }: CustomerQuery) =>
  Object.values(query).some((value) => value !== "" && value !== 0)
export const NO_FILTERS = { search: "", kind: "", orders: "", measured: "", from: "", to: "", spend: 0 } as const
