import { SEARCH } from "@silai/contracts/catalogue/limits"

/**
 * What a shopper typed, as it is searched for: trimmed, runs of white space collapsed; "" when nothing is left (SPEC §2). A link may
 * bring more than the field takes, or characters that nobody types: both are cut, as the field would have done. A dot or two are
 * nothing: in an address they would lead elsewhere.
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
