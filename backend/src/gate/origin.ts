import type { Request } from "express"

/**
 * True when a state-changing request comes from our own pages. A browser always sends `Origin` on a POST; a caller
 * without it is not a browser (a test, a script) and carries no victim's cookies, unless it names a foreign fetch site.
 */
export function isOurOrigin(req: Request, allowed: readonly string[]): boolean {
  const origin = req.headers.origin
  if (origin !== undefined) return allowed.includes(origin)
  const site = req.headers["sec-fetch-site"]
  return site === undefined || site === "same-origin" || site === "none"
}
