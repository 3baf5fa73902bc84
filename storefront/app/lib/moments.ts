const moment = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
})

/** 21 Nov 2026, 4:05 pm, in Indian time, from an ISO date. */
export function atMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** A remaining time as m:ss, from whole seconds. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}
