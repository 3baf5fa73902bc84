// The shop uses Indian time wherever the user's computer is; India has one time zone and no daylight saving.
const AHEAD_MS = 5.5 * 3_600_000

/** A moment as a date-and-time field shows it in Indian time: "2026-11-28T00:00". Empty for none. */
export const toIst = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 16) : ""

/** The value of a date-and-time field, in Indian time, as a moment; null for an empty or incomplete field. */
export function fromIst(local: string): string | null {
  const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN
  return Number.isNaN(ms) ? null : new Date(ms - AHEAD_MS).toISOString()
}
