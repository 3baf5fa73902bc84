import { SEARCH } from "@silai/contracts/catalogue/limits"
import { createStore } from "./store"

const KEY = "recent-searches"

/** What this browser searched for, the latest first. Empty until `recallSearches`; never leaves the browser. */
export const recentSearches = createStore<readonly string[]>([])

/** A list of searches with one more at its head, each once whatever its capitals, and only so many. */
export function withSearch(list: readonly string[], text: string): string[] {
  return [text, ...withoutSearch(list, text)].slice(0, SEARCH.recent)
}

export function withoutSearch(list: readonly string[], text: string): string[] {
  return list.filter((one) => one.toLowerCase() !== text.toLowerCase())
}

/** The kept list, or nothing where the storage holds rubbish. */
export function searchesOf(kept: string | null): string[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]")
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string" && one !== "").slice(0, SEARCH.recent) : []
  } catch {
    return []
  }
}

/** Reads what is kept; another tab may have searched since. */
export function recallSearches() {
  try {
    recentSearches.set(searchesOf(localStorage.getItem(KEY)))
  } catch {
    // Forbidden storage: searches then live as long as the tab.
  }
}

function keep(list: readonly string[]) {
  recentSearches.set(list)
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Storage full or forbidden: as above.
  }
}

export function rememberSearch(text: string) {
  recallSearches()
  keep(withSearch(recentSearches.get(), text))
}

export function forgetSearch(text: string) {
  keep(withoutSearch(recentSearches.get(), text))
}

export function forgetSearches() {
  keep([])
}
