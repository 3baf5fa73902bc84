import type { ORDER_SORTS } from "@silai/contracts/order/limits"

type Sort = (typeof ORDER_SORTS)[number]
type Key = readonly [what: string, way?: "desc"]
/** Conditions, joined by "and", with their values. */
type Between = { where: string; bindings: unknown[] }

const newest: readonly Key[] = [
  ["placed_at", "desc"],
  ["order_id", "desc"],
]
/** The sort keys of each order of the list; the last key is unique. */
const KEYS: Record<Sort, readonly Key[]> = {
  newest,
  oldest: [["placed_at"], ["order_id"]],
  name: [["lower(customer_name)"], ...newest],
  name_down: [["lower(customer_name)", "desc"], ...newest],
  total_up: [["total_paise"], ...newest],
  total_down: [["total_paise", "desc"], ...newest],
}

export const sortedBy = (sort: Sort): string => KEYS[sort].map((key) => key.join(" ")).join(", ")

/** The orders of a list behind one of them, or before it. */
function comparedTo(sort: Sort, orderId: string, behind: boolean): Between {
  const its = (what: string) => `(select ${what} from order_state where order_id = ?)`
  const passes = ([what, way]: Key) => `${what} ${(way === "desc") === behind ? "<" : ">"} ${its(what)}`
  const equals = ([what]: Key) => `${what} = ${its(what)}`
  const keys = KEYS[sort]
  const ways = keys.map((key, at) => `(${[...keys.slice(0, at).map(equals), passes(key)].join(" and ")})`)
  const count = (keys.length * (keys.length + 1)) / 2
  return { where: `(${ways.join(" or ")})`, bindings: Array.from({ length: count }, () => orderId) }
}

/** Orders of a list behind `after`, which is null at its beginning, and up to `through`, which is one of them. */
export function between(sort: Sort, after: string | null, through: string): Between {
  const last = comparedTo(sort, through, false)
  const parts: Between[] = [
    { where: `(order_id = ? or ${last.where})`, bindings: [through, ...last.bindings] },
    ...(after === null ? [] : [comparedTo(sort, after, true)]),
  ]
  return {
    where: parts.map(({ where }) => where).join(" and "),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}
