import { SEARCH } from "@silai/contracts/catalogue/limits"

/**
 * Normalises a typed search: trimmed, runs of white space collapsed; "" when nothing is left (requirements §2). A link
 * may contain a longer text or control characters: both are cut, as the field would have done. One or two dots count as
 * nothing: in a URL they would lead elsewhere.
 */
export function searchText(typed: string): string {
  const text = typed
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, SEARCH.maxLength)
    .replace(/\p{Cs}/gu, "")
    .trimEnd()
  return /^\.{1,2}$/.test(text) ? "" : text
}
