import { FACTS, factName, type FactKind } from "@silai/contracts/catalogue/facts"
import { CATEGORIES, COLOURS, LOOKING_FOR } from "@silai/contracts/catalogue/limits"
import { isTag, kindsApart } from "./kinds-apart"
import type { Filters } from "./listing-address"
import { listingMessages } from "./words"

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const categoryName = (kind: string) =>
  CATEGORIES.find((name) => name.toLowerCase().replace(/s$/, "") === kind.toLowerCase().replace(/s$/, "")) ??
  capital(kind)

const isFact = (name: keyof Filters): name is FactKind => Object.hasOwn(FACTS, name)

/** The shop's answer to a listing: its number of pieces, and the colours of all its pieces. */
export type Answer = { total?: number | undefined; colours?: readonly { name: string }[] | undefined }
type Named = Pick<Filters, "kinds" | "colours">

const isOneOf = (list: readonly string[], word: string) => list.some((one) => one === word)

/**
 * Whether a value of an address is a word of this shop. Anyone can write a link with any text in it, such as a false
 * helpline: a category that the shop did not begin with counts only where it alone has found pieces.
 */
function isOurs({ kinds }: Named, name: keyof Filters, value: string, { total = 0, colours = [] }: Answer): boolean {
  if (name === "colours")
    return [...COLOURS, ...colours].some((colour) => colour.name.toLowerCase() === value.toLowerCase())
  if (name !== "kinds" || isOneOf(LOOKING_FOR, value)) return true
  return total > 0 && kindsApart({ kinds }).category.length === 1
}

/** Whether all that an address asks for has a name in this shop. */
export const isAllOurs = (filters: Named, answer: Answer): boolean =>
  (["kinds", "colours"] as const).every((name) => filters[name].every((value) => isOurs(filters, name, value, answer)))

/** The name of a ticked value; of a stranger's word only that it is one. */
export const tickedName = (filters: Named, name: keyof Filters, value: string, answer: Answer): string =>
  isOurs(filters, name, value, answer) ? valueName(name, value) : listingMessages.unknownFilter

/** A value as text: "Shirts", "Formal", "Made to measure", "Black Aura", "XXL", "Half sleeve". */
export function valueName(name: keyof Filters, value: string): string {
  if (isFact(name)) return factName(name, value)
  if (name === "cuts") return listingMessages.madeToMeasure
  return name === "kinds" ? (isTag(value) ? capital(value) : categoryName(value)) : capital(value)
}

/**
 * The title of the listing: "Black Aura Formal Shirts", "Shirts, made to measure"; null for everything, and where
 * several of a kind are ticked, or a word of the address is not the shop's.
 */
export function listingName(filters: Named & Pick<Filters, "cuts">, answer: Answer): string | null {
  if (!isAllOurs(filters, answer)) return null
  const { kinds, cuts, colours } = filters
  const { category, tag } = kindsApart({ kinds })
  if (category.length > 1 || tag.length > 1 || colours.length > 1) return null
  const words = [...colours.map(capital), ...tag.map(capital), ...category.map(categoryName)]
  const name = words.length ? words.join(" ") : null
  if (!cuts.length) return name
  return name ? `${name}, ${listingMessages.madeToMeasure.toLowerCase()}` : listingMessages.madeToMeasure
}
