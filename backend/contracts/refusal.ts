/** A refusal is data: the sentence and code of a declined request (architecture §2, law 5). */
export type RefusalEntry<Args extends unknown[] = never[]> = {
  /** HTTP status. */
  status: number
  /** The form field the sentence belongs to. */
  field?: string
  say: string | ((...args: Args) => string)
  /** Its log level; expected refusals are `info`. */
  level?: "info" | "warn" | "error"
}

export type Refusal<Args extends unknown[] = never[]> = RefusalEntry<Args> & { code: string }

/**
 * Names a noun's refusals: `refusals("bag", { line_full: {...} })` gives `line_full.code === "bag.line_full"`. Codes
 * are stable and never reused; clients branch on them. The annotation lets a build drop sentences that a page never
 * shows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function refusals<const T extends Record<string, RefusalEntry<never[]>>>(noun: string, entries: T) {
  const named = Object.entries(entries).map(([key, entry]) => [key, { ...entry, code: `${noun}.${key}` }])
  return Object.fromEntries(named) as { [K in keyof T]: T[K] & { code: string } }
}

export function sentenceOf(refusal: Refusal<never[]>, args: unknown[]): string {
  return typeof refusal.say === "function" ? (refusal.say as (...a: unknown[]) => string)(...args) : refusal.say
}
