const longest = 80

/** The gateway's name for the event in a body, if it is where gateways usually put it; null otherwise. */
export function eventNameIn(body: Buffer): string | null {
  try {
    const said: unknown = JSON.parse(body.toString("utf8"))
    const name = (said as { event?: unknown } | null)?.event
    return typeof name === "string" && name ? name.slice(0, longest) : null
  } catch {
    return null
  }
}
