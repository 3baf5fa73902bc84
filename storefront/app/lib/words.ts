const day = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})

/** 21 Nov 2026, in Indian time, from an ISO date. */
export function onDay(iso: string): string {
  return day.format(new Date(iso))
}

/** "1 item", "3 items". Also serialised as text (`prehydration/draw-bag.ts`): it uses nothing from outside. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString("en-IN")} ${n === 1 ? one : many}`
}
