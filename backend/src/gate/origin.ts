import type { Request } from "express"

/**
 * True when a state-changing request comes from our own pages. A browser always sends `Origin` on a POST; without one the
 * caller is no browser (a test, a script) and has no victim's cookies to ride on, unless it names a foreign fetch site.
 */
export function isOurOrigin(req: Request, allowed: readonly string[]): boolean {
  const origin = req.headers.origin
  if (origin !== undefined) return allowed.includes(origin)
  const site = req.headers["sec-fetch-site"]
  return site === undefined || site === "same-origin" || site === "none"
}
