import type { CrudFilter, CrudFilters, CrudSorting } from "@refinedev/core"

/** One filter: its text in the address, and its value. An invalid text is no filter (`undefined`). */
export type Field<Value = unknown> = {
  /** The longest text, where people type it. */
  max?: number
  read(text: string): Value | undefined
  write(value: Value): string
}
type Fields = Readonly<Record<string, Field>>

/**
 * A list in the address: `?status=0,1&sort=-total&page=2`. `sorts` maps a column to the call's words
 * for ascending and descending; these words are understood too. `usual` is the default order.
 */
export type ListAddress<Sort extends string = string, Filters extends Fields = Fields> = {
  filters: Filters
  sorts: Readonly<Record<string, readonly [up: Sort, down: Sort]>>
  usual: Sort
  pageSize: number
  maxPageSize: number
  maxPage: number
}

/** Declares a list's address; its filters and orders keep their types. */
export const listAddress = <const Sort extends string, Filters extends Fields>(address: ListAddress<Sort, Filters>) =>
  address

/** The filters of an address by name; absent where there is none. */
export type Values<Address extends ListAddress> = {
  [Name in keyof Address["filters"]]?: Address["filters"][Name] extends Field<infer Value> ? Value : never
}
export type SortOf<Address extends ListAddress> = Address["usual"]
/** Filters to set: an empty text or list, or `undefined`, removes one. */
export type Change<Address extends ListAddress> = {
  [Name in keyof Address["filters"]]?: Values<Address>[Name] | "" | readonly []
}

export type ListState = { filters: CrudFilters; sorters: CrudSorting; currentPage: number; pageSize: number }

export const textField = (max: number): Field<string> => ({
  max,
  read: (text) => text.trim().slice(0, max) || undefined,
  write: (value) => value,
})
export const oneOfField = <const Word extends string>(words: readonly Word[]): Field<Word> => ({
  read: (text) => words.find((word) => word === text),
  write: (value) => value,
})
/** Several values, with commas between them; each known one counts once. */
export const someOfField = <const Value extends string | number>(values: readonly Value[]): Field<Value[]> => ({
  read: (text) => {
    const words = text.split(",")
    const known = [...new Set(words)].flatMap((word) => values.find((value) => String(value) === word) ?? [])
    return known.length > 0 ? known : undefined
  },
  write: (chosen) => chosen.join(","),
})
export const yesField: Field<true> = { read: (text) => text === "1" || undefined, write: () => "1" }
export const yesNoField: Field<boolean> = {
  read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
  write: (value) => (value ? "yes" : "no"),
}
/** A day, `2026-11-22`. */
export const dayField: Field<string> = {
  read: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text) ? text : undefined),
  write: (value) => value,
}
export const amountField = (max: number): Field<number> => ({
  read: (text) => (Number(text) > 0 && Number(text) <= max ? Number(text) : undefined),
  write: String,
})

/** The filters' values by name; Refine keeps them as a list of conditions. */
export const valuesOf = <Address extends ListAddress>(_: Address, filters: CrudFilters | undefined): Values<Address> =>
  byName(filters) as Values<Address>

const byName = (filters: CrudFilters | undefined): Record<string, unknown> =>
  Object.fromEntries((filters ?? []).flatMap((one) => ("field" in one ? [[one.field, one.value]] : [])))

/** The filters with some of them changed. */
export const changedFilters = (now: CrudFilters, change: Record<string, unknown>): CrudFilters =>
  filtersOf({ ...byName(now), ...change })

/** Values by name as Refine's filters; `undefined` and an empty text or list are no filter. */
export const filtersOf = (values: Record<string, unknown>): CrudFilters =>
  Object.entries(values).flatMap(([field, value]): CrudFilter[] => {
    if (value === undefined || value === "" || value === null) return []
    if (!Array.isArray(value)) return [{ field, operator: "eq", value }]
    return value.length > 0 ? [{ field, operator: "in", value }] : []
  })

/** The call's word for the requested order. */
export function sortWord<Sort extends string>(
  address: ListAddress<Sort, Fields>,
  sorters: CrudSorting | undefined,
): Sort {
  const [first] = sorters ?? []
  const words = first && address.sorts[first.field]
  return words ? words[first.order === "asc" ? 0 : 1] : address.usual
}

/** Refine's order for a column or a word of the call. */
export function sortersOf(address: ListAddress, text: string): CrudSorting {
  const field = text.replace(/^-/, "")
  if (Object.hasOwn(address.sorts, field)) return [{ field, order: text.startsWith("-") ? "desc" : "asc" }]
  for (const [named, [up, down]] of Object.entries(address.sorts))
    if (text === up || text === down) return [{ field: named, order: text === up ? "asc" : "desc" }]
  return []
}

const between = (text: string | null, most: number, usual: number) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : usual
}

/** The list that the address asks for; invalid parts are ignored, so a mistyped link still shows the list. */
export function readAddress(address: ListAddress, search: string): ListState {
  const params = new URLSearchParams(search)
  const values = Object.entries(address.filters).map(([name, field]) => {
    const text = params.get(name)
    return [name, text === null ? undefined : field.read(text)]
  })
  const asked = sortersOf(address, params.get("sort") ?? "")
  return {
    filters: filtersOf(Object.fromEntries(values)),
    sorters: asked.length > 0 ? asked : sortersOf(address, address.usual),
    currentPage: between(params.get("page"), address.maxPage, 1),
    pageSize: between(params.get("size"), address.maxPageSize, address.pageSize),
  }
}

/** The list as an address, from the question mark on; defaults are left out, so a link stays short. */
export function writeAddress(address: ListAddress, asked: Partial<ListState>): string {
  const values = byName(asked.filters)
  const params = new URLSearchParams()
  for (const [name, field] of Object.entries(address.filters))
    if (values[name] !== undefined) params.set(name, field.write(values[name]))
  const [first] = asked.sorters ?? []
  if (first && Object.hasOwn(address.sorts, first.field) && sortWord(address, asked.sorters) !== address.usual)
    params.set("sort", `${first.order === "desc" ? "-" : ""}${first.field}`)
  if ((asked.currentPage ?? 1) > 1) params.set("page", String(asked.currentPage))
  if ((asked.pageSize ?? address.pageSize) !== address.pageSize) params.set("size", String(asked.pageSize))
  const text = params.toString().replaceAll("%2C", ",")
  return text ? `?${text}` : ""
}
