import { DAY_MS, INDIA_AHEAD_MS } from "../india"

/** From opening to closing, on India's clock: "10:00" to "19:00". */
export type Span = { from: string; to: string }
/** Days on which the shop is closed, both included: "2026-11-08". The name is what customers read, "Diwali"; it may be empty. */
export type Holiday = { from: string; to: string; name: string }
/** When the shop is open, for visits, calls and collecting: Monday first, null when closed; and its holidays. */
export type OpeningHours = { week: (Span | null)[]; holidays: Holiday[] }

const day: Span = { from: "10:00", to: "19:00" }
/** The default until the shop sets its own. */
export const FIRST_OPENING_HOURS: OpeningHours = { week: [day, day, day, day, day, day, null], holidays: [] }

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3
const LOOK_AHEAD_DAYS = 60
/** Holidays that start within so many days are announced. */
const ANNOUNCED_DAYS = 30

export const isEverOpen = ({ week }: Pick<OpeningHours, "week">): boolean => week.some((span) => span !== null)

/** `opensAt`: the hour when it opens next, `ahead` days from today; null if not within two months. */
export type OpenNow =
  | { isOpen: true; till: string }
  | { isOpen: false; holiday: Holiday | null; next: { opensAt: string; ahead: number } | null }

const dayAt = (now: number) => Math.floor((now + INDIA_AHEAD_MS) / DAY_MS)
const isoOf = (at: number) => new Date(at * DAY_MS).toISOString().slice(0, 10)
const dayOf = (iso: string) => Date.parse(iso) / DAY_MS

const holidayOn = ({ holidays }: OpeningHours, day: number) =>
  holidays.find(({ from, to }) => from <= isoOf(day) && isoOf(day) <= to) ?? null
const spanOn = (hours: OpeningHours, day: number) =>
  holidayOn(hours, day) ? null : (hours.week[(day + FIRST_WEEKDAY) % 7] ?? null)

/** Whether the shop opens at all on a day, counted since 1970 in India. */
export const isOpenOn = (hours: OpeningHours, day: number): boolean => Boolean(spanOn(hours, day))

/** Whether the shop is open now, in India; the one rule for every page, mail and reply. */
export function openNow(hours: OpeningHours, now: number): OpenNow {
  const today = dayAt(now)
  const clock = new Date(now + INDIA_AHEAD_MS).toISOString().slice(11, 16)
  const here = spanOn(hours, today)
  if (here && here.from <= clock && clock < here.to) return { isOpen: true, till: here.to }
  const holiday = holidayOn(hours, today)
  if (here && clock < here.from) return { isOpen: false, holiday, next: { opensAt: here.from, ahead: 0 } }
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const span = spanOn(hours, today + ahead)
    if (span) return { isOpen: false, holiday, next: { opensAt: span.from, ahead } }
  }
  return { isOpen: false, holiday, next: null }
}

/** "10:00" → "10 am", "19:30" → "7:30 pm" */
export function clockInWords(time: string): string {
  const [hours, minutes] = time.split(":") as [string, string]
  const hour = Number(hours)
  return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${hour < 12 ? "am" : "pm"}`
}

const spanInWords = ({ from, to }: Span) => `${clockInWords(from)} to ${clockInWords(to)}`
const isSame = (one: Span | null, other: Span | null) => one?.from === other?.from && one?.to === other?.to

/** "Monday to Saturday, 10 am to 7 pm": consecutive days with the same hours are joined. Empty if the shop never opens. */
export function hoursInWords({ week }: Pick<OpeningHours, "week">): string {
  const runs: { first: number; last: number; span: Span | null }[] = []
  week.forEach((span, at) => {
    const run = runs.at(-1)
    if (run && isSame(run.span, span)) run.last = at
    else runs.push({ first: at, last: at, span })
  })
  return runs
    .flatMap(({ first, last, span }) => {
      if (!span) return []
      const days = [WEEKDAYS[first], ...(last > first ? [WEEKDAYS[last]] : [])]
      return [`${days.join(last === first + 1 ? " and " : " to ")}, ${spanInWords(span)}`]
    })
    .join("; ")
}

/**
 * "Open today till 7 pm", "Closed now. Opens tomorrow at 10 am", "Closed today for Diwali. Opens on Tuesday at 10 am"; empty
 * where it never opens.
 */
export function todayInWords(hours: OpeningHours, now: number): string {
  if (!isEverOpen(hours)) return ""
  const state = openNow(hours, now)
  if (state.isOpen) return `Open today till ${clockInWords(state.till)}`
  const { holiday, next } = state
  if (next?.ahead === 0) return `Opens today at ${clockInWords(next.opensAt)}`
  const closed = holiday ? `Closed today${holiday.name && ` for ${holiday.name}`}` : "Closed now"
  return next ? `${closed}. Opens ${dayInWords(dayAt(now), next.ahead)} at ${clockInWords(next.opensAt)}` : closed
}

/** "12 November", "14 to 16 January", "30 October to 2 November" */
export function holidayDays({ from, to }: Pick<Holiday, "from" | "to">): string {
  const [first, last] = [dateInWords(dayOf(from)), dateInWords(dayOf(to))]
  if (from === to) return first
  return from.slice(0, 7) === to.slice(0, 7) ? `${Number(from.slice(8))} to ${last}` : `${first} to ${last}`
}

/** "Closed on 12 November for Diwali", one for each holiday that starts within a month. */
export const holidaysInWords = ({ holidays }: OpeningHours, now: number): string[] =>
  holidays
    .filter(({ from }) => from > isoOf(dayAt(now)) && from <= isoOf(dayAt(now) + ANNOUNCED_DAYS))
    .sort((one, other) => one.from.localeCompare(other.from))
    .map(
      ({ name, ...days }) =>
        `Closed ${days.from === days.to ? "on" : "from"} ${holidayDays(days)}${name && ` for ${name}`}`,
    )

function dayInWords(today: number, ahead: number): string {
  if (ahead === 1) return "tomorrow"
  return `on ${ahead < 7 ? WEEKDAYS[(today + ahead + FIRST_WEEKDAY) % 7] : dateInWords(today + ahead)}`
}

const dateInWords = (at: number) =>
  new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(at * DAY_MS))
