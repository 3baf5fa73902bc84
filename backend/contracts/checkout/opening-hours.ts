import { DAY_MS, INDIA_AHEAD_MS } from "../india"

/** From opening to closing, on India's clock: "10:00" to "19:00". */
export type Span = { from: string; to: string }
/** When orders can be collected: Monday first, null where the shop stays closed; and days, "2026-11-12", on which it is closed. */
export type OpeningHours = { week: (Span | null)[]; closed: string[] }

const day: Span = { from: "10:00", to: "19:00" }
/** What counts until the shop writes its own. */
export const FIRST_OPENING_HOURS: OpeningHours = { week: [day, day, day, day, day, day, null], closed: [] }

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3
const LOOK_AHEAD_DAYS = 60

/** "10:00" → "10 am", "19:30" → "7:30 pm" */
export function clockInWords(time: string): string {
  const [hours, minutes] = time.split(":") as [string, string]
  const hour = Number(hours)
  return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`} ${hour < 12 ? "am" : "pm"}`
}

const spanInWords = ({ from, to }: Span) => `${clockInWords(from)} to ${clockInWords(to)}`
const isSame = (one: Span | null, other: Span | null) => one?.from === other?.from && one?.to === other?.to

/** "Monday to Saturday, 10 am to 7 pm": days one after the other with the same hours are said together. */
export function hoursInWords({ week }: OpeningHours): string {
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

/** "Open today till 7 pm", "Closed now. Opens tomorrow at 10 am"; empty where it does not open for long. */
export function todayInWords({ week, closed }: OpeningHours, now: number): string {
  const local = now + INDIA_AHEAD_MS
  const today = Math.floor(local / DAY_MS)
  const clock = new Date(local).toISOString().slice(11, 16)
  const spanOn = (at: number) =>
    closed.includes(new Date(at * DAY_MS).toISOString().slice(0, 10)) ? null : (week[(at + FIRST_WEEKDAY) % 7] ?? null)
  const here = spanOn(today)
  if (here && clock < here.from) return `Opens today at ${clockInWords(here.from)}`
  if (here && clock < here.to) return `Open today till ${clockInWords(here.to)}`
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const span = spanOn(today + ahead)
    if (span) return `Closed now. Opens ${dayInWords(today, ahead)} at ${clockInWords(span.from)}`
  }
  return ""
}

function dayInWords(today: number, ahead: number): string {
  if (ahead === 1) return "tomorrow"
  if (ahead < 7) return `on ${WEEKDAYS[(today + ahead + FIRST_WEEKDAY) % 7]}`
  const date = new Date((today + ahead) * DAY_MS)
  return `on ${new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "UTC" }).format(date)}`
}
