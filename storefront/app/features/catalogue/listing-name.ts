import { FACTS, factName, type FactKind } from "@silai/contracts/catalogue/facts"
import { CATEGORIES } from "@silai/contracts/catalogue/limits"
import { isTag, kindsApart } from "./kinds-apart"
import type { Filters } from "./listing-address"
import { listingMessages } from "./words"

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const categoryName = (kind: string) =>
  CATEGORIES.find((name) => name.toLowerCase().replace(/s$/, "") === kind.toLowerCase().replace(/s$/, "")) ??
  capital(kind)

const isFact = (name: keyof Filters): name is FactKind => Object.hasOwn(FACTS, name)

/** A value as text: "Shirts", "Formal", "Made to measure", "Black Aura", "XXL", "Half sleeve". */
export function valueName(name: keyof Filters, value: string): string {
  if (isFact(name)) return factName(name, value)
  if (name === "cuts") return listingMessages.madeToMeasure
  return name === "kinds" ? (isTag(value) ? capital(value) : categoryName(value)) : capital(value)
}

/**
 * The title of the listing: "Black Aura Formal Shirts", "Shirts, made to measure"; null for everything, and where
 * several of a kind are ticked.
 */
export function listingName({ kinds, cuts, colours }: Pick<Filters, "kinds" | "cuts" | "colours">): string | null {
  const { category, tag } = kindsApart({ kinds })
  if (category.length > 1 || tag.length > 1 || colours.length > 1) return null
  const words = [...colours.map(capital), ...tag.map(capital), ...category.map(categoryName)]
  const name = words.length ? words.join(" ") : null
  if (!cuts.length) return name
  return name ? `${name}, ${listingMessages.madeToMeasure.toLowerCase()}` : listingMessages.madeToMeasure
}
