/** The hours of a sale; `to` is null where it has no end. */
export type Hours = { from: Date; to: Date | null }

const isOn = (hours: Hours | null, now: Date): boolean =>
  hours !== null && hours.from <= now && (hours.to === null || hours.to > now)

const same = (one: Date | null | undefined, other: Date | null | undefined) => one?.getTime() === other?.getTime()

/**
 * Whether an edit of a sale's hours begins or ends it, and at which moment: its own first or last, when that is new, as
 * the worker would; otherwise the moment of the edit.
 */
export function saleTurn(
  before: Hours | null,
  after: Hours | null,
  now: Date,
): { what: "started" | "ended"; at: Date } | null {
  const [was, is] = [isOn(before, now), isOn(after, now)]
  if (was === is) return null
  if (is && after) return { what: "started", at: same(before?.from, after.from) ? now : after.from }
  const end = after?.to ?? null
  const isOver = end !== null && end <= now && !same(before?.to, end)
  return { what: "ended", at: isOver ? end : now }
}
