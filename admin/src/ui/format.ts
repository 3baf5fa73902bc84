const whole = new Intl.NumberFormat("en-IN")
const parts = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 })

// The shop uses Indian time wherever the user's computer is.
const zone = "Asia/Kolkata"
const datesIn = (region: string, dayRegion = region) => ({
  day: new Intl.DateTimeFormat(dayRegion, { day: "numeric", month: "short", year: "numeric", timeZone: zone }),
  brief: new Intl.DateTimeFormat(dayRegion, { day: "numeric", month: "short", timeZone: zone }),
  clock: new Intl.DateTimeFormat(region, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: zone }),
  short: new Intl.DateTimeFormat(dayRegion, { weekday: "short", day: "numeric", month: "short", timeZone: zone }),
  weekday: new Intl.DateTimeFormat(region, { weekday: "long", day: "numeric", month: "long", timeZone: zone }),
})
const ENGLISH = "en-IN"
const english = datesIn(ENGLISH, "en-GB")
let dates = english
let language = ENGLISH

/** Days, months and times in this language from now on, such as hi-IN; null is English. */
export function writeDatesIn(region: string | null): void {
  dates = region === null ? english : datesIn(region)
  language = region ?? ENGLISH
}

/** ₹1,23,456, paise only when there are any. Takes rupees. */
export { inRupees as money } from "@silai/contracts/rupees"
/** 12.5%. Takes a part of one. */
export const percent = (part: number): string => parts.format(part)
export const count = (n: number): string => whole.format(n)

/** 21 Nov 2026 */
export const dateOf = (iso: string): string => dates.day.format(new Date(iso))
/** Sat, 28 Nov; of a day as `2026-11-28`. */
export const shortDay = (day: string): string => dates.short.format(new Date(`${day}T12:00:00+05:30`))
/** 21 Nov */
export const briefDay = (iso: string): string => dates.brief.format(new Date(iso))
/** 8:05 pm */
export const timeOf = (iso: string): string => dates.clock.format(new Date(iso))
export const dateTimeOf = (iso: string): string => `${dateOf(iso)}, ${timeOf(iso)}`
/** Saturday 21 November */
export const longDay = (at: Date): string => dates.weekday.format(at).replace(",", "")

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited: "12 minutes", "3 hours", "2 days". `now` in milliseconds; `region` for a page in one language only. */
export function waited(iso: string, now: number, region = language): string {
  const ms = Math.max(0, now - Date.parse(iso))
  if (ms < MINUTE && region === ENGLISH) return "less than a minute"
  const [n, unit] =
    ms < HOUR
      ? [Math.max(1, Math.floor(ms / MINUTE)), "minute"]
      : ms < 2 * DAY
        ? [Math.floor(ms / HOUR), "hour"]
        : [Math.floor(ms / DAY), "day"]
  return new Intl.NumberFormat(region, { style: "unit", unit, unitDisplay: "long" }).format(n)
}

/** +91 98140 12345: in groups of five, as people read numbers aloud. */
export function phoneOf(phone: string): string {
  const digits = phone.replace(/\D/g, "").slice(-10)
  return digits.length === 10 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : phone
}
