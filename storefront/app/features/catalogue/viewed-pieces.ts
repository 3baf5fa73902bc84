import { LISTING } from "@silai/contracts/catalogue/limits"
import { createStore } from "~/lib/store"

const KEY = "recently-viewed"

/** Ids of the pieces that this browser looked at, the latest first. Empty until `recallViewed`; never leaves the browser. */
export const viewedPieces = createStore<readonly string[]>([])

/** A list of pieces with one more at its head, each once. One more than is shown is kept: the present one is not shown. */
export function withPiece(list: readonly string[], id: string): string[] {
  return [id, ...withoutPiece(list, id)].slice(0, LISTING.recentlyViewed + 1)
}

export function withoutPiece(list: readonly string[], id: string): string[] {
  return list.filter((one) => one !== id)
}

/** The kept list, or nothing where the storage holds rubbish. */
export function piecesOf(kept: string | null): string[] {
  try {
    const found: unknown = JSON.parse(kept ?? "[]")
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string" && /^\w{1,64}$/.test(one)).slice(0, LISTING.recentlyViewed + 1) : []
  } catch {
    return []
  }
}

/** Reads what is kept; another tab may have looked at more since. */
export function recallViewed() {
  try {
    viewedPieces.set(piecesOf(localStorage.getItem(KEY)))
  } catch {
    // Forbidden storage: the list then lives as long as the tab.
  }
}

function keep(list: readonly string[]) {
  viewedPieces.set(list)
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    // Storage full or forbidden: as above.
  }
}

export function rememberViewed(id: string) {
  recallViewed()
  keep(withPiece(viewedPieces.get(), id))
}

export function forgetViewed(id: string) {
  keep(withoutPiece(viewedPieces.get(), id))
}

export function forgetAllViewed() {
  keep([])
}
