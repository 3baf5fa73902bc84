const longest = 80

/** The gateway's name for the event in a body, if it is where gateways usually put it; null otherwise. */
export function eventNameIn(body: Buffer): string | null {
  try {
    const parsed: unknown = JSON.parse(body.toString("utf8"))
    const name = (parsed as { event?: unknown } | null)?.event
    return typeof name === "string" && name ? name.slice(0, longest) : null
  } catch {
    return null
  }
}
