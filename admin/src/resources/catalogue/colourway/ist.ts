import { INDIA_AHEAD_MS } from "@silai/contracts/india"

// The shop uses Indian time wherever the user's computer is.

/** A moment as a date-and-time field shows it in Indian time: "2026-11-28T00:00". Empty for none. */
export const toIst = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + INDIA_AHEAD_MS).toISOString().slice(0, 16) : ""

/** The same for an end: 23:59 is the whole last minute of its day, because ends are exclusive. */
export function endFromIst(local: string): string | null {
  const iso = fromIst(local)
  return iso && local.endsWith("T23:59") ? new Date(Date.parse(iso) + 59_999).toISOString() : iso
}

/** The value of a date-and-time field, in Indian time, as a moment; null for an empty or incomplete field. */
export function fromIst(local: string): string | null {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  return Number.isNaN(ms) ? null : new Date(ms - INDIA_AHEAD_MS).toISOString()
}
