/** What a shopper typed, as it is searched for: trimmed, runs of white space collapsed; "" when nothing is left (SPEC §2). */
export function searchText(typed: string): string {
  return typed.trim().replace(/\s+/g, " ")
}
