import { CATEGORIES } from "@silai/contracts/catalogue/limits"

/** What a shelf shows. `page` is the last page shown; all before it stand above. */
export type Shelf = { category?: string; color?: string; tag?: string; page: number }

const FILTERS = ["category", "color", "tag"] as const
/** So many pages are restored at once on reload or Back; a made-up number in the address must not ask for thousands. */
export const MOST_PAGES = 24

const word = (found: unknown) => (typeof found === "string" && found.trim() ? found.trim().slice(0, 60) : undefined)

/** Reads a shelf from the address: `?category=Shirt&color=Black&page=2`. Unknown or broken parts are left out. */
export function shelfOf(search: URLSearchParams): Shelf {
  const page = Number(search.get("page") ?? 1)
  return {
    ...Object.fromEntries(FILTERS.flatMap((name) => (word(search.get(name)) ? [[name, word(search.get(name))]] : []))),
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), MOST_PAGES) : 1,
  }
}

/** The address of a shelf; the first page is not named in it. */
export function searchOf({ page, ...filters }: Shelf): URLSearchParams {
  const search = new URLSearchParams(filters)
  if (page > 1) search.set("page", String(page))
  return search
}

/** The shelf that SPEC's router state (`{ category: "Shirt" }`) asks for, or null where there is none. */
export function shelfOfState(state: unknown): Shelf | null {
  const asked = (state ?? {}) as Record<string, unknown>
  const filters = FILTERS.flatMap((name) => (word(asked[name]) ? [[name, word(asked[name])]] : []))
  return filters.length ? { ...Object.fromEntries(filters), page: 1 } : null
}

/** "shirt", "Shirt" and "Shirts" all name the category Shirts; another word names itself. */
function categoryName(word: string): string {
  const stem = word.toLowerCase().replace(/s$/, "")
  return CATEGORIES.find((name) => name.toLowerCase().replace(/s$/, "") === stem) ?? word
}

/** What the shelf is called: "Black Aura" for a colour, "Shirts" for a category, null for everything. */
export function shelfName({ category, color, tag }: Shelf): string | null {
  const said = [color, tag, category && categoryName(category)].filter((part): part is string => Boolean(part))
  const names = said.map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return names.length ? names.join(" ") : null
}
