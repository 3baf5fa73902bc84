const longest = 80

/** What a gateway calls the news that a body brings, as far as it says so the usual way; null otherwise. */
export function eventNameIn(body: Buffer): string | null {
  try {
    const said: unknown = JSON.parse(body.toString("utf8"))
    const name = (said as { event?: unknown } | null)?.event
    return typeof name === "string" && name ? name.slice(0, longest) : null
  } catch {
    return null
  }
}
