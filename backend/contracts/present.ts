/**
 * A value that must exist at this point: the row of a count, the line at a known position. It is checked, because a missing one
 * must end the work, never enter a calculation. @throws an Error that names what is missing
 */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}.`)
  return value
}
