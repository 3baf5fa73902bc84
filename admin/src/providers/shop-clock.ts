/** A smaller difference is the time that a reply travels, and whole seconds of its header. */
const WORTH_CORRECTING_MS = 30_000

let behind = 0

/** Learns from a reply's `date` header how far the computer's clock is behind the server's. */
export function learnClock({ headers }: Pick<Response, "headers">): void {
  const server = Date.parse(headers.get("date") ?? "")
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  behind = Math.abs(difference) < WORTH_CORRECTING_MS ? 0 : difference
}

/** The time now in milliseconds, by the server's clock where the computer's is wrong. */
export const shopNow = (): number => Date.now() + behind
