import { likeText } from "@silai/kit/like-text"
import { SHORTEST_INSIDE } from "@silai/kit/search-words"

/**
 * A search as `like` patterns for a review's text, one of which must match: two letters match the beginning of a word. Null: one
 * letter would match nearly all, so it finds all.
 */
export function patternsOf(search: string): string[] | null {
  const letters = search.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters >= SHORTEST_INSIDE) return [likeText(search)]
  if (letters === 0) return []
  return letters === 1 ? null : [likeText(` ${search}`), likeText(search).slice(1)]
}
