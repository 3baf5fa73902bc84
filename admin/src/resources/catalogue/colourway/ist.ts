// The shop keeps Indian time wherever its keeper's computer stands; India has one zone and no summer time.
const AHEAD_MS = 5.5 * 3_600_000

/** A moment as a date-and-time field shows it in Indian time: "2026-11-28T00:00". Empty for none. */
export const toIst = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 16) : ""

/** What a date-and-time field says, in Indian time, as a moment; null for an empty or half-filled field. */
export function fromIst(local: string): string | null {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  return Number.isNaN(ms) ? null : new Date(ms - AHEAD_MS).toISOString()
}
